// The facts of the slip that goes with the newest backup, from what is on record about it.
import type { BackupSlipFacts } from '../documents/certificates/backup-slip.ts';
import { instantInWords } from '../words/clock.ts';
import type { OfficeView } from './define-command.ts';

/** Null where no backup is on record: none was made, or only while the office was locked. */
export function backupSlipFacts(office: OfficeView, size: BackupSlipFacts['size']): BackupSlipFacts | null {
  const { lastBackup, village, kind } = office;
  if (lastBackup === null) return null;
  const { file, place, bytes, events, sha256, head, at } = lastBackup;
  return {
    ...{ village, file, place, bytes, events, sha256, head, size },
    made: instantInWords(at),
    practice: kind === 'practice',
  };
}
