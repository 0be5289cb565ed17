// A voter list on its way in. Its blocks go in under a new number in short transactions that nobody sees; one last one
// makes that number the list in use. Until then the list that was there is untouched.
import type { Database, Statement } from 'better-sqlite3';
import { nameOrderKey } from '../../shared/domain/name-order.ts';
import { streetKey } from '../../shared/domain/street-range.ts';
import type { VoterName, VoterStatus } from '../../shared/domain/voter.ts';
import { ComingIndex } from './coming-index.ts';
import { formerWriter } from './former-voters.ts';
import type { Sealer } from './keys.ts';
import { ListBefore } from './list-before.ts';
import { keyWrites } from './list-keys.ts';
import { VoterBlocks } from './voter-blocks.ts';
import type { SealedVoter } from './voter-row.ts';
import { blockOf, clearText, sealedText, votersPerBlock, type WrittenVoter } from './voter-text.ts';

export interface ComingVoter {
  readonly line: number;
  readonly name: VoterName;
  readonly house: string;
  readonly street: string;
  readonly status: VoterStatus;
  readonly stateNumber: string;
  readonly county: string;
  readonly countyNumber: string;
  readonly sealed: SealedVoter;
}
export interface Comer {
  readonly voter: ComingVoter;
  readonly district: string;
}
/** `line`: where the same voter stands already. */
export type Added = 'added' | 'changed' | 'unchanged' | { readonly line: number };

/** So many take some milliseconds: whoever waits gets a turn. */
const votersPerWrite = 20 * votersPerBlock;
/** Former versions, and blocks of the index, in one short transaction. */
const formersPerWrite = 100;
const writesTogether = 8;
const longestKey = 280;

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
  readonly #sealer: Sealer;
  readonly #before: ListBefore;
  readonly #blocks: VoterBlocks;
  readonly #insert: Statement;
  readonly #keepFormer: (id: number) => void;
  /** Everybody's line by her key. */
  readonly #keys = new Map<string, number>();
  readonly #index = new ComingIndex();
  /** Not in the file yet. */
  #waiting: WrittenVoter[] = [];
  #changed: number[] = [];

  constructor(db: Database, sealer: Sealer) {
    const before = listInUse(db);
    this.#db = db;
    this.#sealer = sealer;
    this.#before = new ListBefore(before);
    this.#blocks = new VoterBlocks(db, sealer);
    this.number = before + 1;
    this.#insert = db.prepare('INSERT INTO voter_block VALUES (?,?,?,?)');
    this.#keepFormer = formerWriter(db, sealer, this.#blocks, this.number);
  }

  /** Reads the list in use, which everybody is compared with. Before the first is added. */
  async begin(breathe: () => Promise<void>): Promise<void> {
    for (const _ of this.#before.read(this.#blocks)) await breathe();
  }

  /** Adds a voter to those who wait to be written; what became of her. */
  add({ voter: v, district }: Comer): Added {
    const key = this.#keyOf(v);
    const there = this.#keys.get(key);
    if (there !== undefined) return { line: there };
    const { line, name, house, street, status, stateNumber, countyNumber } = v;
    const clear = clearText({
      ...{ key, surname: name.surname, given: name.given, middle: name.middle, suffix: name.suffix },
      ...{ house, street, district, status, state_number: stateNumber, county_number: countyNumber },
    });
    const sealed = sealedText(v.sealed);
    const earlier = this.#before.compare(key, clear, sealed);
    const since = earlier?.same ? earlier.since : this.number;
    this.#waiting.push({ line, since, clear, sealed, hasDistrict: district !== '' });
    if (earlier && !earlier.same) this.#changed.push(earlier.id);
    this.#keys.set(key, line);
    this.#index.add(line, v);
    return earlier === null ? 'added' : earlier.same ? 'unchanged' : 'changed';
  }

  /** Writes those who wait, where they fill a short transaction; at the end of the list all of them. */
  async write(breathe: () => Promise<void>, atEnd = false): Promise<void> {
    if (this.#waiting.length < votersPerWrite && !atEnd) return;
    const full = this.#waiting.length - (atEnd ? 0 : this.#waiting.length % votersPerBlock);
    const voters = this.#waiting.splice(0, full);
    if (voters.length > 0)
      briefly(this.#db, () => {
        for (let from = 0; from < voters.length; from += votersPerBlock)
          this.#insert.run(blockOf(this.number, voters.slice(from, from + votersPerBlock), this.#sealer));
      });
    await this.#writeFormer(this.#changed.splice(0), breathe);
  }

  async #writeFormer(ids: readonly number[], breathe: () => Promise<void>): Promise<void> {
    for (let from = 0; from < ids.length; from += formersPerWrite) {
      briefly(this.#db, () => ids.slice(from, from + formersPerWrite).forEach(this.#keepFormer));
      await breathe();
    }
  }

  /** The state's number, else the county's; a list without numbers has name and house, and counts those who share both. */
  #keyOf(v: ComingVoter): string {
    if (v.stateNumber !== '') return `s:${v.stateNumber}`;
    if (v.countyNumber !== '') return `c:${v.county}:${v.countyNumber}`;
    const plain = `n:${nameOrderKey(v.name).replaceAll('\t', ',')}${v.house},${streetKey(v.street)}`.slice(
      0,
      longestKey,
    );
    for (let n = 1; ; n += 1) {
      const key = n === 1 ? plain : `${plain}#${n}`;
      if (!this.#keys.has(key)) return key;
    }
  }

  /** How many are on the list in use, which this one is compared with. */
  countBefore(): number {
    return this.#before.size;
  }

  /**
   * Puts everybody in the order of names and of numbers and into the index, and keeps whoever is on the list no more as a
   * former version. `done`: how many of all are put in order; after each short write.
   */
  async putInOrder(breathe: () => Promise<void>, done: (voters: number) => void): Promise<void> {
    await this.write(breathe, true);
    await this.#writeFormer([...this.#before.notMet()], breathe);
    const writes: (() => void)[] = [];
    for (const steps of [this.#index.write(this.#db, this.number), keyWrites(this.#db, this.number, this.#keys)])
      for (const step of steps) {
        if (step) writes.push(step);
        await breathe();
      }
    for (let from = 0; from < writes.length; from += writesTogether) {
      briefly(this.#db, () => {
        for (const write of writes.slice(from, from + writesTogether)) write();
      });
      done(Math.round((this.#keys.size * Math.min(from + writesTogether, writes.length)) / writes.length));
      await breathe();
    }
  }

  /** Makes this list the one in use. Inside the last write. */
  takeOver(listDate: string): void {
    this.#db.prepare('INSERT INTO voter_list VALUES (?, ?)').run(this.number, listDate);
  }
}
