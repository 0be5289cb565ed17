// The voters of the lists in the file, one by one or block by block.
import type { Database, Statement } from 'better-sqlite3';
import type { Sealer } from './keys.ts';
import { RecordDamaged } from './store-problem.ts';
import { idsOfList, type KeptVoter, lineOf, listOf } from './voter-row.ts';
import { OpenedBlock, type StoredBlock } from './voter-text.ts';

/** Some hundred kilobytes. */
const blocksPerRead = 40;

export class VoterBlocks {
  readonly #sealer: Sealer;
  readonly #holding: Statement<[number], StoredBlock>;
  readonly #next: Statement<[number, number], StoredBlock>;
  readonly #without: Statement<[number, number], string>;
  /** The block that was asked last: neighbours are often asked one after the other. */
  #last: OpenedBlock | null = null;

  constructor(db: Database, sealer: Sealer) {
    this.#sealer = sealer;
    this.#holding = db.prepare('SELECT id, clear, sealed FROM voter_block WHERE id <= ? ORDER BY id DESC LIMIT 1');
    this.#next = db.prepare(
      `SELECT id, clear, sealed FROM voter_block WHERE id > ? AND id < ? ORDER BY id LIMIT ${blocksPerRead}`,
    );
    this.#without = db
      .prepare<[number, number], string>(
        "SELECT without_district FROM voter_block WHERE id >= ? AND id < ? AND without_district <> ''",
      )
      .pluck();
  }

  /** Throws RecordDamaged where the seal does not hold. */
  voter(id: number): KeptVoter | undefined {
    const last = this.#last && this.#last.id <= id ? this.#last.voterAt(lineOf(id)) : undefined;
    if (last?.id === id) return last;
    const block = this.#holding.get(id);
    if (!block || listOf(block.id) !== listOf(id)) return undefined;
    this.#last = new OpenedBlock(block, this.#sealer);
    return this.#last.voterAt(lineOf(id));
  }

  /** The same where she must be there, because the index names her. */
  voterNamed(id: number): KeptVoter {
    const voter = this.voter(id);
    if (!voter) throw new RecordDamaged('A voter of the county’s list is missing in it.');
    return voter;
  }

  /** All blocks of a list as they lie there, some at a time. */
  *stored(list: number): Generator<readonly StoredBlock[]> {
    const [from, to] = idsOfList(list);
    for (let some = this.#next.all(from, to); some.length > 0; some = this.#next.all(some.at(-1)?.id ?? to, to))
      yield some;
  }

  /** The voters of a list whose district it does not say. */
  withoutDistrict(list: number): Set<number> {
    const [from, to] = idsOfList(list);
    const lines = this.#without.all(from, to).flatMap((text) => text.split(' '));
    return new Set(lines.map((line) => from + Number(line)));
  }
}
