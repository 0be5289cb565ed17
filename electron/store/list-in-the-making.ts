// A voter list as it is put together from its voters, in memory: everybody compared with the list before, sealed in blocks,
// and gathered for the index. It knows no file, so that it can be done in a thread of its own.
import { nameOrderKey } from '../../shared/domain/name-order.ts';
import { streetKey } from '../../shared/domain/street-range.ts';
import type { VoterName, VoterStatus } from '../../shared/domain/voter.ts';
import { ComingIndex } from './coming-index.ts';
import type { IndexStep } from './index-rows.ts';
import type { Sealer } from './keys.ts';
import { ListBefore } from './list-before.ts';
import { keyRows } from './list-keys.ts';
import type { SealedVoter } from './voter-row.ts';
import {
  type BlockRow,
  blockOf,
  clearText,
  OpenedBlock,
  type StoredBlock,
  sealedText,
  votersPerBlock,
  type WrittenVoter,
} from './voter-text.ts';

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

const longestKey = 280;

export class ListInTheMaking {
  readonly #number: number;
  readonly #sealer: Sealer;
  readonly #before: ListBefore;
  /** Everybody's line by her key. */
  readonly #keys = new Map<string, number>();
  readonly #index = new ComingIndex();
  /** Not in a block yet. */
  #waiting: WrittenVoter[] = [];
  #changed: number[] = [];

  /** `number`: of the list that is made; the one before is compared with it. */
  constructor(number: number, sealer: Sealer) {
    this.#number = number;
    this.#sealer = sealer;
    this.#before = new ListBefore(number - 1);
  }

  /** Takes blocks of the list before in; all of them before the first voter is added. */
  know(blocks: readonly StoredBlock[]): void {
    for (const block of blocks) this.#before.know(new OpenedBlock(block, this.#sealer));
  }

  /** How many are on the list before. */
  get countBefore(): number {
    return this.#before.size;
  }
  /** How many were added. */
  get size(): number {
    return this.#keys.size;
  }

  /** What became of a voter. */
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
    const since = earlier?.same ? earlier.since : this.#number;
    this.#waiting.push({ line, since, clear, sealed, hasDistrict: district !== '' });
    if (earlier && !earlier.same) this.#changed.push(earlier.id);
    this.#keys.set(key, line);
    this.#index.add(line, v);
    return earlier === null ? 'added' : earlier.same ? 'unchanged' : 'changed';
  }

  /** The blocks that are full by now; at the end the last one as well. */
  blocks(atEnd: boolean): BlockRow[] {
    const full = this.#waiting.length - (atEnd ? 0 : this.#waiting.length % votersPerBlock);
    const voters = this.#waiting.splice(0, full);
    const blocks: BlockRow[] = [];
    for (let from = 0; from < full; from += votersPerBlock)
      blocks.push(blockOf(this.#number, voters.slice(from, from + votersPerBlock), this.#sealer));
    return blocks;
  }

  /** The rows of those of the list before who are no longer what they were; at the end also of those who are on it no more. */
  formers(atEnd: boolean): number[] {
    const changed = this.#changed;
    this.#changed = [];
    return atEnd ? [...changed, ...this.#before.notMet()] : changed;
  }

  /** Puts everybody in the order of names and of numbers: the rows of the index, or nothing but a moment to breathe. */
  *index(): Generator<IndexStep, void, undefined> {
    yield* this.#index.rows(this.#number);
    yield* keyRows(this.#number, this.#keys);
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
}
