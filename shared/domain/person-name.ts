// People's names, never re-cased and never split by guess.
import { z } from 'zod';
import { NameLine, OptionalLine } from './text.ts';

/** A voter's name in the parts of the state's forms. `middle` and `suffix` may be empty. */
export const PersonName = z.strictObject({
  surname: NameLine,
  given: NameLine,
  middle: OptionalLine,
  suffix: OptionalLine,
});
export type PersonName = z.infer<typeof PersonName>;

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');
/** “Tom B. Fox Jr.” */
export const nameInOrder = (n: PersonName): string => joined([n.given, n.middle, n.surname, n.suffix]);
/** “Fox, Tom B., Jr.”, as lists show it. Who has one name only is shown by it. */
export const nameInList = (n: PersonName): string =>
  [n.surname, joined([n.given, n.middle]), n.suffix].filter((part) => part !== '').join(', ');
/** What two ways of writing the same name have in common: no case, no spaces, no marks; the suffix is left out. */
export const sameNameKey = (n: PersonName): string =>
  [n.given, n.surname]
    .join(' ')
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** “Jr.” and the like belong to the name before the comma. */
const suffix = /^(jr|sr|esq|ii|iii|iv|v|m\.?d|ph\.?d)\.?$/i;
/** Several names typed in one line with commas: “Ada Holm, John Doe, Jr.” are two. */
export function namesInLine(line: string): string[] {
  const names: string[] = [];
  for (const part of line.split(',').map((one) => one.trim())) {
    const before = names.at(-1);
    if (before !== undefined && suffix.test(part)) names[names.length - 1] = `${before}, ${part}`;
    else if (part !== '') names.push(part);
  }
  return names;
}
