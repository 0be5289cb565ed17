// What was taken out of the office: each export that was written and read again. The files lie outside; when records are
// disposed of one day, this says what else must be destroyed by hand.
import { z } from 'zod';
import { ElectionId } from '../domain/ids.ts';
import type { RecordedAt } from '../domain/recorded-at.ts';
import { sizeInWords } from '../words/backups.ts';
import { audienceInWords, filesInWords, partInWords } from '../words/exports.ts';
import { defineEvent } from './define-event.ts';
import { Sha256 } from './paper-edition.ts';

export const RecordsExported = z.strictObject({
  election: ElectionId,
  /** `all`, `candidates`, … or `paper:` and its id. */
  part: z.string().min(1).max(120),
  audience: z.enum(['office', 'inspectors']),
  target: z.enum(['drive', 'folder']),
  /** The folder of the export, and where it was written, as this computer calls it. */
  name: z.string().min(1).max(300),
  place: z.string().min(1).max(4200),
  /** Opens only with the passphrase chosen for it. */
  sealed: z.boolean(),
  files: z.number().int().min(1),
  bytes: z.number().int().min(1),
  manifestSha256: Sha256,
});
export type RecordsExported = z.infer<typeof RecordsExported>;

/** The part of the office's state that this event changes. */
export interface ExportsState {
  exports: (RecordsExported & { at: RecordedAt })[];
}
export const emptyExports = (): ExportsState => ({ exports: [] });

export const recordsExported = defineEvent<ExportsState, RecordsExported>({
  type: 'records-exported',
  version: 1,
  group: 'office',
  schema: RecordsExported,
  final: 'The export lies outside the office. That it was made stays written down.',
  subjects: (p) => [`export:${p.manifestSha256}`],
  apply: (s, p, header) => {
    s.exports.push({ ...p, at: header.recordedAt });
  },
  say: (_, p) =>
    `Records of an election were taken away (${partInWords(p.part)}, ${audienceInWords[p.audience]}${p.sealed ? ', sealed with a passphrase' : ''}): ${filesInWords(p.files)}, ${sizeInWords(p.bytes)}, to ${p.name} in ${p.place}. They were read again there and compared.`,
});
