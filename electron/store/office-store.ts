// An open office: its log, its folded state, and what lies beside the log. One connection; every write goes through `write`.
import { statSync } from 'node:fs';
import type { Database } from 'better-sqlite3';
import { ActUndone, actUndoneType } from '../../shared/records/act-undone.ts';
import type { EventHeader, NewEvent } from '../../shared/records/define-event.ts';
import { ActResults } from './act-results.ts';
import { Blobs } from './blobs.ts';
import { Drafts } from './drafts.ts';
import type { EventLog } from './event-log.ts';
import { History } from './history.ts';
import type { DataKey, Sealer } from './keys.ts';
import type { HeldOffice, OfficeAtRest } from './office-at-rest.ts';
import { typeOf } from './opened-event.ts';
import { sealAnew, wipeFreePages } from './reseal.ts';
import { FoldedState } from './state.ts';
import { OfficeUnavailable, problemFrom } from './store-problem.ts';
import { Voters } from './voters.ts';
import { WholeCheck } from './whole-check.ts';

export class OfficeStore implements HeldOffice {
  readonly rest: OfficeAtRest;
  readonly key: DataKey;
  readonly state: FoldedState;
  readonly history: History;
  readonly blobs: Blobs;
  readonly drafts: Drafts;
  readonly results: ActResults;
  /** The reading of the whole file that goes on after it was opened. */
  readonly whole: WholeCheck;
  readonly voters: Voters;
  readonly #place: string | null;

  /** Reads the office with its key. Throws OfficeUnavailable, and lets go of the file, where it cannot be read. */
  constructor(rest: OfficeAtRest, key: DataKey) {
    this.rest = rest;
    this.key = key;
    this.state = new FoldedState(rest.log, key);
    this.history = new History(rest.log, key);
    this.blobs = new Blobs(rest.db, key);
    this.drafts = new Drafts(rest.db, key);
    this.results = new ActResults(rest.db, key);
    this.voters = new Voters(rest.db, key);
    this.#place = placeOnDisk(rest.file);
    this.whole = new WholeCheck(rest.db, rest.log, key);
    try {
      this.state.refresh();
      this.whole.begin(rest.file);
    } catch (error) {
      rest.close();
      throw new OfficeUnavailable(problemFrom(error, rest.file));
    }
  }

  get db(): Database {
    return this.rest.db;
  }
  get file(): string {
    return this.rest.file;
  }
  get log(): EventLog {
    return this.rest.log;
  }
  get sealer(): Sealer {
    return this.key;
  }

  /**
   * Runs `work` as one write: nobody else writes meanwhile, the state is up to date, and either everything it appended
   * is on the disk or nothing is. A failure drops the cached state and is thrown on. Throws OfficeUnavailable where the
   * file was replaced or removed: what is written into it then would be lost without a word.
   */
  write<T>(work: () => T): T {
    if (placeOnDisk(this.file) !== this.#place) throw replaced(this.file);
    try {
      const done = this.db
        .transaction(() => {
          this.state.refresh();
          return work();
        })
        .immediate();
      this.state.refresh();
      return done;
    } catch (error) {
      this.state.drop();
      this.history.drop();
      throw error;
    }
  }

  /** Appends an event inside `write`. Throws where the payload is not what its type declares. */
  append(event: NewEvent, header: Pick<EventHeader, 'act' | 'recordedAt' | 'clock' | 'actor'>): void {
    const { payload, ...named } = event;
    const checked = (event.type === actUndoneType ? ActUndone : typeOf(event.type).schema).parse(payload);
    this.log.append({ ...header, ...named }, checked, this.sealer);
  }

  /** Changes whenever another process has written. */
  dataVersion(): number {
    return this.db.pragma('data_version', { simple: true }) as number;
  }

  /**
   * A write that seals everything anew, alone with the office. `work` appends, wraps the new key and returns it as
   * `under`; with null there nothing is written. All of it is one transaction: whatever happens, the old or the new is
   * there, whole. Returns the store to go on with. Throws OpenElsewhere where another window has the office open.
   */
  writeAlone<T>(
    work: () => { readonly value: T; readonly under: DataKey | null },
  ): Promise<{ readonly value: T; readonly store: OfficeStore }> {
    const { rest, db, log } = this;
    this.whole.stop();
    return rest.alone(async () => {
      db.exec('BEGIN IMMEDIATE');
      try {
        this.state.refresh();
        const { value, under } = work();
        if (under) await sealAnew(db, log, this.key, under);
        db.exec(under ? 'COMMIT' : 'ROLLBACK');
        if (!under) return { value, store: this };
        await wipeFreePages(db);
        return { value, store: new OfficeStore(rest, under) };
      } catch (error) {
        if (db.inTransaction) db.exec('ROLLBACK');
        throw error;
      } finally {
        this.state.drop();
        this.history.drop();
      }
    });
  }

  close(): void {
    this.whole.stop();
    this.rest.close();
  }
}

/** Which file lies there, whatever its name; null where none does. Windows lets nobody replace a file that is open. */
function placeOnDisk(file: string): string | null {
  if (process.platform === 'win32') return null;
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found ? `${found.dev}:${found.ino}` : null;
}

const replaced = (file: string): OfficeUnavailable =>
  new OfficeUnavailable({
    code: 'cannot-open',
    file,
    what: `The file ${file} was replaced or removed while the office was open.`,
    safe: 'Nothing was written into either file.',
    todo: 'Note down what you were entering, close the program, see that the right file is there, and start it again.',
  });
