// What is typed about a change of the election day, and the act it comes to.
import { addDays, type PlainDate } from '../../../shared/domain/plain-date.ts';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import type { FieldProblem } from '../../ui/use-form.ts';
import { aDay, dayTyped, mustStand } from '../election/typed-answers.ts';
import { ruleOf, ruleProblems, type TypedRule } from '../settings/answers/rule-fields.tsx';

export const blankOfficer = { office: '', electedOn: '', successorOn: '' };
type TypedOfficer = typeof blankOfficer;
export const isBlankOfficer = (officer: TypedOfficer): boolean =>
  Object.values(officer).every((text) => text.trim() === '');

export type TypedDateChange = TypedRule & { adoptedOn: string; officers: TypedOfficer[]; confirmed: boolean };

export const missingAdopted = 'Type the day of the vote, such as 3/16.';

/** Days of officers are told without a year as well: the last election is behind, the next one ahead. */
export const nearElected = (near: PlainDate): PlainDate => addDays(near, -182);
export const nearSuccessor = (near: PlainDate): PlainDate => addDays(near, 182);

/** Everything the terms depend on, as one text. */
export const readAs = ({ confirmed: _, ...typed }: TypedDateChange): string => JSON.stringify(typed);

/** `told`: the terms of these very answers have been read to her, and wait for her tick. */
export function dateChangeProblems(typed: TypedDateChange, near: PlainDate, told: boolean): FieldProblem[] {
  return [
    ...aDay('adoptedOn', typed.adoptedOn, near, missingAdopted),
    ...ruleProblems(typed),
    ...typed.officers.flatMap((officer, at) =>
      isBlankOfficer(officer)
        ? []
        : [
            ...mustStand(`officers.${at}.office`, officer.office, 'Type the office and the name.'),
            ...aDay(`officers.${at}.electedOn`, officer.electedOn, nearElected(near), 'Type the day of that election.'),
            ...aDay(
              `officers.${at}.successorOn`,
              officer.successorOn,
              nearSuccessor(near),
              'Type the day on which a successor was to be elected.',
            ),
          ],
    ),
    ...(told && !typed.confirmed
      ? [{ field: 'confirmed', message: 'Read the terms, officer by officer, and tick that they are right.' }]
      : []),
  ];
}

/** Null where a day cannot be read; `dateChangeProblems` has told her. */
export function dateChangeOf(
  typed: TypedDateChange,
  near: PlainDate,
): Omit<CommandInput<'board.record-date-change'>, 'confirmed'> | null {
  const adoptedOn = dayTyped(typed.adoptedOn, near);
  if (adoptedOn === null) return null;
  const officers = typed.officers.flatMap((officer) => {
    const electedOn = dayTyped(officer.electedOn, nearElected(near));
    const successorOn = dayTyped(officer.successorOn, nearSuccessor(near));
    if (electedOn === null || successorOn === null) return [];
    return [{ office: officer.office.trim(), electedOn, successorOn }];
  });
  return { adoptedOn, rule: ruleOf(typed), officers };
}
