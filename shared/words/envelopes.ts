// Envelopes put into words.
import { type EnvelopeFamily, type EnvelopePiece, type EnvelopeStock, StandardStock } from '../domain/envelope.ts';
import { inInches } from '../domain/length.ts';

export const pieceInWords: Readonly<Record<EnvelopePiece, string>> = {
  'return-with-affirmation': 'return envelope',
  affirmation: 'affirmation envelope',
  return: 'outer return envelope',
  outgoing: 'envelope to the voter',
};

export const familyInWords: Readonly<Record<EnvelopeFamily, string>> = {
  one: 'one envelope comes back, with the affirmation on it',
  two: 'two envelopes come back, the affirmation envelope inside the return envelope',
};

const short: Readonly<Record<StandardStock, string>> = {
  ...{ '#6-3/4': '#6¾', monarch: 'Monarch', '#9': '#9', '#10': '#10', '#11': '#11', '#12': '#12', '#14': '#14' },
  ...{ '6x9': '6 × 9', '9x12': '9 × 12' },
};

/** “#10”, “6 × 9”, “9⅛ in × 4 in” */
export const stockInWords = (stock: Readonly<EnvelopeStock>): string =>
  typeof stock === 'string' ? short[stock] : `${inInches(stock.width)} × ${inInches(stock.height)}`;

/** The standard ones, as they are offered. */
export const standardStocks: readonly StandardStock[] = StandardStock.options;
