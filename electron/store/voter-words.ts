// What a voter is found by, and how typed words become a question to the index. Whatever is typed is only words.
import { otherNames } from '../../shared/domain/nicknames.ts';
import { foldForSearch } from '../../shared/domain/search-key.ts';
import type { VoterName } from '../../shared/domain/voter.ts';

/** “de la cruz” is also one word, so that Delacruz and De La Cruz find each other. */
const withJoined = (words: readonly string[]): readonly string[] =>
  words.length > 1 ? [...words, words.join('')] : words;
/** A number without what fills it up in front: NY000000000001234 is 1234. */
function bare(word: string): string {
  const isLetter = (i: number) => word.charCodeAt(i) >= 97 && word.charCodeAt(i) <= 122;
  const isFigure = (i: number) => word.charCodeAt(i) >= 48 && word.charCodeAt(i) <= 57;
  const from = isLetter(0) ? (isLetter(1) ? 2 : 1) : 0;
  let to = from;
  while (word.charCodeAt(to) === 48 && isFigure(to + 1)) to += 1;
  return to === from ? word : word.slice(to);
}
const houseForms = (text: string): string[] => {
  const words = foldForSearch(text);
  for (const word of [...words]) if (bare(word) !== word) words.push(bare(word));
  return words;
};

/** Where a word of a voter stands: a number is kept apart from all else, once, bare. */
export const wordColumns = ['surname', 'given', 'other', 'number'] as const;
export type WordColumn = (typeof wordColumns)[number];

/** What a voter is found by. */
export interface Findable {
  readonly name: VoterName;
  readonly house: string;
  readonly street: string;
  readonly stateNumber: string;
  readonly countyNumber: string;
}
/** One of the texts a voter is found by: whether names are put in order by it, in which column its words stand, and they. */
export interface FoundBy {
  readonly text: (voter: Findable) => string;
  readonly orders: boolean;
  readonly column: WordColumn;
  readonly words: (text: string) => readonly string[];
}
/** All but the numbers. The first four make the order of names, as `nameOrderKey` does. */
export const foundBy: readonly FoundBy[] = [
  {
    text: ({ name }) => name.surname,
    orders: true,
    column: 'surname',
    words: (text) => withJoined(foldForSearch(text)),
  },
  { text: ({ name }) => name.given, orders: true, column: 'given', words: (text) => withJoined(foldForSearch(text)) },
  { text: ({ name }) => name.suffix, orders: true, column: 'other', words: foldForSearch },
  { text: ({ name }) => name.middle, orders: true, column: 'given', words: foldForSearch },
  { text: ({ house }) => house, orders: false, column: 'other', words: houseForms },
  { text: ({ street }) => street, orders: false, column: 'other', words: foldForSearch },
];
/** The numbers of a voter; hardly anybody shares one. */
export const numbersOf = ({ stateNumber, countyNumber }: Findable): readonly string[] => {
  const words = foldForSearch(stateNumber);
  words.push(...foldForSearch(countyNumber));
  for (let i = 0; i < words.length; i += 1) words[i] = bare(words[i] ?? '');
  return words;
};

/** Who is looked for: whoever has a word in one of these columns, or has it as the beginning of one, and so on. */
export type Sought =
  | { readonly word: string; readonly whole: boolean; readonly columns: readonly WordColumn[] }
  | { readonly all: readonly Sought[] }
  | { readonly any: readonly Sought[] }
  | { readonly those: Sought; readonly without: Sought };

const mostWords = 8;
const longestWord = 40;
const typedWords = (text: string): string[] =>
  foldForSearch(text)
    .slice(0, mostWords)
    .map((word) => word.slice(0, longestWord));

/** So long a number with its zeros was typed to its end: nothing begins with it, it is that number. */
const wholeNumber = 9;
const begins = (word: string, ...columns: WordColumn[]): Sought => ({ word, whole: false, columns });
/** A word with a figure in it may be the number of a voter, with or without what fills it up in front. */
function fits(word: string): Sought {
  const anywhere = begins(word, 'surname', 'given', 'other');
  if (!/\d/.test(word)) return anywhere;
  const isWhole = bare(word) !== word && word.length >= wholeNumber;
  const number = /^[a-z]{0,2}0+$/.test(word) ? '' : bare(word); // so far only what fills it up
  return { any: [anywhere, { word: number, whole: isWhole && number !== '', columns: ['number'] }] };
}

/** Two or three neighbours typed apart and listed as one word: “mc donald”, “de la cruz”. */
function joinedVariants(words: readonly string[]): string[][] {
  const variants: string[][] = [];
  for (const size of [2, 3])
    for (let from = 0; from + size <= words.length; from += 1)
      variants.push([...words.slice(0, from), words.slice(from, from + size).join(''), ...words.slice(from + size)]);
  return variants;
}

/**
 * Questions to the index, best first: the words are the name, with the surname among them; the words stand anywhere on
 * the line; the given name is another form of the one typed, or words typed apart are listed as one. Empty where nothing
 * was typed that is a word.
 */
export function questionsFor(text: string): readonly Sought[] {
  const words = typedWords(text);
  if (words.length === 0) return [];
  const surname: Sought = { any: words.map((word) => begins(word, 'surname')) };
  const isName: Sought = { all: [...words.map((word) => begins(word, 'surname', 'given')), surname] };
  const anywhere: Sought = { all: words.map(fits) };
  const otherwise = words.map((word): Sought[] => [
    fits(word),
    ...otherNames(word).map((name): Sought => ({ word: name, whole: true, columns: ['given'] })),
  ]);
  const variants: Sought[] = [
    ...(otherwise.some((forms) => forms.length > 1) ? [{ all: otherwise.map((any) => ({ any })) }] : []),
    ...joinedVariants(words).map((variant) => ({ all: variant.map(fits) })),
  ];
  return [
    isName,
    { those: anywhere, without: isName },
    ...(variants.length > 0 ? [{ those: { any: variants }, without: anywhere }] : []),
  ];
}
