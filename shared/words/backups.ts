// What is said about backups: when the last one was made, how big it is, and why another one is wanted.
import { daysBetween, type PlainDate } from '../domain/plain-date.ts';
import { dayRecorded, type RecordedAt } from '../domain/recorded-at.ts';
import { instantInWords } from './clock.ts';

/** “85 KB”, “1.4 MB”, for bytes: the way a file window shows them. */
export function sizeInWords(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.ceil(bytes / 1000)} KB`;
  const tenths = Math.round(bytes / 100_000);
  return `${Math.floor(tenths / 10)}.${tenths % 10} MB`;
}

/** “Last one at 4:58 p.m. on Tuesday, March 2, 2027: 1.4 MB, in E:\Backups.” */
export const lastBackupInWords = (last: {
  readonly at: RecordedAt;
  readonly bytes: number;
  readonly place: string;
}): string => `Last one at ${instantInWords(last.at)}: ${sizeInWords(last.bytes)}, in ${last.place}.`;

/** So many days old a backup may get while things are recorded. */
const daysAllowed = 7;

export interface BackupsSoFar {
  readonly last: { readonly at: RecordedAt } | null;
  /** Acts recorded since it was made. */
  readonly actsSince: number;
  /** The newest attempt, where it failed and no good one came after it. */
  readonly failed: { readonly at: RecordedAt; readonly why: string } | null;
  /** Whether a second place is set. */
  readonly place: boolean;
}

/** Why a backup is wanted now, in plain words; null where none is. A failure is told first: she believes she has one. */
export function backupReminder({ last, actsSince, failed, place }: BackupsSoFar, today: PlainDate): string | null {
  if (failed)
    return `The backup at ${instantInWords(failed.at)} could not be made. ${failed.why} What you recorded is safe on this computer; make the backup now.`;
  if (last === null)
    return `No backup is on record here since the office was begun or restored. Should this computer break, what no backup holds is lost. ${place ? 'Make one now.' : 'Choose a second place, such as a USB stick, and make one.'}`;
  const days = daysBetween(dayRecorded(last.at), today);
  if (days <= daysAllowed || actsSince === 0) return null;
  return `The last backup is ${days} days old. ${actsSince === 1 ? 'One entry has' : `${actsSince} entries have`} been recorded since, and would be lost with this computer. Make another one now.`;
}
