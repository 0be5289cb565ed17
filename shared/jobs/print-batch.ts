// Envelopes of many voters in one file, and what is printed of such a file again after a jam.
import { z } from 'zod';
import { BatchAgainAsked, BatchAsked } from '../commands/envelope-batch.ts';
import { Serial } from '../domain/ids.ts';
import { Sha256 } from '../records/paper-edition.ts';
import { defineJob } from './define-job.ts';

const Value = z.strictObject({
  /** The number of the file. */
  batch: Serial,
  /** The numbers on the envelopes, in the order in which the pile is counted. */
  envelopes: z.array(Serial),
  /** The page that counts is one of them. */
  pages: z.number().int(),
  sha256: Sha256,
});
export type BatchDone = z.infer<typeof Value>;

/** Refused, with nothing printed and nothing recorded, where one of the lines cannot be printed: it names each and why. */
export const printBatch = defineJob({
  name: 'print-batch',
  title: 'Print envelopes of many voters in one file',
  input: BatchAsked,
  value: Value,
});

/** Under the numbers they have. What belongs to a ballot that was cancelled since stays out and is named in `not`. */
export const printBatchAgain = defineJob({
  name: 'print-batch-again',
  title: 'Print envelopes of a file again',
  input: BatchAgainAsked,
  value: z.strictObject({ ...Value.shape, not: z.array(z.strictObject({ name: z.string(), why: z.string() })) }),
});
