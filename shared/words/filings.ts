// What papers of the nominations are called, and how they came, within a sentence.
import type { Filing, FilingDecision, FilingKind, FilingWay, Standing } from '../domain/filing.ts';
import { dayWithoutWeekday } from './days.ts';

export const filingKindWords: Readonly<Record<FilingKind, string>> = {
  'party-certificate': 'certificate of party nomination',
  'designating-petition': 'designating petition',
  'independent-petition': 'independent nominating petition',
  acceptance: 'acceptance',
  declination: 'declination',
  substitution: 'certificate filling a vacancy',
  objection: 'objection',
  specifications: 'specifications of an objection',
  'lot-demand': 'demand for a drawing by lot',
};

export const standingWords: Readonly<Record<Standing, string>> = {
  stands: 'stands',
  declined: 'declined',
  withdrawn: 'withdrew',
  died: 'died',
  'removed-by-court': 'taken off by a court',
  'paper-off': 'the paper was kept off the list',
};

export const decisionWords: Readonly<Record<FilingDecision, string>> = {
  'on-the-list': 'on the list of candidates',
  'kept-off': 'kept off the list of candidates',
  undecided: 'not decided',
};

export function wayInWords(how: Readonly<FilingWay>): string {
  switch (how.by) {
    case 'hand':
      return 'by hand';
    case 'mail':
      return how.postmark === null
        ? 'by mail, without a postmark that can be read'
        : `by mail, postmark of ${dayWithoutWeekday(how.postmark)}`;
    case 'other':
      return how.words;
  }
}

/** “certificate of party nomination of the Village Party”: what is filed and in whose name. */
export const filingInWords = ({ kind, party }: Readonly<Pick<Filing, 'kind' | 'party'>>): string =>
  party === '' ? filingKindWords[kind] : `${filingKindWords[kind]} (${party})`;
