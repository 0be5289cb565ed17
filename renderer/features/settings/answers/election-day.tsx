// On which day the village elects: the third Tuesday of March, another weekday of a month, or a fixed day.
import { parseElectionRuleText } from '../../../../shared/rules/election-day.ts';
import { monthName, weekdayName } from '../../../../shared/words/days.ts';
import { Choice } from '../../../ui/choice.tsx';
import { Row } from '../../../ui/form.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Answer, Office } from './answer.ts';

type Rule = Office['electionRule'];
const march = { nth: '3', weekday: '2', month: '3' };
const empty = { by: 'march', ...march, ofMonth: '3', day: '' };
type Typed = typeof empty;

const isMarch = (rule: Rule): boolean =>
  rule.by === 'weekday' && rule.nth === 3 && rule.weekday === 2 && rule.month === 3;

function typedOf(rule: Rule): Typed {
  if (isMarch(rule)) return empty;
  if (rule.by === 'date') return { ...empty, by: 'date', ofMonth: `${rule.month}`, day: `${rule.day}` };
  return { ...empty, by: 'weekday', nth: `${rule.nth}`, weekday: `${rule.weekday}`, month: `${rule.month}` };
}

function ruleOf({ by, nth, weekday, month, ofMonth, day }: Typed): Rule {
  if (by === 'date') return { by: 'date', month: Number(ofMonth), day: Number(day) };
  const typed = by === 'march' ? march : { nth, weekday, month };
  return { by: 'weekday', nth: Number(typed.nth), weekday: Number(typed.weekday), month: Number(typed.month) };
}

/** What is wrong with a day of the year, in the words of the one place that knows: “June has no day 31.” */
function dayProblem({ ofMonth, day }: Typed): string | null {
  if (!/^\d{1,2}$/.test(day.trim())) return 'Type the day of the month, such as 15.';
  const read = parseElectionRuleText(`${monthName(Number(ofMonth))} ${day.trim()}`);
  return read.ok ? null : read.error.message;
}

const numbered = (from: number, to: number, nameOf: (n: number) => string) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ value: `${from + at}`, label: nameOf(from + at) }));
const months = numbered(1, 12, monthName);
const ordinals = ['First', 'Second', 'Third', 'Fourth'].map((label, at) => ({ value: `${at + 1}`, label }));

export const electionDay: Answer<Typed> = {
  id: 'election-day',
  name: 'Election day',
  question: 'On which day does your village elect?',
  lead: 'Most villages: the third Tuesday of March. Another day rests on a vote of the village or on its charter.',
  said: 'The day of the election is on record.',
  // Without an answer it is the day the law sets, so there is always one.
  isAnswered: () => true,
  start: (office) => (office ? typedOf(office.electionRule) : empty),
  check: (typed) => {
    const problem = typed.by === 'date' ? dayProblem(typed) : null;
    return problem === null ? [] : [{ field: 'day', message: problem }];
  },
  acts: (typed) => [{ name: 'office.set-election-rule', input: { rule: ruleOf(typed) } }],
  fields: (form) => (
    <Choice
      {...form.text('by')}
      label="The day of the general village election"
      hideLabel
      options={[
        { value: 'march', label: 'The third Tuesday of March' },
        {
          value: 'weekday',
          label: 'Another weekday of a month, such as the third Tuesday of June',
          under: (
            <Row>
              <Select label="Which" width="w8" options={ordinals} {...form.text('nth')} />
              <Select label="Weekday" width="w10" options={numbered(0, 6, weekdayName)} {...form.text('weekday')} />
              <Select label="Month" width="w10" options={months} {...form.text('month')} />
            </Row>
          ),
        },
        {
          value: 'date',
          label: 'The same day every year, such as March 15',
          under: (
            <Row>
              <Select label="Month" width="w10" options={months} {...form.text('ofMonth')} />
              <TextField label="Day" width="w4" inputMode="numeric" {...form.text('day')} />
            </Row>
          ),
        },
      ]}
    />
  ),
};
