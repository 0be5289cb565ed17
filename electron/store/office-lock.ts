// Who has this office open. A process holds an open read transaction on a small file of its own; the system frees it
// when the process dies, so no stale lock can ever be left behind.
import { lstatSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { isDamaged, OfficeUnavailable } from './store-problem.ts';

export interface OfficeLock {
  release(): void;
}

const lockFile = (dataDir: string): string => path.join(dataDir, 'office.lock');
const listLockFile = (dataDir: string): string => path.join(dataDir, 'office.list-lock');

function openLock(dataDir: string, waitMs = 2000, file = lockFile(dataDir)): Database.Database {
  // Through a link the table below would be made in somebody else’s file, or in the office itself.
  if (lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()) throw notOurLock(file);
  return orClosed(new Database(file, { timeout: waitMs }), (db) => {
    try {
      db.pragma('journal_mode = DELETE');
      db.exec('CREATE TABLE IF NOT EXISTS office_lock (held INTEGER)');
    } catch (error) {
      throw isDamaged(error) ? notOurLock(file) : error;
    }
  });
}

/** Said of the lock itself: the office beside it is well, and must not be moved away for this. */
const notOurLock = (file: string): OfficeUnavailable =>
  new OfficeUnavailable({
    code: 'not-our-file',
    file,
    what: `The file ${file}, which only says who has the office open, is not the one this program made.`,
    safe: 'The office beside it was left exactly as it was.',
    todo: 'Close every window of the program, move office.lock (and nothing else) away, then try again.',
  });

/** `db` after `work`; closed again where the work fails. */
function orClosed(db: Database.Database, work: (db: Database.Database) => void): Database.Database {
  try {
    work(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Shared with every window and command of this office. Throws SQLITE_BUSY while somebody holds it exclusively. */
export function holdShared(dataDir: string): OfficeLock {
  const db = orClosed(openLock(dataDir), (lock) => {
    lock.exec('BEGIN');
    lock.prepare('SELECT count(*) FROM office_lock').get();
  });
  return { release: () => void db.close() };
}

/** For what must be alone: restore, migration, sealing anew, disposal. Throws SQLITE_BUSY when anybody has it open after `waitMs`. */
export function holdExclusive(dataDir: string, waitMs = 2000): OfficeLock {
  const db = orClosed(openLock(dataDir, waitMs), (lock) => void lock.exec('BEGIN EXCLUSIVE'));
  return { release: () => void db.close() };
}

/**
 * Runs `work` if nobody at all has the office open, and nobody can open it meanwhile. Returns whether it ran: a folder
 * whose lock cannot be taken for any reason is left alone.
 */
export function ifNobodyHas(dataDir: string, work: () => void): boolean {
  let lock: OfficeLock;
  try {
    lock = holdExclusive(dataDir, 0);
  } catch {
    return false;
  }
  try {
    work();
    return true;
  } finally {
    lock.release();
  }
}

/** Whoever reads a voter list or clears away what is left of one; SQLITE_BUSY at once when somebody else does. */
export function holdVoterList(dataDir: string): OfficeLock {
  const db = orClosed(openLock(dataDir, 0, listLockFile(dataDir)), (lock) => void lock.exec('BEGIN EXCLUSIVE'));
  return { release: () => void db.close() };
}
