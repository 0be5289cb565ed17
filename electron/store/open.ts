// Opens or creates an office's file, and refuses whatever is not one, is newer, or is damaged, before touching it.
import { accessSync, constants, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { clearStaged } from '../exports/clear-staged.ts';
import { emptyOut } from '../out-folder.ts';
import { createOpenKey } from './keys.ts';
import { migrate, newestVersion } from './migrations/index.ts';
import { holdExclusive, holdShared, ifNobodyHas, type OfficeLock } from './office-lock.ts';
import { folderUnusable } from './reachable-folder.ts';
import { applicationId, lookAt, versionOf } from './recognise.ts';
import { knowsResealing } from './reseal.ts';
import type { Look } from './start-check.ts';
import { OfficeUnavailable, problemFrom, readOnly } from './store-problem.ts';
import { companionsOf, tidyAfterRestore } from './unfinished-restore.ts';

const busyTimeoutMs = 5000;

export const officeFile = (dataDir: string): string => path.join(dataDir, 'office.sqlite');
export const hasOffice = (dataDir: string): boolean => existsSync(officeFile(dataDir));

const mayWrite = (place: string): boolean => {
  try {
    accessSync(place, constants.W_OK);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT';
  }
};

/** Creates the folder where needed. Throws OfficeUnavailable where it cannot be a folder we may write in. */
export function prepareFolder(dataDir: string): void {
  let there = false;
  try {
    mkdirSync(dataDir, { recursive: true });
    there = statSync(dataDir).isDirectory();
  } catch {
    // Said below: a parent that is a file, no permission, a drive that is not there.
  }
  if (there && mayWrite(dataDir)) return;
  const why = there ? 'nothing can be written in it' : 'it is not there and cannot be made';
  throw folderUnusable(dataDir, why);
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
      mustBeAlone(file);
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

/** What is left of an office whose file somebody took away would be written into the new one. */
function mustBeAlone(file: string): void {
  const [end] = companionsOf(file);
  if (end === undefined) return;
  throw new OfficeUnavailable({
    code: 'damaged',
    file,
    what: `${file} is missing, though ${path.basename(file)}${end}, which belongs to it, is there.`,
    safe: 'Nothing was changed.',
    todo: 'Put the missing file back, or restore the newest backup.',
  });
}

export interface OpenedOffice {
  readonly db: Database.Database;
  /** Held before the file was opened: until it is given up, nobody puts another file in its place. */
  readonly lock: OfficeLock;
}

/**
 * Opens an existing office after looking at it without writing; at the whole file where nobody else has it open.
 * Throws OfficeUnavailable with what is wrong.
 */
export function openOffice(dataDir: string, look: Look = 'log'): OpenedOffice {
  const file = officeFile(dataDir);
  try {
    if (!mayWrite(dataDir) || !mayWrite(file)) throw new OfficeUnavailable(readOnly(file));
    const looked = ifNobodyHas(dataDir, () => {
      tidyAfterRestore(dataDir, file);
      lookAt(file, look === 'log' ? 'whole' : look);
      emptyOut(dataDir);
      clearStaged(dataDir);
    });
    for (;;) {
      const lock = holdShared(dataDir);
      try {
        const version = looked ? versionOf(file) : lookAt(file, look);
        if (version === newestVersion) return { lock, db: openFile(file) };
      } catch (error) {
        lock.release();
        throw error;
      }
      lock.release();
      migrateAlone(dataDir, file);
    }
  } catch (error) {
    throw new OfficeUnavailable(problemFrom(error, file));
  }
}

function openFile(file: string): Database.Database {
  const db = connect(file, true);
  try {
    db.pragma('journal_mode = WAL');
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

function migrateAlone(dataDir: string, file: string): void {
  const lock = holdExclusive(dataDir);
  try {
    const db = connect(file, true);
    try {
      migrate(db);
    } finally {
      db.close();
    }
  } finally {
    lock.release();
  }
}
