// Things of an election that carry a number from its counters.
import { z } from 'zod';
import { Serial } from '../domain/ids.ts';
import { Remark } from '../domain/text.ts';

/** Puts `item` in place of the one with its number, or at the end. */
export function put<T extends { number: number }>(list: T[], item: T): void {
  const at = list.findIndex((other) => other.number === item.number);
  if (at < 0) list.push(item);
  else list[at] = item;
}

/**
 * Where a counter goes on after a restore: behind the next full hundred above the highest number that may have been used.
 * What was numbered after the backup is on paper somewhere, and no number may stand on two papers.
 */
export const afterNextHundred = (highestUsed: number): number => Math.floor(highestUsed / 100) * 100 + 101;

/** Taking something off the record for the future, with the reason; the past keeps it. */
export const Removal = z.strictObject({ number: Serial, reason: Remark });
export type Removal = z.infer<typeof Removal>;
