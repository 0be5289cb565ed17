// Is an export still what was written? Asked anywhere, years later: no office is needed.
import { z } from 'zod';
import { RecordedAt } from '../domain/recorded-at.ts';
import { defineJob } from './define-job.ts';

const Count = z.number().int().min(0);

/** At most so many things that are not as they were are told. */
export const mostTold = 50;

export const CheckedExport = z.strictObject({
  name: z.string(),
  village: z.string(),
  election: z.string(),
  title: z.string(),
  part: z.string(),
  audience: z.enum(['office', 'inspectors']),
  madeAt: RecordedAt,
  practice: z.boolean(),
  files: Count,
  bytes: Count,
  /** Rows of all tables. */
  rows: Count,
  /** Lines of the log that were read, and contents that were compared; null where the export holds no log. */
  log: z.strictObject({ lines: Count, contents: Count }).nullable(),
  /** Of the office's history when it was made, as its manifest says. */
  events: Count,
  head: z.string(),
  /** SHA-256 of the manifest, as the office wrote it down. */
  manifestSha256: z.string(),
  /** `no`: nothing in it is sealed. `not-opened`: the sealed file is as it was written, and nobody has looked into it. */
  sealed: z.enum(['no', 'opened', 'not-opened']),
  /** What is not as it was written, a sentence each; the first 50. Empty where everything holds. */
  wrong: z.array(z.string()).max(mostTold),
  wrongCount: Count,
  /** What lies beside and does no harm, such as what a system puts into every folder. */
  notes: z.array(z.string()).max(mostTold),
});
export type CheckedExport = z.infer<typeof CheckedExport>;

/** Refuses with `no-such-place`, `no-export`, or `wrong-secret` where a sealed file does not open. */
export const checkExport = defineJob({
  name: 'check-export',
  title: 'Check an export',
  input: z.strictObject({ place: z.string(), passphrase: z.string().max(200).nullable() }),
  value: CheckedExport,
});
