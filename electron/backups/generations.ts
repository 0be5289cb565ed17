// Making room in the second place: the newest backups stay. A file goes only if this office wrote it: its name, its size
// and the digest beside it are what was noted when it was made. Anything else there is somebody else’s.
import { lstatSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { BackupMade, backupMade } from '../../shared/records/backups.ts';
import type { Made } from '../machine-settings.ts';
import type { OfficeStore } from '../store/office-store.ts';
import { openRow } from '../store/opened-event.ts';
import { byAge, isBackupName } from './names.ts';

/** Every backup the open office has on record. */
export const recordedBackups = ({ log, sealer }: OfficeStore): Made[] =>
  log.rowsOfType(backupMade.type, 0).map((row) => {
    const { file, sha256, bytes } = BackupMade.parse(openRow(row, sealer).payload);
    return { file, sha256, bytes };
  });

/** The line `sha256sum` writes, as every backup has it beside it. */
function digestSays(file: string, { sha256 }: Made): boolean {
  const digest = lstatSync(`${file}.sha256`, { throwIfNoEntry: false });
  if (!digest?.isFile() || digest.size > 1000) return false;
  return readFileSync(`${file}.sha256`, 'utf8') === `${sha256}  ${path.basename(file)}\n`;
}

function isOurs(file: string, noted: Made | undefined): boolean {
  if (noted === undefined || !isBackupName(path.basename(file))) return false;
  const found = lstatSync(file, { throwIfNoEntry: false });
  return found?.isFile() === true && found.size === noted.bytes && digestSays(file, noted);
}

/**
 * Deletes the oldest of `own` in the folder until `generations` are left, of which `newest` is one whatever its name
 * says: a clock may have moved back. Returns the names of those that went; what cannot be deleted stays until next time.
 */
export function keepNewest(folder: string, newest: string, generations: number, own: readonly Made[]): string[] {
  const noted = new Map(own.map((made) => [made.file, made]));
  const older = readdirSync(folder)
    .filter((name) => name !== newest && isOurs(path.join(folder, name), noted.get(name)))
    .sort(byAge)
    .slice(generations - 1);
  return older.filter((name) => {
    try {
      rmSync(path.join(folder, name));
      rmSync(path.join(folder, `${name}.sha256`), { force: true });
      return true;
    } catch {
      return false;
    }
  });
}
