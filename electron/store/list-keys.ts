// Who of a list has which number (or, where the list numbers nobody, which name and house): a sorted row of figures, each
// a short mark of the key and the line of whoever has it. Whoever asks compares the whole key with what stands there.
import type { Database } from 'better-sqlite3';
import { bytesOf, type IndexStep } from './index-rows.ts';
import { idsOfList } from './voter-row.ts';

const lineBits = 2 ** 24; // more than a list has lines
const keysPerBlock = 2048;

/** A number of 29 bits: with a line it makes a whole number that is exact. */
function markOf(key: string): number {
  let mark = 0x811c9dc5;
  for (let i = 0; i < key.length; i += 1) mark = Math.imul(mark ^ key.charCodeAt(i), 0x01000193);
  return mark >>> 3;
}

/** The rows that keep the keys of a list, each with its line; or nothing but a moment to breathe. */
export function* keyRows(list: number, keys: ReadonlyMap<string, number>): Generator<IndexStep> {
  const sorted = new Float64Array(keys.size);
  let n = 0;
  for (const [key, line] of keys) {
    sorted[n] = markOf(key) * lineBits + line;
    n += 1;
    if (n % keysPerBlock === 0) yield;
  }
  sorted.sort(); // figures take some milliseconds for a hundred thousand
  const [first] = idsOfList(list);
  for (let from = 0; from < sorted.length; from += keysPerBlock) {
    yield { into: 'voter_by_key', values: [first + from, bytesOf(sorted.subarray(from, from + keysPerBlock))] };
  }
}

/** The keys of a list as they are asked; held in memory, eight bytes for each voter. */
export class ListKeys {
  readonly list: number;
  readonly #sorted: Float64Array;

  constructor(db: Database, list: number) {
    this.list = list;
    const rows = db
      .prepare<[number, number], Buffer>('SELECT keys FROM voter_by_key WHERE id >= ? AND id < ? ORDER BY id')
      .pluck()
      .all(...idsOfList(list));
    const bytes = Buffer.concat(rows);
    this.#sorted = new Float64Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  }

  /** The rows of all who may have that key: mostly one. */
  idsFor(key: string): number[] {
    const from = markOf(key) * lineBits;
    const found: number[] = [];
    let [low, high] = [0, this.#sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#sorted[middle] ?? 0) < from) low = middle + 1;
      else high = middle;
    }
    for (; low < this.#sorted.length && (this.#sorted[low] ?? 0) < from + lineBits; low += 1)
      found.push(idsOfList(this.list)[0] + (this.#sorted[low] ?? 0) - from);
    return found;
  }
}
