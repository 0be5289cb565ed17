// An office's file, open and held, its contents still sealed: what can be backed up and checked without any secret.

import type { Database } from 'better-sqlite3';
import { emptyOut } from '../out-folder.ts';
import { EventLog } from './event-log.ts';
import type { Sealer } from './keys.ts';
import { clearLeftoversAtStart } from './list-leftovers.ts';
import { holdExclusive, holdShared, ifNobodyHas, type OfficeLock } from './office-lock.ts';
import { officeFile, openOffice } from './open.ts';
import type { Look } from './start-check.ts';
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
  constructor(dataDir: string, look: Look = 'log') {
    this.#dataDir = dataDir;
    this.file = officeFile(dataDir);
    const { db, lock } = openOffice(dataDir, look);
    this.db = db;
    this.#lock = lock;
    this.log = new EventLog(db);
  }

  /** Runs `work` while nobody else has the office open. Throws OpenElsewhere, and nothing was done, where somebody has. */
  async alone<T>(work: () => Promise<T>): Promise<T> {
    this.#takeAlone();
    try {
      return await work();
    } finally {
      this.#lock.release();
      this.#shareAgain();
    }
  }

  /**
   * The same for work that puts another file in this one's place and closes this one before it does. Whatever comes of
   * it, this is closed afterwards. Throws OpenElsewhere, with everything as it was, where somebody has it open.
   */
  async giveWay<T>(work: () => Promise<T>): Promise<T> {
    this.#takeAlone();
    try {
      return await work();
    } finally {
      this.db.close();
      this.#lock.release();
    }
  }

  #takeAlone(): void {
    this.#lock.release();
    try {
      this.#lock = holdExclusive(this.#dataDir, 0);
    } catch (error) {
      this.#shareAgain();
      if (isBusy(error)) throw new OpenElsewhere();
      throw error;
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

  /** Whoever closes the office last takes the papers on their way to the viewer along. */
  close(): void {
    if (!this.db.open) return;
    this.db.close();
    this.#lock.release();
    ifNobodyHas(this.#dataDir, () => emptyOut(this.#dataDir));
  }
}

/** Opens the office as the program does when it starts: what is left of a voter list that was cut off goes first. */
export function officeAtStart(dataDir: string): OfficeAtRest {
  const rest = new OfficeAtRest(dataDir);
  clearLeftoversAtStart(rest.db, dataDir);
  return rest;
}
