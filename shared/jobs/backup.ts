// A complete copy of the office in one file, checked after it was written.
import { z } from 'zod';
import { defineJob } from './define-job.ts';

/** `place`: the handle of a folder or file the clerk picked; the command line passes a path of its own instead. */
export const backup = defineJob({
  name: 'backup',
  title: 'Back up the office',
  input: z.strictObject({ place: z.string() }),
  value: z.strictObject({
    file: z.string(),
    bytes: z.number().int(),
    sha256: z.string(),
    events: z.number().int(),
    head: z.string(),
  }),
});
