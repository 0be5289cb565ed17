// Reads the whole log again: headers, links, and with the key every payload against its commitment.
import { z } from 'zod';
import { defineJob } from './define-job.ts';

export const verifyHistory = defineJob({
  name: 'verify-history',
  title: 'Check the history',
  input: z.strictObject({ head: z.string().nullable() }),
  value: z.strictObject({
    events: z.number().int(),
    head: z.string(),
    contentsOpened: z.boolean(),
    /** Null when everything holds; else the first event that does not, in plain words. */
    broken: z.string().nullable(),
    /** Null when no head was given to compare with. */
    headFound: z.boolean().nullable(),
  }),
});
