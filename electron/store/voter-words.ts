// What a voter is found by, and how typed words become a question to the index. Whatever is typed is only words: the
// index never sees a quotation mark, a bracket or an operator that somebody typed.
import type { FoldedName } from '../../shared/domain/name-order.ts';
import { otherNames } from '../../shared/domain/nicknames.ts';
import { foldForSearch } from '../../shared/domain/search-key.ts';

/** “de la cruz” is also one word, so that Delacruz and De La Cruz find each other. */
const withJoined = (words: readonly string[]): string =>
  words.length > 1 ? `${words.join(' ')} ${words.join('')}` : (words[0] ?? '');
/** A number without what fills it up in front: NY000000000001234 is 1234. */
const bare = (word: string): string => word.replace(/^[a-z]{0,2}0+(?=\d)/, '');
const houseForms = (text: string): string => {
  let forms = '';
  for (const word of foldForSearch(text)) forms += bare(word) === word ? `${word} ` : `${word} ${bare(word)} `;
  return forms;
};
/**
 * The number of a voter has a mark of its own and is indexed once, bare: hundreds of thousands of numbers are most of what
 * the index holds, and so most of the time a new list takes.
 */
const numberMark = '№'; // folded text has no such sign
const marked = (text: string): string => {
  let forms = '';
  if (text !== '') for (const word of foldForSearch(text)) forms += `${numberMark}${bare(word)} `;
  return forms;
};

interface Numbered {
  readonly house: string;
  readonly street: string;
  readonly stateNumber: string;
  readonly countyNumber: string;
}
/** The three columns of the index. The name comes folded already, for its order. */
export const indexedWords = (
  [surname = [], given = [], suffix = [], middle = []]: FoldedName,
  v: Numbered,
): [surname: string, given: string, other: string] => [
  withJoined(surname),
  middle.length === 0 ? withJoined(given) : `${withJoined(given)} ${middle.join(' ')}`,
  `${suffix.join(' ')} ${houseForms(v.house)}${foldForSearch(v.street).join(' ')} ${marked(v.stateNumber)}${marked(v.countyNumber)}`,
];

const mostWords = 8;
const longestWord = 40;
const typedWords = (text: string): string[] =>
  foldForSearch(text)
    .slice(0, mostWords)
    .map((word) => word.slice(0, longestWord));

/** So long a number with its zeros was typed to its end: nothing begins with it, it is that number. */
const wholeNumber = 9;
const begins = (word: string): string => `"${word}" *`;
/** A word with a figure in it may be the number of a voter, with or without what fills it up in front. */
function fits(word: string): string {
  if (!/\d/.test(word)) return begins(word);
  const isWhole = bare(word) !== word && word.length >= wholeNumber;
  const number = /^[a-z]{0,2}0+$/.test(word) ? '' : bare(word); // so far only what fills it up
  return any([begins(word), `"${numberMark}${number}"${isWhole && number !== '' ? '' : ' *'}`]);
}
const all = (parts: readonly string[]): string => `(${parts.join(' AND ')})`;
const any = (parts: readonly string[]): string => `(${parts.join(' OR ')})`;

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
export function questionsFor(text: string): readonly string[] {
  const words = typedWords(text);
  if (words.length === 0) return [];
  const surname = any(words.map((word) => `surname : ${begins(word)}`));
  const isName =
    words.length === 1 ? surname : all([...words.map((word) => `{surname given} : ${begins(word)}`), surname]);
  const anywhere = all(words.map(fits));
  const otherwise = words.map((word) => [fits(word), ...otherNames(word).map((name) => `given : "${name}"`)]);
  const variants = [
    ...(otherwise.some((forms) => forms.length > 1) ? [all(otherwise.map(any))] : []),
    ...joinedVariants(words).map((variant) => all(variant.map(fits))),
  ];
  return [isName, `${anywhere} NOT ${isName}`, ...(variants.length > 0 ? [`${any(variants)} NOT ${anywhere}`] : [])];
}
