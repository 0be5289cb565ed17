// The envelopes a village buys, and where the post office and the printer leave room on them.
import { type CustomStock, type EnvelopeStock, StandardStock } from '../../domain/envelope.ts';
import { inInches } from '../../domain/length.ts';

/** Width and height as the envelope is read, and how far a usual flap reaches down the back: all in points. */
export interface EnvelopeMeasures extends CustomStock {
  readonly name: string;
}

const size = (name: string, width: number, height: number, flapDepth: number): EnvelopeMeasures => ({
  ...{ name, width, height, flapDepth },
});

/** Flaps differ from maker to maker; these are deep ones. A village that has measured its own says so in Settings. */
export const envelopeStocks: { readonly [stock in StandardStock]: EnvelopeMeasures } = {
  '#6-3/4': size('#6¾ envelope, 6½ × 3⅝ inches', 468, 261, 99),
  monarch: size('Monarch (#7¾) envelope, 7½ × 3⅞ inches', 540, 279, 99),
  '#9': size('#9 envelope, 8⅞ × 3⅞ inches', 639, 279, 108),
  '#10': size('#10 envelope, 9½ × 4⅛ inches', 684, 297, 108),
  '#11': size('#11 envelope, 10⅜ × 4½ inches', 747, 324, 117),
  '#12': size('#12 envelope, 11 × 4¾ inches', 792, 342, 126),
  '#14': size('#14 envelope, 11½ × 5 inches', 828, 360, 126),
  '6x9': size('6 × 9 inch envelope', 648, 432, 126),
  '9x12': size('9 × 12 inch envelope', 864, 648, 162),
};
export const standardStocks = StandardStock.options;

/** The measures of a stock; `flapDepth` where the village has measured that of a standard one. */
export function measuresOf(stock: Readonly<EnvelopeStock>, flapDepth: number | null = null): EnvelopeMeasures {
  if (typeof stock === 'string')
    return flapDepth === null ? envelopeStocks[stock] : { ...envelopeStocks[stock], flapDepth };
  return { ...stock, name: `Envelope of ${inInches(stock.width)} × ${inInches(stock.height)}` };
}

/** A rectangle in points from the top left corner. */
export interface Zone {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const inch = 72;

/** Where an address is read: half an inch from both ends, ⅝ to 2¾ inches from the bottom (Domestic Mail Manual 202.2.1). */
export const addressReadArea = ({ width, height }: EnvelopeMeasures): Zone => ({
  x: 0.5 * inch,
  y: height - 2.75 * inch,
  width: width - inch,
  height: 2.125 * inch,
});

/** Kept clear for the post office's own bar code: the bottom ⅝ inch, 4¾ inches from the right (Publication 28, A1). */
export const barcodeClearZone = ({ width, height }: EnvelopeMeasures): Zone => ({
  x: width - 4.75 * inch,
  y: height - 0.625 * inch,
  width: 4.75 * inch,
  height: 0.625 * inch,
});

/** No word of ours comes nearer to an edge: a third of an inch, which any office printer reaches. */
export const edge = inch / 3;

/** What an office printer surely reaches: a third of an inch from each edge. */
export const printableArea = ({ width, height }: EnvelopeMeasures): Zone => ({
  x: edge,
  y: edge,
  width: width - 2 * edge,
  height: height - 2 * edge,
});

/** Printers differ most at the edge fed last: only the postage box may stand in the last 0.8 inch on the right. */
export const uncertainRight = 58;

/**
 * Whether the post office sorts it as a letter: 1.3 to 2.5 times as long as high, at least 5 × 3½ and at most 11½ × 6⅛
 * inches. What is not costs more and takes longer.
 */
export function isLetter({ width, height }: EnvelopeMeasures): boolean {
  const ratio = width / height;
  const fits = width >= 5 * inch && height >= 3.5 * inch && width <= 11.5 * inch && height <= 6.125 * inch;
  return fits && ratio >= 1.3 && ratio <= 2.5;
}
