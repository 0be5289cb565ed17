// The office as a backup has it, in the place of the one here, which is kept beside it.
import { z } from 'zod';
import { defineJob } from './define-job.ts';
import { Secret } from './secret.ts';

/**
 * Afterwards the office is open, and whoever the secret belongs to sits at the desk. Refuses as `inspect-backup` does,
 * with `secret-needed` where the backup is sealed and none was given, and with `office-open-elsewhere`; then nothing
 * was changed. It cannot be taken back: restoring the kept file is the way back.
 */
export const restore = defineJob({
  name: 'restore',
  title: 'Restore the office from a backup',
  input: z.strictObject({ place: z.string(), secret: Secret }),
  value: z.strictObject({
    /** Events in the office now, with those that record the restore. */
    events: z.number().int(),
    /** Acts of the office before that are not in it now; null where it could not be read. */
    lostCount: z.number().int().nullable(),
    /** The file, in the office’s folder, that holds the office as it was before; null where there was none. */
    keptAs: z.string().nullable(),
    /** The highest number any counter goes on from; null where there is no election. */
    countersMovedTo: z.number().int().nullable(),
  }),
});
