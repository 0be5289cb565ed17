// Taking the records of an election away: onto a stick or into a folder, read again there and compared.
import { z } from 'zod';
import { ElectionId } from '../domain/ids.ts';
import type { ExportAudience, ExportPart } from '../exports/export-file.ts';
import { defineJob } from './define-job.ts';

export const WholePart = z.enum(['all', 'candidates', 'mail-ballots', 'calendar', 'newspaper']);
const Part: z.ZodType<ExportPart> = z.union([WholePart, z.strictObject({ paper: z.string().min(1).max(100) })]);
const Audience: z.ZodType<ExportAudience> = z.enum(['office', 'inspectors']);

/** Ten signs at least, as for the office itself. */
export const ExportPassphrase = z.string().min(10).max(200);

export const exportRecords = defineJob({
  name: 'export',
  title: 'Take the records of an election away',
  /** `place`: the handle of a drive or of a folder the clerk picked. `passphrase` null: files that anybody can open. */
  input: z.strictObject({
    election: ElectionId,
    part: Part,
    audience: Audience,
    place: z.string(),
    passphrase: ExportPassphrase.nullable(),
  }),
  value: z.strictObject({
    /** The folder of the export, with its path as this computer calls it. */
    folder: z.string(),
    name: z.string(),
    files: z.number().int(),
    bytes: z.number().int(),
    /** Of the manifest: known by it for ever. */
    manifestSha256: z.string(),
    /** Of the office's history at that moment. */
    events: z.number().int(),
    head: z.string(),
    sealed: z.boolean(),
    /** `ejected`: safe to remove. `eject-it`: written and checked, to be ejected in the system. `folder`: no drive. */
    after: z.enum(['ejected', 'eject-it', 'folder']),
    /** False where it could not be written down in the office that it was made. */
    recorded: z.boolean(),
  }),
});
