// The envelopes a village buys, and where the post office and the printer leave room on them.

export type EnvelopeStock = '#10' | '6x9';

/** Width and height as the envelope is read, and how far a usual flap reaches down the back: all in points. */
export interface EnvelopeMeasures {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly flapDepth: number;
}

export const envelopeStocks: { readonly [stock in EnvelopeStock]: EnvelopeMeasures } = {
  '#10': { name: '#10 envelope, 9½ × 4⅛ inches', width: 684, height: 297, flapDepth: 108 },
  '6x9': { name: '6 × 9 inch envelope', width: 648, height: 432, flapDepth: 126 },
};

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

/** What an office printer surely reaches: a third of an inch from each edge. */
export const printableArea = ({ width, height }: EnvelopeMeasures): Zone => ({
  x: inch / 3,
  y: inch / 3,
  width: width - (2 * inch) / 3,
  height: height - (2 * inch) / 3,
});

/** Printers differ most at the edge fed last: only the postage box may stand in the last 0.8 inch on the right. */
export const uncertainRight = 0.8 * inch;
