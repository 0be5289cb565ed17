// How many electors stand on the register of the previous general election: asked where one in five of them may petition.
import type { FieldProblem } from '../../ui/use-form.ts';
import { wholeNumber } from '../election/typed-answers.ts';

export const electorsWords = {
  label: 'Electors on the register of the last general village election',
  optional: 'if known',
  hint: 'One in five of them is enough for a petition.',
} as const;

export const electorsProblems = (typed: string): FieldProblem[] =>
  typed.trim() === '' ? [] : wholeNumber('electors', 'Electors', typed.replaceAll(',', ''), 1, 1_000_000);

/** Null where nothing was typed. */
export const electorsOf = (typed: string): number | null =>
  typed.trim() === '' ? null : Number(typed.replaceAll(',', ''));
