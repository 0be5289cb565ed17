// A batch of envelopes: one piece of many voters in one file, in the order in which a printer must be given the pages so that
// the pile lies as it is to be counted, the first envelope on top.
import { z } from 'zod';

/** All fronts and then all backs, for a printer that turns nothing over; or front and back of each in turn. */
export const BatchSides = z.enum(['faces-then-backs', 'face-and-back']);
export type BatchSides = z.infer<typeof BatchSides>;

/** How a printed envelope comes to lie: its printed side down, so that the first stays the first; or up, so that it is the last. */
export const OutputTray = z.enum(['face-down', 'face-up']);
export type OutputTray = z.infer<typeof OutputTray>;

export const BatchOrder = z.enum(['district-and-name', 'number']);
export type BatchOrder = z.infer<typeof BatchOrder>;

/** As many as one trip to the post office may have. */
export const mostInBatch = 2000;

/** One page of the file: of which envelope of the batch, counted from 0, and whether its front (0) or its back (1). */
export interface BatchPage {
  readonly of: number;
  readonly side: 0 | 1;
}

/**
 * The pages in the order of the file. The pile of fronts is put back into the tray as it lies, its blank side to be printed: the
 * last envelope is then on top whichever way the printer lays them down, so the backs go from the last to the first.
 */
export function pagesInOrder(count: number, sided: 1 | 2, sides: BatchSides, tray: OutputTray): BatchPage[] {
  const upward = Array.from({ length: count }, (_, of) => of);
  const downward = upward.toReversed();
  const first = tray === 'face-down' ? upward : downward;
  const fronts = first.map((of): BatchPage => ({ of, side: 0 }));
  if (sided === 1) return fronts;
  if (sides === 'face-and-back')
    return fronts.flatMap(({ of }): BatchPage[] => [
      { of, side: 0 },
      { of, side: 1 },
    ]);
  return [...fronts, ...downward.map((of): BatchPage => ({ of, side: 1 }))];
}

/** What the printer had still to do after the last good one, as the pile is counted; null where that one is not in the pile. */
export function restAfter<T extends { readonly envelope: number }>(
  pile: readonly T[],
  lastGood: number,
  tray: OutputTray,
): T[] | null {
  const last = pile.findIndex(({ envelope }) => envelope === lastGood);
  if (last < 0) return null;
  return tray === 'face-down' ? pile.slice(last + 1) : pile.slice(0, last);
}
