// The index of a list, as it is asked: the words its voters are found by, with the places of all who have each, and who
// stands at which place in the order of names. Words lie in blocks; which block begins and ends with which word is held
// in memory, and so is the order: half a megabyte for a hundred thousand voters.
import type { Database, Statement } from 'better-sqlite3';
import { PlaceSet } from './place-set.ts';
import { idsOfList } from './voter-row.ts';
import { type Sought, type WordColumn, wordColumns } from './voter-words.ts';

interface Block {
  readonly id: number;
  readonly first: string;
  readonly last: string;
}
interface Contents {
  readonly words: string;
  readonly ends: Buffer;
  readonly places: Buffer;
}

/** Numbers as they lie in a row; a buffer may begin anywhere, an array of numbers may not. */
const numbersIn = (bytes: Buffer): Uint32Array =>
  new Uint32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));

/** Answers about single words that are kept, of some kilobytes each. */
const mostRemembered = 64;

export class VoterIndex {
  readonly list: number;
  readonly #blocks: ReadonlyMap<WordColumn, readonly Block[]>;
  readonly #contents: Statement<[number], Contents>;
  readonly #voters: Uint32Array;
  readonly #namesakes: Uint32Array;
  readonly #asked = new Map<string, PlaceSet>();

  constructor(db: Database, list: number) {
    this.list = list;
    const [from, to] = idsOfList(list);
    const blocks = db.prepare<[number, number, number], Block>(
      'SELECT id, first, last FROM voter_word WHERE id >= ? AND id < ? AND part = ? ORDER BY id',
    );
    this.#blocks = new Map(wordColumns.map((column, part) => [column, blocks.all(from, to, part)]));
    this.#contents = db.prepare('SELECT words, ends, places FROM voter_word WHERE id = ?');
    const places = db
      .prepare<[number, number], { voters: Buffer; namesakes: Buffer }>(
        'SELECT voters, namesakes FROM voter_place WHERE id >= ? AND id < ? ORDER BY id',
      )
      .all(from, to);
    this.#voters = numbersIn(Buffer.concat(places.map(({ voters }) => voters)));
    this.#namesakes = numbersIn(Buffer.concat(places.map(({ namesakes }) => namesakes)));
  }

  /** How many others of the list have surname and given name of whoever stands at a place. */
  namesakesAt(place: number): number {
    return this.#namesakes[place] ?? 0;
  }
  /** The row of whoever stands at a place. */
  voterAt(place: number): number {
    return idsOfList(this.list)[0] + (this.#voters[place] ?? 0);
  }
  /** Everybody's rows, in the order of names. */
  *inOrder(): Generator<number> {
    for (const place of this.#voters.keys()) yield this.voterAt(place);
  }

  /** Everybody who fits, by their places. */
  ask(sought: Sought): PlaceSet {
    const found = new PlaceSet(this.#voters.length);
    if ('word' in sought)
      for (const column of sought.columns) found.addAll(this.#remembered(column, sought.word, sought.whole));
    else if ('any' in sought) for (const one of sought.any) found.addAll(this.ask(one));
    else if ('those' in sought) {
      found.addAll(this.ask(sought.those));
      found.drop(this.ask(sought.without));
    } else
      for (const [i, one] of sought.all.entries()) {
        if (i === 0) found.addAll(this.ask(one));
        else found.keepOnly(this.ask(one));
      }
    return found;
  }

  /** Several questions are about one word, and with each letter typed all words but the last are the same. */
  #remembered(column: WordColumn, word: string, whole: boolean): PlaceSet {
    const name = `${column} ${whole} ${word}`;
    const found = this.#asked.get(name) ?? this.#having(column, word, whole);
    this.#asked.delete(name); // the oldest stands first
    this.#asked.set(name, found);
    const [oldest] = this.#asked.keys();
    if (this.#asked.size > mostRemembered && oldest !== undefined) this.#asked.delete(oldest);
    return found;
  }

  /** Whoever has the word in that column, or a word that begins with it. */
  #having(column: WordColumn, word: string, whole: boolean): PlaceSet {
    const found = new PlaceSet(this.#voters.length);
    const fits = (listed: string) => (whole ? listed === word : listed.startsWith(word));
    const blocks = this.#blocks.get(column) ?? [];
    for (let i = firstNotBefore(blocks, word); i < blocks.length; i += 1) {
      const block = blocks[i];
      if (!block || (block.first > word && !fits(block.first))) break;
      const contents = this.#contents.get(block.id);
      if (!contents) throw new Error(`block ${block.id} of the index is not there`);
      const places = numbersIn(contents.places);
      if (fits(block.first) && fits(block.last)) found.add(places);
      else {
        const ends = numbersIn(contents.ends);
        for (const [n, listed] of contents.words.split(' ').entries())
          if (fits(listed)) found.add(places.subarray(ends[n - 1] ?? 0, ends[n]));
      }
    }
    return found;
  }
}

/** The first block that may hold the word: the first one that does not end before it. */
function firstNotBefore(blocks: readonly Block[], word: string): number {
  let [from, to] = [0, blocks.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((blocks[middle]?.last ?? '') < word) from = middle + 1;
    else to = middle;
  }
  return from;
}
