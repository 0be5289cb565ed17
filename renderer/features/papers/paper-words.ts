// How papers are spoken of on their pages and in the list of papers.
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { shortDay } from '../../../shared/words/days.ts';
import { uncapital } from '../../../shared/words/sentence.ts';

export type PaperPage = ViewOutput<'papers.paper'>;
export type PaperRow = ViewOutput<'papers.list'>['papers'][number];
export type Edition = PaperPage['editions'][number];
export type PaperType = 'posted' | 'filed' | 'large' | null;

const pages = (count: number): string => (count === 1 ? 'one page' : count === 2 ? 'two pages' : `${count} pages`);

/** “Edition 1, Tue Mar 2, two pages, large print” */
export const editionWords = ({ edition, printedOn, pages: count, type, correction }: Edition): string =>
  [
    `Edition ${edition}, ${shortDay(printedOn)}, ${pages(count)}`,
    ...(type === 'large' ? ['large print'] : []),
    ...(correction === null ? [] : [`corrects edition ${correction.edition}`]),
  ].join(', ');

/** The question the page answers. */
export function paperQuestion({ id, title, kind }: Pick<PaperPage, 'id' | 'title' | 'kind'>): string {
  const named = uncapital(title.split(':')[0] ?? title);
  if (id === 'notice-of-election') return 'Can the notice of election go out?';
  if (kind === 'notice') return `Can the ${named} go out?`;
  if (kind === 'resolution') return `Is the ${named} ready?`;
  return `Is the ${named} ready to print?`;
}

const places: Readonly<Record<string, string>> = {
  village: '#/settings/village',
  districts: '#/settings/polling',
  hours: '#/settings/polling',
  newspaper: '#/settings/newspaper',
  posting: '#/settings/posting',
  'polling-day': '#/election/march-18',
  offices: '#/election',
  candidates: '#/election',
  propositions: '#/election',
  dated: '#/election',
  inspectors: '#/inspectors',
};

/** Where a fact is entered: the list of its kind, or the empty form where there is none of the kind yet. */
export function factHref(field: string, where: string): string {
  if (field === 'offices') return '#/election/office/new';
  if (field === 'propositions') return '#/election/proposition/new';
  if (field === 'pay') return '#/papers/inspectors-resolution';
  return places[where] ?? '#/settings';
}

/** “7 of 8 there” */
export const factsThere = ({ facts }: Pick<PaperPage, 'facts'>): string =>
  `${facts.filter(({ there }) => there).length} of ${facts.length} there`;
