// An office's file, open and held, its contents still sealed: what can be backed up and checked without any secret.
import type { Database } from 'better-sqlite3';
import { EventLog } from './event-log.ts';
import type { Sealer } from './keys.ts';
import { holdExclusive, holdShared, type OfficeLock } from './office-lock.ts';
import { officeFile, openOffice } from './open.ts';
import { checkAtStart } from './start-check.ts';
import { isBusy, OfficeUnavailable, problemFrom } from './store-problem.ts';

/** An office as backups and checks see it; `sealer` null means that its contents cannot be opened here. */
export interface HeldOffice {
  readonly db: Database;
  readonly file: string;
  readonly log: EventLog;
  readonly sealer: Sealer | null;
}

/** Another window or command has the office open, so nobody can be alone with it. */
export class OpenElsewhere extends Error {}

export class OfficeAtRest implements HeldOffice {
  readonly db: Database;
  readonly file: string;
  readonly log: EventLog;
  readonly sealer = null;
  readonly #dataDir: string;
  #lock: OfficeLock;

  /** Opens and holds the office of a folder. Throws OfficeUnavailable with what is wrong and what to do. */
  constructor(dataDir: string) {
    this.#dataDir = dataDir;
    this.file = officeFile(dataDir);
    this.db = openOffice(dataDir);
    try {
      this.#lock = holdShared(dataDir);
    } catch (error) {
      this.db.close();
      throw new OfficeUnavailable(problemFrom(error, this.file));
    }
    try {
      this.log = new EventLog(this.db);
      checkAtStart(this.db, this.log, this.file);
    } catch (error) {
      this.close();
      throw new OfficeUnavailable(problemFrom(error, this.file));
    }
  }

  /** Runs `work` while nobody else has the office open. Throws OpenElsewhere, and nothing was done, where somebody has. */
  async alone<T>(work: () => Promise<T>): Promise<T> {
    this.#lock.release();
    try {
      this.#lock = holdExclusive(this.#dataDir, 0);
    } catch (error) {
      this.#shareAgain();
      if (isBusy(error)) throw new OpenElsewhere();
      throw error;
    }
    try {
      return await work();
    } finally {
      this.#lock.release();
      this.#shareAgain();
    }
  }

  #shareAgain(): void {
    try {
      this.#lock = holdShared(this.#dataDir);
    } catch (error) {
      this.db.close(); // somebody took it alone in between: whoever asks next opens it anew
      throw new OfficeUnavailable(problemFrom(error, this.file));
    }
  }

  close(): void {
    this.db.close();
    this.#lock.release();
  }
}
