// A voter list on its way into the file. Its rows go in under a new number in short transactions that nobody sees; one last
// one makes that number the list in use. Until then the list that was there is untouched.
import type { Database, Statement } from 'better-sqlite3';
import { formerWriter } from './former-voters.ts';
import { type IndexRow, indexWriter } from './index-rows.ts';
import type { Sealer } from './keys.ts';
import { VoterBlocks } from './voter-blocks.ts';
import type { BlockRow, StoredBlock } from './voter-text.ts';

/** So many take some milliseconds: whoever waits gets a turn. */
const blocksPerWrite = 20;
const formersPerWrite = 100;

/**
 * Rows of a list that is not in use yet need not be on the disk at each commit: the last transaction, which makes the list
 * the one in use, waits for the disk (synchronous=FULL) and takes all that was written before with it.
 */
export function briefly<T>(db: Database, work: () => T): T {
  db.pragma('synchronous = NORMAL');
  try {
    return db.transaction(work).immediate();
  } finally {
    db.pragma('synchronous = FULL');
  }
}

/** The number of the list in use; 0 before the first. */
export const listInUse = (db: Database): number =>
  db.prepare<[], number>('SELECT coalesce(max(number), 0) FROM voter_list').pluck().get() ?? 0;

export class ComingList {
  readonly number: number;
  readonly #db: Database;
  readonly #blocks: VoterBlocks;
  readonly #insert: Statement;
  readonly #keepFormer: (id: number) => void;
  readonly #putIndex: (row: IndexRow) => void;
  /** Not in the file yet. */
  #waiting: BlockRow[] = [];

  constructor(db: Database, sealer: Sealer) {
    this.#db = db;
    this.#blocks = new VoterBlocks(db, sealer);
    this.number = listInUse(db) + 1;
    this.#insert = db.prepare('INSERT INTO voter_block VALUES (?,?,?,?)');
    this.#keepFormer = formerWriter(db, sealer, this.#blocks, this.number);
    this.#putIndex = indexWriter(db);
  }

  /** The list in use, which the one on its way is compared with. */
  before(): Generator<readonly StoredBlock[]> {
    return this.#blocks.stored(this.number - 1);
  }

  /** Writes blocks, where with those that wait they fill a short transaction; at the end of the list all of them. */
  async write(blocks: readonly BlockRow[], breathe: () => Promise<void>, atEnd = false): Promise<void> {
    this.#waiting.push(...blocks);
    while (this.#waiting.length >= blocksPerWrite || (atEnd && this.#waiting.length > 0)) {
      const some = this.#waiting.splice(0, blocksPerWrite);
      briefly(this.#db, () => {
        for (const block of some) this.#insert.run(block);
      });
      await breathe();
    }
  }

  /** Keeps voters of the list in use as former versions, by their rows. */
  async keepFormers(ids: readonly number[], breathe: () => Promise<void>): Promise<void> {
    for (let from = 0; from < ids.length; from += formersPerWrite) {
      briefly(this.#db, () => ids.slice(from, from + formersPerWrite).forEach(this.#keepFormer));
      await breathe();
    }
  }

  /** Writes rows of its index; as many as a short transaction takes. */
  writeIndex(rows: readonly IndexRow[]): void {
    if (rows.length > 0) briefly(this.#db, () => rows.forEach(this.#putIndex));
  }

  /** Makes this list the one in use. Inside the last write. */
  takeOver(listDate: string): void {
    this.#db.prepare('INSERT INTO voter_list VALUES (?, ?)').run(this.number, listDate);
  }
}
