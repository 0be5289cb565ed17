// On which day the village elects: the third Tuesday of March, another weekday of a month, or a fixed day.
import type { Answer } from './answer.ts';
import { emptyRule, RuleFields, ruleOf, ruleProblems, type TypedRule, typedRule } from './rule-fields.tsx';

export const electionDay: Answer<TypedRule> = {
  id: 'election-day',
  name: 'Election day',
  question: 'On which day does your village elect?',
  lead: 'Most villages: the third Tuesday of March. Another day rests on a vote of the village or on its charter.',
  said: 'The day of the election is on record.',
  // Without an answer it is the day the law sets, so there is always one.
  isAnswered: () => true,
  start: (office) => (office ? typedRule(office.electionRule) : emptyRule),
  check: ruleProblems,
  acts: (typed) => [{ name: 'office.set-election-rule', input: { rule: ruleOf(typed) } }],
  fields: (form) => <RuleFields form={form} />,
};
