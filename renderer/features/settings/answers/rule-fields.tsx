// The day of the general election as a rule: the third Tuesday of March, another weekday of a month, or a fixed day.
import type { ElectionRule } from '../../../../shared/domain/election.ts';
import { parseElectionRuleText } from '../../../../shared/rules/election-day.ts';
import { monthName, weekdayName } from '../../../../shared/words/days.ts';
import { Choice } from '../../../ui/choice.tsx';
import { Row } from '../../../ui/form.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { FieldProblem, FormApi } from '../../../ui/use-form.ts';

const march = { nth: '3', weekday: '2', month: '3' };
export const emptyRule = { by: 'march', ...march, ofMonth: '3', day: '' };
export type TypedRule = typeof emptyRule;

const isMarch = (rule: ElectionRule): boolean =>
  rule.by === 'weekday' && rule.nth === 3 && rule.weekday === 2 && rule.month === 3;

export function typedRule(rule: ElectionRule): TypedRule {
  if (isMarch(rule)) return emptyRule;
  if (rule.by === 'date') return { ...emptyRule, by: 'date', ofMonth: `${rule.month}`, day: `${rule.day}` };
  return { ...emptyRule, by: 'weekday', nth: `${rule.nth}`, weekday: `${rule.weekday}`, month: `${rule.month}` };
}

export function ruleOf({ by, nth, weekday, month, ofMonth, day }: TypedRule): ElectionRule {
  if (by === 'date') return { by: 'date', month: Number(ofMonth), day: Number(day) };
  const typed = by === 'march' ? march : { nth, weekday, month };
  return { by: 'weekday', nth: Number(typed.nth), weekday: Number(typed.weekday), month: Number(typed.month) };
}

/** What is wrong with a day of the year, in the words of the one place that knows: “June has no day 31.” */
function dayProblem({ ofMonth, day }: Pick<TypedRule, 'ofMonth' | 'day'>): string | null {
  if (!/^\d{1,2}$/.test(day.trim())) return 'Type the day of the month, such as 15.';
  const read = parseElectionRuleText(`${monthName(Number(ofMonth))} ${day.trim()}`);
  return read.ok ? null : read.error.message;
}

const numbered = (from: number, to: number, nameOf: (n: number) => string) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ value: `${from + at}`, label: nameOf(from + at) }));
const months = numbered(1, 12, monthName);
const ordinals = ['First', 'Second', 'Third', 'Fourth'].map((label, at) => ({ value: `${at + 1}`, label }));

/** What is wrong with the rule as it is typed. */
export function ruleProblems(typed: TypedRule): FieldProblem[] {
  const problem = typed.by === 'date' ? dayProblem(typed) : null;
  return problem === null ? [] : [{ field: 'day', message: problem }];
}

/** Its fields lie at the top of the form's values: `by`, `nth`, `weekday`, `month`, `ofMonth`, `day`. */
export const RuleFields = ({ form }: { readonly form: FormApi }) => (
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
);
