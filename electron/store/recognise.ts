// Whose file is it, which version, and is it whole? Asked read-only: what is foreign, newer or damaged stays as it was.
import Database from 'better-sqlite3';
import { EventLog } from './event-log.ts';
import { newestVersion } from './migrations/index.ts';
import type { HeldOffice } from './office-at-rest.ts';
import { checkAtStart, type Look } from './start-check.ts';
import { OfficeUnavailable } from './store-problem.ts';

/** “VEDo” in the file's header says whose it is. */
export const applicationId = 0x5645446f;
const busyTimeoutMs = 5000;

/** The shape of the office in `file`. Throws OfficeUnavailable where it is not ours or newer, and what SQLite throws. */
export const versionOf = (file: string): number => looking(file, (db) => recognise(db, file));

/** The same, after a look at what is in it. */
export const lookAt = (file: string, look: Look): number =>
  looking(file, (db) => {
    const version = recognise(db, file);
    checkAtStart(db, new EventLog(db), file, look);
    return version;
  });

/** Lends an office that cannot be opened to `work`, as far as it can be read. Throws what SQLite throws. */
export async function readDamaged<T>(file: string, work: (office: HeldOffice) => Promise<T>): Promise<T> {
  const db = reading(file);
  try {
    return await work({ db, file, log: new EventLog(db), sealer: null });
  } finally {
    db.close();
  }
}

const reading = (file: string): Database.Database =>
  new Database(file, { readonly: true, fileMustExist: true, timeout: busyTimeoutMs });

function looking<T>(file: string, look: (db: Database.Database) => T): T {
  const db = reading(file);
  try {
    return look(db);
  } finally {
    db.close();
  }
}

function recognise(db: Database.Database, file: string): number {
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
  return version;
}
