// Opens or creates an office's file, and refuses whatever is not one, is newer, or is damaged, before touching it.
import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { createOpenKey } from './keys.ts';
import { migrate, newestVersion } from './migrations/index.ts';
import { holdExclusive } from './office-lock.ts';
import { knowsResealing } from './reseal.ts';
import { OfficeUnavailable, problemFrom } from './store-problem.ts';

/** “VEDo” in the file's header says whose it is. */
const applicationId = 0x5645446f;
const busyTimeoutMs = 5000;

export const officeFile = (dataDir: string): string => path.join(dataDir, 'office.sqlite');
export const hasOffice = (dataDir: string): boolean => existsSync(officeFile(dataDir));

/** Creates the folder where needed. Throws OfficeUnavailable where it cannot be a folder we may write in. */
export function prepareFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    if (statSync(dataDir).isDirectory()) return;
  } catch {
    // Said below: a parent that is a file, no permission, a drive that is not there.
  }
  throw new OfficeUnavailable({
    code: 'folder-unusable',
    file: dataDir,
    what: `The folder ${dataDir} cannot be used: it is not there and cannot be made.`,
    safe: 'Nothing was written anywhere.',
    todo: 'See that every part of the path is a folder and that the drive is there, or choose another folder.',
  });
}

function connect(file: string, mustExist: boolean): Database.Database {
  const db = new Database(file, { fileMustExist: mustExist, timeout: busyTimeoutMs });
  db.pragma('synchronous = FULL');
  db.pragma('foreign_keys = ON');
  db.pragma('recursive_triggers = ON');
  db.pragma('secure_delete = ON');
  knowsResealing(db);
  return db;
}

/** Makes a new, empty office where there is none: built under another name and renamed when whole, so a kill leaves none or all of it. */
export function createOffice(dataDir: string): void {
  prepareFolder(dataDir);
  const file = officeFile(dataDir);
  const growing = `${file}-in-progress`;
  try {
    const lock = holdExclusive(dataDir);
    try {
      if (existsSync(file)) return; // somebody else was faster
      for (const leftover of ['', '-journal', '-wal', '-shm']) rmSync(`${growing}${leftover}`, { force: true });
      const db = connect(growing, false);
      db.pragma(`application_id = ${applicationId}`);
      migrate(db);
      createOpenKey(db);
      db.close();
      renameSync(growing, file);
    } finally {
      lock.release();
    }
  } catch (error) {
    throw new OfficeUnavailable(problemFrom(error, file));
  }
}

/** Opens an existing office after looking at it without writing. Throws OfficeUnavailable with what is wrong. */
export function openOffice(dataDir: string): Database.Database {
  const file = officeFile(dataDir);
  try {
    recognise(file);
    const db = connect(file, true);
    try {
      const version = db.pragma('user_version', { simple: true }) as number;
      if (version < newestVersion) migrateAlone(dataDir, db);
      db.pragma('journal_mode = WAL');
      return db;
    } catch (error) {
      db.close();
      throw error;
    }
  } catch (error) {
    throw new OfficeUnavailable(problemFrom(error, file));
  }
}

function migrateAlone(dataDir: string, db: Database.Database): void {
  const lock = holdExclusive(dataDir);
  try {
    migrate(db);
  } finally {
    lock.release();
  }
}

/** Whose file is it, and which version? Read-only: a foreign or newer file is left exactly as it was. */
function recognise(file: string): void {
  const db = new Database(file, { readonly: true, fileMustExist: true, timeout: busyTimeoutMs });
  try {
    const id = db.pragma('application_id', { simple: true });
    const version = db.pragma('user_version', { simple: true }) as number;
    if (id !== applicationId) {
      throw new OfficeUnavailable({
        code: 'not-our-file',
        file,
        what: `${file} is not an office of this program.`,
        safe: 'It was left exactly as it was.',
        todo: 'Choose another folder, or move that file away.',
      });
    }
    if (version > newestVersion) {
      throw new OfficeUnavailable({
        code: 'newer-office',
        file,
        what: `This office was made by a newer version of the program (its shape is ${version}; this program knows up to ${newestVersion}).`,
        safe: 'It was left exactly as it was.',
        todo: 'Install the newer version on this computer, then open the office again.',
      });
    }
  } finally {
    db.close();
  }
}
