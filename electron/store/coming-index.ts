// The index of a list on its way in: everybody's words and names are gathered while the rows go in, and written at the
// end in their own order, a block of rows at a time. Written as they come they would touch every page again and again.
import type { Database } from 'better-sqlite3';
import { inOrder } from '../../shared/domain/name-order.ts';
import { sortedInSlices } from './in-slices.ts';
import { ListWords } from './list-words.ts';
import { idsOfList } from './voter-row.ts';
import type { Findable } from './voter-words.ts';

/** A short write, to be done in a transaction; or nothing but a moment to breathe. */
export type Step = (() => void) | undefined;

const placesPerBlock = 2048;
const wordsPerBlock = 512;
/** Voters or words looked through before whoever waits gets a turn. */
const stretch = 4096;

interface Person {
  readonly line: number;
  readonly order: string;
  /** Where her words begin among all that were said; they end where the next person's begin. */
  readonly said: number;
  /** Which one she was, of all that were added. */
  readonly nth: number;
}

export class ComingIndex {
  readonly #people: Person[] = [];
  readonly #words = new ListWords();

  add(line: number, voter: Findable): void {
    const said = this.#words.said.length;
    const order = this.#words.say(voter);
    this.#people.push({ line, order, said, nth: this.#people.length });
  }

  /** Writes the index of everybody who was added. Each step is a short write that the caller does, or a pause. */
  *write(db: Database, list: number): Generator<Step, void, undefined> {
    const [first] = idsOfList(list);
    const order = yield* sortedInSlices(this.#people, (a, b) => inOrder(a.order, b.order) || a.nth - b.nth);
    yield* writeOrder(db, first, order);
    const words = yield* this.#words.inOrder();
    const ends = yield* this.#endsOf(words);
    const places = yield* this.#placesOf(words, ends, order);
    const put = db.prepare('INSERT INTO voter_word VALUES (?,?,?,?,?,?,?)');
    let id = first;
    for (const [from, to] of this.#blocksOf(words, ends)) {
      const begin = ends[from - 1] ?? 0;
      const texts = Array.from(words.subarray(from, to), (word) => this.#words.textOf(word));
      const part = this.#words.partOf(words[from] ?? 0);
      const last = texts.at(-1) ?? '';
      const block = id;
      const there = bytesOf(places.subarray(begin, ends[to - 1]));
      const ending = bytesOf(ends.subarray(from, to).map((end) => end - begin));
      yield () => put.run(block, part, texts[0], last, texts.join(' '), ending, there);
      id += 1;
    }
  }

  /** Where the places of each word end, one word after the other. */
  *#endsOf(words: Uint32Array): Generator<Step, Uint32Array, undefined> {
    const ends = new Uint32Array(words.length);
    let end = 0;
    for (let i = 0; i < words.length; i += 1) {
      end += this.#words.countOf(words[i] ?? 0);
      ends[i] = end;
      if (i % stretch === 0) yield;
    }
    return ends;
  }

  /** The places of everybody who has a word, word by word, each from the first place on. */
  *#placesOf(words: Uint32Array, ends: Uint32Array, order: readonly Person[]): Generator<Step, Uint32Array, undefined> {
    const said = this.#words.said.all();
    const places = new Uint32Array(said.length);
    const next = new Uint32Array(words.length);
    for (let i = 0; i < words.length; i += 1) {
      next[words[i] ?? 0] = ends[i - 1] ?? 0;
      if (i % stretch === 0) yield;
    }
    for (const [place, { said: from, nth }] of order.entries()) {
      const to = this.#people[nth + 1]?.said ?? said.length;
      for (let i = from; i < to; i += 1) {
        const word = said[i] ?? 0;
        const at = next[word] ?? 0;
        places[at] = place;
        next[word] = at + 1;
      }
      if (place % stretch === 0) yield;
    }
    return places;
  }

  /** Neighbouring words of one part in blocks of about one size; a word that many have is a block of its own. */
  *#blocksOf(words: Uint32Array, ends: Uint32Array): Generator<readonly [from: number, to: number]> {
    let [from, part] = [0, -1];
    for (let i = 0; i < words.length; i += 1) {
      const here = this.#words.partOf(words[i] ?? 0);
      const isFull = i - from === wordsPerBlock || (ends[i] ?? 0) - (ends[from - 1] ?? 0) > placesPerBlock;
      if (i > from && (here !== part || isFull)) {
        yield [from, i];
        from = i;
      }
      part = here;
    }
    if (from < words.length) yield [from, words.length];
  }
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint32Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

/** Who stands at which place, and how many share her name. Whoever does is her neighbour in the order. */
function* writeOrder(db: Database, first: number, order: readonly Person[]): Generator<Step, void, undefined> {
  const voters = new Uint32Array(order.length);
  const namesakes = new Uint32Array(order.length);
  let [group, stem] = [0, ''];
  const closeGroup = (end: number) => namesakes.fill(end - group - 1, group, end);
  for (const [place, { line, order: name }] of order.entries()) {
    voters[place] = line;
    if (place === 0 || !name.startsWith(stem)) {
      closeGroup(place);
      [group, stem] = [place, stemOf(name)];
    }
    if (place % stretch === 0) yield;
  }
  closeGroup(order.length);
  const put = db.prepare('INSERT INTO voter_place VALUES (?,?,?)');
  for (let from = 0; from < order.length; from += placesPerBlock) {
    const to = from + placesPerBlock;
    yield () => put.run(first + from, bytesOf(voters.subarray(from, to)), bytesOf(namesakes.subarray(from, to)));
  }
}

/** What all who share surname and given name have in common, at the beginning of their order. */
const stemOf = (order: string): string => order.slice(0, order.indexOf('\t', order.indexOf('\t') + 1) + 1);
