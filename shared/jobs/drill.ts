// Proof that a backup can be restored: it is, into a folder of its own that is deleted again.
import { z } from 'zod';
import { RecordedAt } from '../domain/recorded-at.ts';
import { defineJob } from './define-job.ts';

/** `place` null: the newest backup in the second place. Refuses as `inspect-backup` does, and with `no-backup`. */
export const drill = defineJob({
  name: 'drill',
  title: 'Try whether the last backup can be restored',
  input: z.strictObject({ place: z.string().nullable() }),
  value: z.strictObject({
    name: z.string(),
    /** When its newest event was recorded, which is as far as it goes; null for an office without one. */
    madeAt: RecordedAt.nullable(),
    bytes: z.number().int(),
    events: z.number().int(),
    head: z.string(),
    /** `not-opened`: sealed under a passphrase of that time; file and history were checked as far as that goes. */
    contents: z.enum(['opened', 'not-opened']),
    /** Why the contents were not opened, or null. */
    why: z.string().nullable(),
    seconds: z.number(),
  }),
});
