// How well the office is backed up: the last backup, what came since, where the next one goes, and whether one is wanted.
import { z } from 'zod';
import type { OfficeView } from '../commands/define-command.ts';
import { RecordedAt } from '../domain/recorded-at.ts';
import { BackupMade } from '../records/backups.ts';
import { ok } from '../result.ts';
import { backupReminder, lastBackupInWords } from '../words/backups.ts';
import { defineView, type ViewContext } from './define-view.ts';

/** Acts that no backup holds yet: a backup ends with the event it counted last, whenever that was written down. */
const actsSinceBackup = ({ lastBackup }: OfficeView, { actsSince }: Pick<ViewContext, 'actsSince'>): number =>
  actsSince(lastBackup?.events ?? 0);

/** As Today shows it, in two sentences. */
export const BackupWords = z.strictObject({ words: z.string(), reminder: z.string().nullable() });

export function backupWords(
  office: OfficeView,
  context: Pick<ViewContext, 'today' | 'machine' | 'actsSince'>,
): z.infer<typeof BackupWords> {
  const { place, lastFailure } = context.machine.backup;
  const last = office.lastBackup;
  const soFar = { last, actsSince: actsSinceBackup(office, context), failed: lastFailure, place: place !== null };
  return {
    words: last ? lastBackupInWords(last) : 'None yet.',
    reminder: backupReminder(soFar, context.today),
  };
}

/** A backup made while the office was locked is not on record, so this view cannot know of it. */
export const backupStatus = defineView({
  name: 'backup.status',
  title: 'When the office was last backed up, and where to',
  input: z.strictObject({}),
  output: z.strictObject({
    last: z.strictObject({ ...BackupMade.shape, at: RecordedAt }).nullable(),
    /** Acts recorded since, or all there are where there is no backup. */
    actsSince: z.number().int(),
    /** Why a backup is wanted now; null where none is. */
    reminder: z.string().nullable(),
    /** The second place as this computer calls it; null where none is chosen. */
    place: z.string().nullable(),
    generations: z.number().int(),
    onClose: z.boolean(),
    /** What is to be known about that place, such as that it lies on the same disk; null where nothing is. */
    placeWarning: z.string().nullable(),
  }),
  refusals: [],
  answer: ({ office }, _, context) => {
    const { place, generations, onClose, placeWarning } = context.machine.backup;
    return ok({
      last: office.lastBackup,
      actsSince: actsSinceBackup(office, context),
      reminder: backupWords(office, context).reminder,
      place,
      generations,
      onClose,
      placeWarning,
    });
  },
});
