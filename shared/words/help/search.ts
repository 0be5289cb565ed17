// Finds pages of Help by the words typed, in the program itself: no record is needed for it.
import { foldForSearch } from '../../domain/search-key.ts';
import { checkHelp } from './checks.ts';
import { glossary } from './glossary.ts';
import { ruleHelp } from './rules.ts';
import { screenHelp } from './screens.ts';

export interface HelpHit {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly path: string;
}

interface Page extends HelpHit {
  readonly titleWords: readonly string[];
  readonly words: readonly string[];
}

const page = (id: string, title: string, note: string, path: string, text: string): Page => ({
  ...{ id, title, note, path },
  titleWords: foldForSearch(title),
  words: foldForSearch(`${title} ${text}`),
});

/** “certificate-of-15-120-3”, the place of a word on the page of words. */
export const termId = (term: string): string => foldForSearch(term).join('-');

const pages: readonly Page[] = [
  ...screenHelp.map(({ id, title, paragraphs }) =>
    page(`screen:${id}`, title, 'How this page works', `/help/screen/${id}`, paragraphs.join(' ')),
  ),
  ...glossary.map(({ term, means }) =>
    page(`word:${term}`, term, 'What this word means', `/help/words/${termId(term)}`, means),
  ),
  ...ruleHelp
    .filter(({ id }, at) => ruleHelp.findIndex((other) => other.id === id) === at)
    .map(({ id, title, plain, citations }) =>
      page(`rule:${id}`, title, 'The rule of a date', `/help/rule/${id}`, `${plain} ${citations.join(' ')}`),
    ),
  ...checkHelp.map(({ id, title, plain, here, citations }) =>
    page(`check:${id}`, title, 'What the law asks', `/help/rule/${id}`, `${plain} ${here} ${citations.join(' ')}`),
  ),
];

const beginAll = (wanted: readonly string[], words: readonly string[]): boolean =>
  wanted.every((start) => words.some((word) => word.startsWith(start)));

/** At most `limit` pages in which every word typed begins a word; those that have them in the title first. */
export function searchHelp(typed: string, limit: number): readonly HelpHit[] {
  const wanted = foldForSearch(typed);
  if (wanted.length === 0) return [];
  const found = pages.filter(({ words }) => beginAll(wanted, words));
  const inTitle = found.filter(({ titleWords }) => beginAll(wanted, titleWords));
  return [...inTitle, ...found.filter((one) => !inTitle.includes(one))].slice(0, limit);
}
