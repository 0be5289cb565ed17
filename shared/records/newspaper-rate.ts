// What the newspaper charges for legal notices, as far as the clerk knows; only for an estimate.
import { z } from 'zod';
import { NewspaperRate } from '../domain/village.ts';
import { dollars } from '../words/numbers.ts';
import { changesOf } from './change.ts';
import { defineEvent } from './define-event.ts';

/** The part of the office's state that this event changes. */
export interface NewspaperRateState {
  newspaperRate: NewspaperRate | null;
}
export const emptyNewspaperRate = (): NewspaperRateState => ({ newspaperRate: null });

const inWords = (rate: Readonly<NewspaperRate> | null): string =>
  rate === null
    ? 'not known'
    : `${dollars(rate.centsPerLine)} for a line of ${rate.charactersPerLine} characters, printed ${rate.insertions === 1 ? 'once' : 'twice'}`;

export const newspaperRateSet = defineEvent<NewspaperRateState, { rate: NewspaperRate | null }>({
  type: 'newspaper-rate-set',
  version: 1,
  group: 'office',
  schema: z.strictObject({ rate: NewspaperRate.nullable() }),
  subjects: () => ['office:newspaper-rate-set'],
  apply: (s, p) => {
    s.newspaperRate = p.rate;
  },
  say: (_, p) => `What the newspaper charges for notices was written down: ${inWords(p.rate)}.`,
  change: (before, p) => changesOf([['The newspaper’s price', inWords(before.newspaperRate), inWords(p.rate)]]),
});
