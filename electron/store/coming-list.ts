// A voter list on its way in. Its rows go in under a new number in short transactions that nobody sees; one last one
// makes that number the list in use. Until then the list that was there is untouched.
import type { Database, Statement } from 'better-sqlite3';
import { inOrder, nameOrderKey } from '../../shared/domain/name-order.ts';
import { streetKey } from '../../shared/domain/street-range.ts';
import type { VoterName, VoterStatus } from '../../shared/domain/voter.ts';
import { ComingIndex, type Step } from './coming-index.ts';
import { sortedInSlices } from './in-slices.ts';
import type { Sealer } from './keys.ts';
import { boundToRow } from './sealed-beside.ts';
import { lineOf, linesPerList, rowByKey, type SealedVoter, type StoredVoter, sealedBytes } from './voter-row.ts';

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

const keysPerWrite = 600;
/** So many take some milliseconds: whoever waits gets a turn. */
const rowsPerWrite = 125;
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
  readonly #before: number;
  readonly #insert: Statement;
  readonly #earlier: ReturnType<typeof rowByKey>;
  // Written at the end, in their own order.
  readonly #keys = new Map<string, number>();
  readonly #index = new ComingIndex();

  constructor(db: Database, sealer: Sealer) {
    this.#db = db;
    this.#sealer = sealer;
    this.#before = listInUse(db);
    this.number = this.#before + 1;
    this.#insert = db.prepare('INSERT INTO voter VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)');
    this.#earlier = rowByKey(db);
  }

  /** Adds the first of these voters, as many as a short transaction holds; what became of each of them, in order. */
  add(voters: readonly Comer[]): Added[] {
    return briefly(this.#db, () => voters.slice(0, rowsPerWrite).map((one) => this.#add(one)));
  }

  #add({ voter: v, district }: Comer): Added {
    const { surname, given, middle, suffix } = v.name;
    const key = this.#keyOf(v);
    const there = this.#keys.get(key);
    if (there !== undefined) return { line: lineOf(there) };
    const id = this.number * linesPerList + v.line;
    const plain = sealedBytes(v.sealed);
    const earlier = this.#before === 0 ? undefined : this.#earlier(this.#before, key);
    const same = earlier !== undefined && isSame(earlier, v, district) && this.#seals(earlier, plain);
    const since = same ? earlier.since : this.number;
    const sealed = this.#sealer.seal(plain, boundToRow(id));
    const name = [surname, given, middle, suffix] as const;
    const listed = [v.house, v.street, district, v.status, v.stateNumber, v.countyNumber] as const;
    this.#insert.run(id, this.number, key, ...name, ...listed, since, sealed);
    this.#keys.set(key, id);
    this.#index.add(v.line, v);
    return earlier === undefined ? 'added' : same ? 'unchanged' : 'changed';
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

  #seals(row: StoredVoter, plain: Buffer): boolean {
    return this.#sealer.open(row.sealed, boundToRow(row.id)).equals(plain);
  }

  /** How many are on the list in use, which this one is compared with. */
  countBefore(): number {
    const count = this.#db.prepare<[number], number>('SELECT count(*) FROM voter_key WHERE list = ?').pluck();
    return count.get(this.#before) ?? 0;
  }

  /** Puts everybody in the order of names and of numbers and into the index. `breathe` is called after each short write. */
  async putInOrder(breathe: () => Promise<void>): Promise<void> {
    for (const write of this.#index.write(this.#db, this.number)) {
      if (write) briefly(this.#db, write);
      await breathe();
    }
    for (const write of this.#writeKeys()) {
      if (write) briefly(this.#db, write);
      await breathe();
    }
  }

  *#writeKeys(): Generator<Step> {
    const put = this.#db.prepare('INSERT INTO voter_key VALUES (?,?,?)');
    const keys = yield* sortedInSlices([...this.#keys], ([a], [b]) => inOrder(a, b));
    for (let at = 0; at < keys.length; at += keysPerWrite)
      yield () => {
        for (const [key, id] of keys.slice(at, at + keysPerWrite)) put.run(this.number, key, id);
      };
  }

  /** Makes this list the one in use. Inside the last write. */
  takeOver(listDate: string): void {
    this.#db.prepare('INSERT INTO voter_list VALUES (?, ?)').run(this.number, listDate);
  }
}

const isSame = (row: StoredVoter, v: ComingVoter, district: string): boolean =>
  row.surname === v.name.surname &&
  row.given === v.name.given &&
  row.middle === v.name.middle &&
  row.suffix === v.name.suffix &&
  row.house === v.house &&
  row.street === v.street &&
  row.district === district &&
  row.status === v.status &&
  row.state_number === v.stateNumber &&
  row.county_number === v.countyNumber;
