// A passphrase is typed twice, so that nobody locks herself out by a slip.
import type { FieldProblem } from '../../ui/use-form.ts';

const LEAST = 10;

export const noPassphrase = { first: '', again: '', shown: false };
export type TypedTwice = typeof noPassphrase;

export const passphraseHint = 'At least ten characters. A few words are easier to remember than odd characters.';

/** What is wrong with the two; nothing where they are one new passphrase. */
export function twiceProblems({ first, again }: TypedTwice): FieldProblem[] {
  const signs = [...first].length;
  if (signs === 0) return [{ field: 'first', message: 'Type the new passphrase.' }];
  if (first.length < LEAST)
    return [{ field: 'first', message: `At least ten characters; this has ${signs}. A few words do well.` }];
  if (again === '') return [{ field: 'again', message: 'Type it once more.' }];
  return first === again ? [] : [{ field: 'again', message: 'This is not the same as above. Type both again.' }];
}
