// Reading the county's voter list: the whole list takes the place of the one before, or nothing changes.
import { z } from 'zod';
import { PlainDate } from '../domain/plain-date.ts';
import { ListDelimiter, ListEncoding, ListReading, ListShape } from '../domain/voter-list.ts';
import { ListCounts } from '../records/voter-list.ts';
import { defineJob } from './define-job.ts';

/** A line that was left out: its number in the file, why, and as it stands there. */
export const RejectedLine = z.strictObject({ line: z.number().int(), reason: z.string(), text: z.string() });
export type RejectedLine = z.infer<typeof RejectedLine>;

/** At most this many rejected lines are told; all of them can be saved as a file. */
export const mostRejectedTold = 1000;

const Place = z.strictObject({ place: z.string(), reading: ListReading });
/** What a reading comes to. `rejected`: the first lines that were left out. */
const Outcome = z.strictObject({
  shape: ListShape,
  encoding: ListEncoding,
  delimiter: ListDelimiter,
  listDate: PlainDate,
  counts: ListCounts,
  rejected: z.array(RejectedLine).max(mostRejectedTold),
});
export type ListOutcome = z.infer<typeof Outcome>;

/** `place`: the handle of the file the clerk picked. */
export const importVoters = defineJob({
  name: 'import-voters',
  title: 'Read the county’s voter list',
  input: Place,
  value: Outcome,
});

/** The same reading without keeping anything: so that the clerk sees what would come of it, and what the list names. */
export const lookOverVoters = defineJob({
  name: 'look-over-voters',
  title: 'Look a voter list over before it is read',
  input: Place,
  value: z.strictObject({
    ...Outcome.shape,
    /** Every town, ward and district of the file with its number of voters, the largest first; at most 1,000. */
    places: z.array(
      z.strictObject({ town: z.string(), ward: z.string(), district: z.string(), voters: z.number().int() }),
    ),
  }),
});
