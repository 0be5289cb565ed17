// Affidavits, letters and certificates are about another paper: which one, and what it is called in their sentences.
import { papers } from '../documents/index.ts';
import { dayWithoutWeekday } from '../words/days.ts';
import type { PaperContext } from './define-desk-paper.ts';
import { electionNotice } from './duties-of-paper.ts';
import { choice } from './fields.ts';
import { whichElection } from './of-election.ts';

/** The papers that are printed by a newspaper or hang somewhere. */
const sent = papers.filter(({ newspaper }) => newspaper);
/** The papers of which a certified copy may be asked for. */
const copied = papers.filter(({ kind }) => kind === 'notice' || kind === 'resolution' || kind === 'certificate');

const named = (list: readonly { readonly paper: string; readonly title: string }[]): Readonly<Record<string, string>> =>
  Object.fromEntries(list.map(({ paper, title }) => [paper, title]));

export const aboutNotice = choice(
  'About which paper',
  named(sent),
  'The notice of election, unless you choose another',
);
export const aboutAnyPaper = choice(
  'A copy of which paper',
  named(copied),
  'The notice of election, unless you choose another',
);

/** The notice of election of this election, whichever kind it is. */
export const electionNoticeOf = (context: PaperContext): string => electionNotice(whichElection(context).kind);

/** The paper that was chosen; where none was, the notice of election. */
export const chosenPaper = (context: PaperContext, about: string): string =>
  about === '' ? electionNoticeOf(context) : about;

export const titleOfPaper = (id: string): string => papers.find(({ paper }) => paper === id)?.title ?? id;

export const newestEdition = ({ election }: PaperContext, id: string) =>
  election.file.editions.filter(({ paper }) => paper === id).at(-1) ?? null;

/** “Notice of election, March 16, 2027, edition 1”: the edition that went out, or the newest where none is named. */
export function paperInSentence(context: PaperContext, id: string, went: number | null = null): string {
  const edition = went ?? newestEdition(context, id)?.edition ?? null;
  const named = `${titleOfPaper(id)}, ${dayWithoutWeekday(whichElection(context).pollDay)}`;
  return edition === null ? named : `${named}, edition\u00a0${edition}`;
}
