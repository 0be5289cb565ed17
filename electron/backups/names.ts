// The names of backups the program chooses itself: the moment stands in them, as New York's clock showed it.
import { RecordedAt } from '../../shared/domain/recorded-at.ts';
import { inNewYork } from '../clock.ts';

/** `2027-03-09-104200` */
export const stampOf = (at: RecordedAt): string => at.slice(0, 19).replaceAll(':', '').replace('T', '-');

/** `office-backup-2027-03-09-104200.sqlite`: a name every file system takes. */
export const backupName = (at: RecordedAt): string => `office-backup-${stampOf(at)}.sqlite`;

/** The same name for another backup in the same second: `office-backup-2027-03-09-104200-2.sqlite`. */
export const nextName = (name: string, count: number): string =>
  count === 1 ? name : name.replace(/(\.[^.]*)?$/, (ending) => `-${count}${ending}`);

const ours = /^office-backup-(\d{4}-\d{2}-\d{2})-(\d{2})(\d{2})(\d{2})(?:-(\d{1,3}))?\.sqlite$/;

export const isBackupName = (name: string): boolean => ours.test(name);

/** When a backup was made, by its name; null where somebody named it. An hour that came twice counts as the first. */
export function madeAtOf(name: string): RecordedAt | null {
  const [, day, hours, minutes, seconds] = ours.exec(name) ?? [];
  if (day === undefined) return null;
  const local = `${day}T${hours}:${minutes}:${seconds}`;
  for (const offset of ['-04:00', '-05:00']) {
    const instant = Date.parse(`${local}${offset}`);
    if (!Number.isNaN(instant) && inNewYork(instant).startsWith(local)) return RecordedAt.parse(`${local}${offset}`);
  }
  return null;
}

/** Newest first by their names; those of one second by their number, those somebody named last. */
export function byAge(a: string, b: string): number {
  const key = (name: string): string => {
    const [, day = '', hours = '', minutes = '', seconds = '', count = '1'] = ours.exec(name) ?? [];
    return `${day}${hours}${minutes}${seconds}${count.padStart(3, '0')}`;
  };
  return key(a) === key(b) ? (a < b ? -1 : 1) : key(a) < key(b) ? 1 : -1;
}
