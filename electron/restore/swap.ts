// One office in the place of another. Whatever happens, the old one or the new one is there, whole: the old file is first
// copied to a name of its own, and then the new one takes its place by a rename.
import { createReadStream, createWriteStream, existsSync, renameSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { RecordedAt } from '../../shared/domain/recorded-at.ts';
import { officeFile } from '../store/open.ts';
import { companionsOf, nextOffice, putAside, restoringFolder, tidyAfterRestore } from '../store/unfinished-restore.ts';

/** `office-before-restore-2027-03-09-104200.sqlite`, and `-2` where that is taken; null where there is nothing to keep. */
export function keptName(dataDir: string, now: RecordedAt): string | null {
  const file = officeFile(dataDir);
  if (!existsSync(file) && companionsOf(file).length === 0) return null;
  const stem = `office-before-restore-${now.slice(0, 19).replaceAll(':', '').replace('T', '-')}`;
  for (let n = 1; ; n += 1) {
    const name = `${stem}${n === 1 ? '' : `-${n}`}.sqlite`;
    if (!existsSync(path.join(dataDir, name))) return name;
  }
}

/**
 * Call it alone with the office, with nobody reading either file. `staged`: the new office, closed. `keptAs` null where
 * there is no old one. Throws what the disk says, and then the old office is still there.
 */
export async function swap(dataDir: string, staged: string, keptAs: string | null): Promise<void> {
  const file = officeFile(dataDir);
  await sync(staged);
  try {
    if (keptAs !== null) await keep(dataDir, file, keptAs);
    renameSync(staged, nextOffice(dataDir));
    putAside(dataDir, file);
    await syncFolders(dataDir);
    await renameFirmly(nextOffice(dataDir), file);
  } catch (error) {
    tidyAfterRestore(dataDir, file);
    throw error;
  }
  await syncFolders(dataDir);
  tidyAfterRestore(dataDir, file);
}

/** The old office under its new name, complete with what SQLite could not finish, before anything happens to it. */
async function keep(dataDir: string, file: string, keptAs: string): Promise<void> {
  const growing = path.join(restoringFolder(dataDir), 'kept.sqlite');
  const ends = [...companionsOf(file), ...(existsSync(file) ? [''] : [])];
  for (const end of ends) {
    await pipeline(createReadStream(`${file}${end}`), createWriteStream(`${growing}${end}`));
    await sync(`${growing}${end}`);
  }
  for (const end of ends) renameSync(`${growing}${end}`, path.join(dataDir, `${keptAs}${end}`));
  await syncFolders(dataDir);
}

/** A virus scanner on Windows may hold a file for a moment after it was written. */
async function renameFirmly(from: string, to: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      renameSync(from, to);
      return;
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (tries >= 20 || !['EPERM', 'EBUSY', 'EACCES'].includes(code)) throw error;
      await wait(100);
    }
  }
}

async function sync(file: string, flags: 'r' | 'r+' = 'r+'): Promise<void> {
  const handle = await open(file, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** So that the new names are on the disk too. Windows cannot sync a folder; its renames are in the journal. */
async function syncFolders(dataDir: string): Promise<void> {
  for (const folder of [restoringFolder(dataDir), dataDir]) await sync(folder, 'r').catch(() => {});
}
