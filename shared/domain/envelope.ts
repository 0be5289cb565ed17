// The envelopes a village buys, and what is printed on each: sizes by the name they are sold under, or measured by hand.
import { z } from 'zod';

/** By the name on the box. Measures are in `documents/envelopes/envelope-stock.ts`. */
export const StandardStock = z.enum(['#6-3/4', 'monarch', '#9', '#10', '#11', '#12', '#14', '6x9', '9x12']);
export type StandardStock = z.infer<typeof StandardStock>;

/** Measured by hand, in whole points (72 to the inch), as the envelope is read; the flap as far as it reaches down the back. */
export const CustomStock = z.strictObject({
  width: z.number().int().min(144).max(1440),
  height: z.number().int().min(108).max(1440),
  flapDepth: z.number().int().min(0).max(720),
});
export type CustomStock = z.infer<typeof CustomStock>;

export const EnvelopeStock = z.union([StandardStock, CustomStock]);
export type EnvelopeStock = z.infer<typeof EnvelopeStock>;

/**
 * One envelope comes back with the affirmation on it, or two: the affirmation envelope of §7-122 and §7-119 inside the
 * return envelope of §15-120(7). The outgoing one is addressed to the voter and holds all the others.
 */
export const EnvelopePiece = z.enum(['return-with-affirmation', 'affirmation', 'return', 'outgoing']);
export type EnvelopePiece = z.infer<typeof EnvelopePiece>;

/** How many envelopes come back for one ballot. */
export const EnvelopeFamily = z.enum(['one', 'two']);
export type EnvelopeFamily = z.infer<typeof EnvelopeFamily>;

/** The pieces of a family, in the order in which they are filled. */
export const piecesOfFamily: Readonly<Record<EnvelopeFamily, readonly EnvelopePiece[]>> = {
  one: ['return-with-affirmation', 'outgoing'],
  two: ['affirmation', 'return', 'outgoing'],
};

/** One word for each stock, the same for the same one: “#10”, “655x290-108”. */
export const stockKey = (stock: Readonly<EnvelopeStock>): string =>
  typeof stock === 'string' ? stock : `${stock.width}x${stock.height}-${stock.flapDepth}`;
