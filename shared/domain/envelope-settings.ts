// What a village has said about its envelopes: how many come back for one ballot, what it buys, postage, what the clerk
// prints into the voter's places, and what is asked of the post office.
import { z } from 'zod';
import type { DeepReadonly } from '../deep-readonly.ts';
import { EnvelopeFamily, type EnvelopePiece, EnvelopeStock, stockKey } from './envelope.ts';
import { OptionalLine } from './text.ts';

/** The stock of one piece. `flapDepth` in points where the village measured the flap of a standard one; null: as usual. */
export const UsedStock = z.strictObject({
  stock: EnvelopeStock,
  flapDepth: z.number().int().min(0).max(720).nullable(),
});
export type UsedStock = z.infer<typeof UsedStock>;

export const Stocks = z.strictObject({
  'return-with-affirmation': UsedStock,
  affirmation: UsedStock,
  return: UsedStock,
  outgoing: UsedStock,
});

/** Who pays for the way back. `cents`: what it costs, which the post office wants stated where the voter pays. */
export const ReturnPostage = z.strictObject({
  by: z.enum(['not-said', 'voter', 'village']),
  words: OptionalLine,
  cents: z.number().int().min(1).max(10_000).nullable(),
});
export type ReturnPostage = z.infer<typeof ReturnPostage>;

export const EnvelopeSettings = z.strictObject({
  family: EnvelopeFamily,
  stocks: Stocks,
  /** Name, residence and district are printed by the clerk. Never a signature. */
  prefill: z.boolean(),
  postage: ReturnPostage,
  /** On every outgoing envelope, such as “Return Service Requested”; '' for none. */
  endorsement: OptionalLine,
  /** Besides it, on those of the list of permanently disabled voters (§15-122(4)). */
  disabledEndorsement: OptionalLine,
});
export type EnvelopeSettings = z.infer<typeof EnvelopeSettings>;

const usual = (stock: UsedStock['stock']): UsedStock => ({ stock, flapDepth: null });

/** Until something is said: one envelope comes back, all places are empty, and nothing is said about postage. */
export const envelopesAtFirst = (): EnvelopeSettings => ({
  family: 'one',
  stocks: {
    'return-with-affirmation': usual('#10'),
    affirmation: usual('monarch'),
    return: usual('#9'),
    outgoing: usual('#11'),
  },
  prefill: false,
  postage: { by: 'not-said', words: 'Apply First-Class Mail postage here', cents: null },
  endorsement: '',
  disabledEndorsement: 'If not delivered within 5 days, return to sender. Do not forward.',
});

/** How deep the flap of that stock is where the village has measured it for that piece; null: as usual, or told by the stock. */
export function flapOf(
  settings: DeepReadonly<EnvelopeSettings>,
  piece: EnvelopePiece,
  stock: DeepReadonly<EnvelopeStock>,
): number | null {
  const used = settings.stocks[piece];
  return stockKey(used.stock) === stockKey(stock) ? used.flapDepth : null;
}

/** The words in the postage box; null where there is none. */
export function postageInBox({ by, words, cents }: DeepReadonly<ReturnPostage>): string | null {
  const lines = [words, by === 'voter' && cents !== null ? money(cents) : ''].filter((line) => line !== '');
  return by === 'not-said' || lines.length === 0 ? null : lines.join('\n');
}

/** “$0.78” */
export const money = (cents: number): string => `$${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
