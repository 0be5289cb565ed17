// Why a county list cannot be read at all: which line, what is wrong, what to do. The list that was there stays.
import { type Refusal, refuse } from '../../shared/commands/define-command.ts';
import type { Err } from '../../shared/result.ts';

export class ListProblem extends Error {
  readonly code: ListProblemCode;
  constructor(code: ListProblemCode, message: string) {
    super(message);
    this.code = code;
  }
}
export type ListProblemCode =
  | 'not-a-list'
  | 'too-large'
  | 'cannot-read'
  | 'file-changed'
  | 'damaged-text'
  | 'quote-not-closed'
  | 'line-too-long'
  | 'columns-unknown'
  | 'most-lines-rejected'
  | 'nobody-of-the-village'
  | 'reading-ended';

export const staysInUse = 'Nothing was changed; the list that was there before is still in use.';

/** A problem as the job answers it. */
export const refusalOf = (problem: ListProblem): Err<Refusal> =>
  refuse(problem.code, `${problem.message} ${staysInUse}`, 'place');
