// How the notice of election is spoken of on its page and in the list of papers.
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { shortDay } from '../../../shared/words/days.ts';

export type NoticePage = ViewOutput<'papers.notice'>;
export type Edition = NoticePage['editions'][number];

const pages = (count: number): string => (count === 1 ? 'one page' : count === 2 ? 'two pages' : `${count} pages`);

/** “7 of 8 facts there.” */
export const factsWords = ({ facts }: NoticePage): string =>
  `${facts.filter(({ there }) => there).length} of ${facts.length} facts there.`;

/** “edition 1, Tue Mar 2, two pages” */
export const editionWords = ({ edition, printedOn, pages: count }: Edition): string =>
  `edition ${edition}, ${shortDay(printedOn)}, ${pages(count)}`;

type Where = NoticePage['facts'][number]['where'];
const places: Readonly<Record<Where, string>> = {
  districts: '#/settings/polling',
  hours: '#/settings/polling',
  'polling-day': '#/election/march-18',
  offices: '#/election',
  candidates: '#/election',
  propositions: '#/election',
  dated: '#/election',
};

/** Where a fact is entered: the list of its kind, or the empty form where there is none of the kind yet. */
export function factHref(field: string, where: Where): string {
  if (field === 'offices') return '#/election/office/new';
  return field === 'propositions' ? '#/election/proposition/new' : places[where];
}
