// A restore swaps one file for another by a rename. What it had put aside when it was killed is put back or cleared away
// at the next start, so that the old office or the new one is there, whole.
import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** Work of a restore, inside the office's folder, so that its files can be renamed into their place. */
export const restoringFolder = (dataDir: string): string => path.join(dataDir, 'restoring');
/** The new office, ready to be renamed: while it lies there, the old one is the office. */
export const nextOffice = (dataDir: string): string => path.join(restoringFolder(dataDir), 'next.sqlite');

/** What SQLite leaves beside a database that it could not finish with; it must never meet another database. */
const companions = ['-wal', '-journal'] as const;
const asideOf = (dataDir: string, end: string): string => path.join(restoringFolder(dataDir), `aside${end}`);

/** The companions of `file` that hold something. */
export const companionsOf = (file: string): readonly string[] =>
  companions.filter((end) => (statSync(`${file}${end}`, { throwIfNoEntry: false })?.size ?? 0) > 0);

/** Takes the companions of the old office out of the way. Undone at the next start if the rename does not follow. */
export function putAside(dataDir: string, file: string): void {
  mkdirSync(restoringFolder(dataDir), { recursive: true });
  for (const end of companionsOf(file)) renameSync(`${file}${end}`, asideOf(dataDir, end));
  for (const end of [...companions, '-shm']) rmSync(`${file}${end}`, { force: true });
}

/** Call it only while nobody has the office open. */
export function tidyAfterRestore(dataDir: string, file: string): void {
  if (!existsSync(restoringFolder(dataDir))) return;
  if (existsSync(nextOffice(dataDir))) {
    for (const end of companions)
      if (existsSync(asideOf(dataDir, end))) renameSync(asideOf(dataDir, end), `${file}${end}`);
  }
  rmSync(restoringFolder(dataDir), { recursive: true, force: true });
}
