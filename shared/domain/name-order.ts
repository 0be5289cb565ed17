// The order of names in every list: surname, given name, suffix. Case, accents and apostrophes do not count, and no
// country's rules of the computer either: “de la Cruz” stands under D, as the county lists it.
import type { PersonName } from './person-name.ts';
import { foldForSearch } from './search-key.ts';

/** Sorts before every letter, digit and space. */
const gap = '\t';
/** Surname, given name, suffix, middle name, each as `foldForSearch` gives it. */
export type FoldedName = readonly (readonly string[])[];

/** The order key of a name that is folded already, or its beginning. */
export const orderFrom = (folded: FoldedName): string => {
  let key = '';
  for (const words of folded) key += (words.length === 1 ? words[0] : words.join(' ')) + gap;
  return key;
};

/** Names compare as these texts do, sign by sign. The middle name only parts those who share all the rest. */
export const nameOrderKey = ({ surname, given, suffix, middle }: PersonName): string =>
  orderFrom([surname, given, suffix, middle].map(foldForSearch));

/** For `sort`: negative where `a` comes first. */
export const inOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
