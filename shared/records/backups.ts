// What the office knows of its backups: each one that was made while it was open and read. The file itself lies outside;
// a backup never holds the event that tells of it.
import { z } from 'zod';
import type { RecordedAt } from '../domain/recorded-at.ts';
import { sizeInWords } from '../words/backups.ts';
import { defineEvent } from './define-event.ts';
import { type ExportsState, emptyExports } from './exports.ts';
import { Sha256 } from './paper-edition.ts';

/** `events`: how many events the copy holds, counted from the first; `head` is the hash of the last of them. */
export const BackupMade = z.strictObject({
  file: z.string().min(1).max(300),
  /** The folder it was written to, as this computer calls it. */
  place: z.string().min(1).max(4200),
  bytes: z.number().int().min(1),
  sha256: Sha256,
  head: Sha256,
  events: z.number().int().min(0),
  /** Whether the program made it by itself, on closing. */
  automatic: z.boolean(),
});
export type BackupMade = z.infer<typeof BackupMade>;

/** The part of the office's state that this event changes. */
export interface BackupsState extends ExportsState {
  lastBackup: (BackupMade & { at: RecordedAt }) | null;
}
export const emptyBackups = (): BackupsState => ({ lastBackup: null, ...emptyExports() });

export const backupMade = defineEvent<BackupsState, BackupMade>({
  type: 'backup-made',
  version: 1,
  group: 'office',
  schema: BackupMade,
  final: 'The backup is a file outside the office. That it was made stays written down.',
  subjects: (p) => [`backup:${p.sha256}`],
  apply: (s, p, header) => {
    s.lastBackup = { ...p, at: header.recordedAt };
  },
  say: (_, p) =>
    `A backup was made${p.automatic ? ' on closing' : ''} and checked: ${p.file} in ${p.place}, ${sizeInWords(p.bytes)}.`,
});
