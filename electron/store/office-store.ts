// An open office: its log, its folded state, and what lies beside the log. One connection; every write goes through `write`.
import { statSync } from 'node:fs';
import type { Database } from 'better-sqlite3';
import { ActUndone, actUndoneType } from '../../shared/records/act-undone.ts';
import type { EventHeader, NewEvent } from '../../shared/records/define-event.ts';
import { ActResults } from './act-results.ts';
import { Blobs } from './blobs.ts';
import { Drafts } from './drafts.ts';
import { EventLog } from './event-log.ts';
import { History } from './history.ts';
import { openSealer, type Sealer } from './keys.ts';
import { holdShared, type OfficeLock } from './office-lock.ts';
import { officeFile, openOffice } from './open.ts';
import { typeOf } from './opened-event.ts';
import { checkAtStart } from './start-check.ts';
import { FoldedState } from './state.ts';
import { OfficeUnavailable, problemFrom } from './store-problem.ts';

export class OfficeStore {
  readonly db: Database;
  readonly file: string;
  readonly log: EventLog;
  readonly sealer: Sealer;
  readonly state: FoldedState;
  readonly history: History;
  readonly blobs: Blobs;
  readonly drafts: Drafts;
  readonly results: ActResults;
  readonly #lock: OfficeLock;
  readonly #place: string | null;

  /** Opens the office of a folder. Throws OfficeUnavailable with what is wrong and what to do. */
  constructor(dataDir: string) {
    this.file = officeFile(dataDir);
    this.db = openOffice(dataDir);
    this.#place = placeOnDisk(this.file);
    try {
      this.#lock = holdShared(dataDir);
    } catch (error) {
      this.db.close();
      throw new OfficeUnavailable(problemFrom(error, this.file));
    }
    try {
      this.log = new EventLog(this.db);
      checkAtStart(this.db, this.log, this.file);
      const sealer = openSealer(this.db);
      if (!sealer) throw needsPassphrase(this.file);
      this.sealer = sealer;
      this.state = new FoldedState(this.log, sealer);
      this.history = new History(this.log, sealer);
      this.blobs = new Blobs(this.db, sealer);
      this.drafts = new Drafts(this.db, sealer);
      this.results = new ActResults(this.db, sealer);
      this.state.refresh();
    } catch (error) {
      this.close();
      throw new OfficeUnavailable(problemFrom(error, this.file));
    }
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

  close(): void {
    this.db.close();
    this.#lock?.release();
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

const needsPassphrase = (file: string): OfficeUnavailable =>
  new OfficeUnavailable({
    code: 'needs-passphrase',
    file,
    what: 'This office is locked with a passphrase, which this version of the program cannot ask for.',
    safe: 'It was left exactly as it was.',
    todo: 'Open it with the version that set the passphrase.',
  });
