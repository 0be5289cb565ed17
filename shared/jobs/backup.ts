// A complete copy of the office in one file, checked after it was written.
import { z } from 'zod';
import { defineJob } from './define-job.ts';

/**
 * `place`: the handle of a folder the clerk picked; null is the second place set on this computer, where older backups
 * then make room. The command line passes a path of its own instead.
 */
export const backup = defineJob({
  name: 'backup',
  title: 'Back up the office',
  input: z.strictObject({ place: z.string().nullable() }),
  value: z.strictObject({
    file: z.string(),
    bytes: z.number().int(),
    sha256: z.string(),
    events: z.number().int(),
    head: z.string(),
    /** False for a locked office: nothing can be written down in it. */
    recorded: z.boolean(),
    /** How many older backups made room. */
    removed: z.number().int(),
  }),
});
