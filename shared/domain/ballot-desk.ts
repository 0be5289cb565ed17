// The way of the ballots from the list that is settled to the count after the polls: steps with their days, and counted
// stock. Ballots are counted by kind and district; no ballot has a number here, and none belongs to a voter.
import { z } from 'zod';
import { PlainDate } from './plain-date.ts';
import { NameLine, OptionalLine } from './text.ts';

export const BallotStock = z.enum(['election-day', 'absentee', 'early-mail', 'sample']);
export type BallotStock = z.infer<typeof BallotStock>;

/** So many ballots of a kind; `district` is '' where all districts have the same ballot. */
export const StockCount = z.strictObject({
  kind: BallotStock,
  district: z.union([NameLine, z.literal('')]),
  count: z.number().int().min(0).max(100_000),
});
export type StockCount = z.infer<typeof StockCount>;
const Counts = z.array(StockCount).min(1).max(240);

/** A file kept in the office: its name on the disk it came from, and the SHA-256 by which it is kept. */
export const KeptFile = z.strictObject({ name: NameLine, sha256: z.string().regex(/^[0-9a-f]{64}$/) });
export type KeptFile = z.infer<typeof KeptFile>;

const said = { on: PlainDate, note: OptionalLine };

/** One step, as it happened. `identical`: all paper ballots of a kind for one polling place are the same (§7-106(3)). */
export const BallotStep = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('list-settled'), ...said }),
  /** The ballot as the printer or the county board made it, kept in place of a proof of ours. */
  z.strictObject({ kind: z.literal('printers-ballot'), ...said, ballot: BallotStock, file: KeptFile }),
  z.strictObject({ kind: z.literal('proof-signed'), ...said, by: NameLine }),
  z.strictObject({ kind: z.literal('ordered'), ...said, printer: OptionalLine, counts: Counts }),
  z.strictObject({ kind: z.literal('delivered'), ...said, counts: Counts }),
  z.strictObject({ kind: z.literal('identical'), ...said, identical: z.boolean() }),
  z.strictObject({ kind: z.literal('machine-tested'), ...said, by: NameLine }),
  z.strictObject({ kind: z.literal('used'), ...said, counts: Counts }),
]);
export type BallotStep = z.infer<typeof BallotStep>;
export type BallotStepKind = BallotStep['kind'];
