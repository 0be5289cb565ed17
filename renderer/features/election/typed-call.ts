// What is typed to call an election, and the act it comes to. Each kind has its own way to its day and to what it rests on.
import type { ElectionId } from '../../../shared/domain/ids.ts';
import type { PlainDate } from '../../../shared/domain/plain-date.ts';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import type { FieldProblem } from '../../ui/use-form.ts';
import { aDay, dayTyped, mustStand } from './typed-answers.ts';

export type CallInput = CommandInput<'election.call'>;
type Kind = CallInput['kind'];

export const kinds = ['general', 'special', 'run-off', 'referendum'] as const satisfies readonly Kind[];
export const OTHER_DAY = 'other-day';
export const missingDay = 'Type the day of the election, such as 5/18.';
const missingCertified = 'Type the day of the final certification, such as 3/25.';

export const emptyCall = {
  ...{ kind: 'general', year: OTHER_DAY, day: '', reason: '' },
  ...{ office: '', vacantOn: '', boardCalledOn: '' },
  ...{ certified: '', of: '' },
  ...{ statute: '' },
};
export type TypedCall = typeof emptyCall;

export const kindOf = ({ kind }: TypedCall): Kind => kinds.find((one) => one === kind) ?? 'general';
export const byYear = (typed: TypedCall): boolean => kindOf(typed) === 'general' && typed.year !== OTHER_DAY;

const dayIfTyped = (field: string, typed: string, near: PlainDate): FieldProblem[] =>
  typed.trim() === '' ? [] : aDay(field, typed, near, '');

export function callProblems(typed: TypedCall, near: PlainDate): FieldProblem[] {
  const day = aDay('day', typed.day, near, missingDay);
  switch (kindOf(typed)) {
    case 'general':
      return byYear(typed) ? [] : day;
    case 'special':
      return [
        ...mustStand('office', typed.office, 'Type the office that is vacant, such as Trustee.'),
        ...dayIfTyped('vacantOn', typed.vacantOn, near),
        ...dayIfTyped('boardCalledOn', typed.boardCalledOn, near),
        ...day,
      ];
    case 'run-off':
      return aDay('certified', typed.certified, near, missingCertified);
    case 'referendum':
      return [...mustStand('statute', typed.statute, 'Type the statute, such as Village Law §16-1602.'), ...day];
  }
}

/** Null where a day cannot be read; `callProblems` has told her. `elections`: those a tie can come from. */
export function callOf(typed: TypedCall, near: PlainDate, elections: readonly ElectionId[]): CallInput | null {
  const kind = kindOf(typed);
  if (byYear(typed)) return { kind, when: { by: 'year', year: Number(typed.year) } };
  if (kind === 'run-off') {
    const certified = dayTyped(typed.certified, near);
    const of = elections.find((id) => id === typed.of) ?? null;
    return certified === null ? null : { kind, when: { by: 'certified', certified, of } };
  }
  const day = dayTyped(typed.day, near);
  if (day === null) return null;
  const reason = kind === 'general' && typed.reason.trim() !== '' ? typed.reason.trim() : null;
  const when = { by: 'day' as const, day, reason };
  if (kind === 'special') {
    const vacantOn = dayTyped(typed.vacantOn, near);
    const boardCalledOn = dayTyped(typed.boardCalledOn, near);
    return { kind, when, ground: { kind: 'vacancy', office: typed.office.trim(), vacantOn, boardCalledOn } };
  }
  return kind === 'referendum'
    ? { kind, when, ground: { kind: 'statute', statute: typed.statute.trim() } }
    : { kind, when };
}

/** The refusal speaks of “when” and “ground”, which on this form are fields of their own. */
export function callField(path: string, typed: TypedCall): string {
  if (path === 'when.reason') return 'reason';
  if (path.startsWith('ground')) return path.split('.')[1] ?? (kindOf(typed) === 'special' ? 'office' : 'statute');
  if (!path.startsWith('when')) return path;
  if (kindOf(typed) === 'run-off') return 'certified';
  return byYear(typed) ? 'year' : 'day';
}
