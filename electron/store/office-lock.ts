// Who has this office open. A process holds an open read transaction on a small file of its own; the system frees it
// when the process dies, so no stale lock can ever be left behind.
import path from 'node:path';
import Database from 'better-sqlite3';

export interface OfficeLock {
  release(): void;
}

const lockFile = (dataDir: string): string => path.join(dataDir, 'office.lock');

function openLock(dataDir: string, waitMs = 2000): Database.Database {
  return orClosed(new Database(lockFile(dataDir), { timeout: waitMs }), (db) => {
    db.pragma('journal_mode = DELETE');
    db.exec('CREATE TABLE IF NOT EXISTS office_lock (held INTEGER)');
  });
}

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
