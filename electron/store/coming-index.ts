// The index of a list on its way in: everybody's words and names are gathered while the rows go in, and written at the
// end in their own order, a block of rows at a time. Written as they come they would touch every page again and again.
import type { Database } from 'better-sqlite3';
import { inOrder } from '../../shared/domain/name-order.ts';
import { sortedInSlices } from './in-slices.ts';
import { idsOfList } from './voter-row.ts';
import { type VoterWords, wordColumns } from './voter-words.ts';

/** A short write, to be done in a transaction; or nothing but a moment to breathe. */
export type Step = (() => void) | undefined;

const placesPerBlock = 2048;
const wordsPerBlock = 512;
/** Voters looked through before whoever waits gets a turn. */
const stretch = 4096;

/** Whole numbers, as many as come. */
class Numbers {
  #numbers = new Uint32Array(1024);
  length = 0;
  push(number: number): void {
    if (this.length === this.#numbers.length) {
      const larger = new Uint32Array(2 * this.length);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[this.length] = number;
    this.length += 1;
  }
  all(): Uint32Array {
    return this.#numbers.subarray(0, this.length);
  }
}
const bytesOf = ({ buffer, byteOffset, byteLength }: Uint32Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

interface Person {
  readonly line: number;
  readonly order: string;
  /** Where her words begin among all that were said; they end where the next person's begin. */
  readonly words: number;
}
interface Word {
  readonly text: string;
  /** Where its places begin, and how many there are. */
  from: number;
  count: number;
}

export class ComingIndex {
  readonly #people: Person[] = [];
  readonly #words: Word[] = [];
  readonly #known = wordColumns.map(() => new Map<string, number>());
  /** The words of one person after another, by their number in `#words`. */
  readonly #said = new Numbers();

  /** `order`: as `orderFrom` gives it. */
  add(line: number, order: string, words: VoterWords): void {
    this.#people.push({ line, order, words: this.#said.length });
    for (let part = 0; part < wordColumns.length; part += 1)
      for (const text of words[part] ?? []) this.#said.push(this.#numberOf(part, text));
  }

  #numberOf(part: number, text: string): number {
    const known = this.#known[part]?.get(text);
    const number = known ?? this.#words.length;
    if (known === undefined) {
      this.#known[part]?.set(text, number);
      this.#words.push({ text, from: 0, count: 0 });
    }
    const word = this.#words[number];
    if (word) word.count += 1;
    return number;
  }

  /** Writes the index of everybody who was added. Each step is a short write that the caller does, or a pause. */
  *write(db: Database, list: number): Generator<Step, void, undefined> {
    const [first] = idsOfList(list);
    const everybody = [...this.#people.keys()];
    const nameOf = (person: number) => this.#people[person]?.order ?? '';
    const order = yield* sortedInSlices(everybody, (a, b) => inOrder(nameOf(a), nameOf(b)) || a - b);
    yield* this.#writeOrder(db, first, order);
    const places = yield* this.#placesOfWords(order);
    const put = db.prepare('INSERT INTO voter_word VALUES (?,?,?,?,?,?,?)');
    let block = first;
    for (const [part, known] of this.#known.entries()) {
      const words = yield* sortedInSlices([...known.values()], (a, b) => inOrder(this.#textOf(a), this.#textOf(b)));
      for (const [from, to] of this.#blocksOf(words)) {
        const some = words.slice(from, to).flatMap((word) => this.#words[word] ?? []);
        const ends = new Numbers();
        const there = new Numbers();
        for (const word of some) {
          for (const place of places.subarray(word.from, word.from + word.count)) there.push(place);
          ends.push(there.length);
        }
        const texts = some.map(({ text }) => text);
        const edges = [texts[0], texts.at(-1), texts.join(' ')];
        const id = block;
        yield () => put.run(id, part, ...edges, bytesOf(ends.all()), bytesOf(there.all()));
        block += 1;
      }
    }
  }

  #textOf(word: number): string {
    return this.#words[word]?.text ?? '';
  }

  /** Who stands at which place, and how many share her name. Whoever does is her neighbour in the order. */
  *#writeOrder(db: Database, first: number, order: readonly number[]): Generator<Step, void, undefined> {
    const voters = new Uint32Array(order.length);
    const namesakes = new Uint32Array(order.length);
    let [group, stem] = [0, ''];
    const closeGroup = (end: number) => namesakes.fill(end - group - 1, group, end);
    for (const [place, number] of order.entries()) {
      const { line, order: name } = this.#people[number] ?? { line: 0, order: '' };
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

  /** The places of everybody who has a word, word by word, from the first place on. */
  *#placesOfWords(order: readonly number[]): Generator<Step, Uint32Array, undefined> {
    let from = 0;
    for (const [i, word] of this.#words.entries()) {
      word.from = from;
      from += word.count;
      if (i % stretch === 0) yield;
    }
    const said = this.#said.all();
    const places = new Uint32Array(said.length);
    const next = new Uint32Array(this.#words.length);
    for (const [place, number] of order.entries()) {
      const end = this.#people[number + 1]?.words ?? said.length;
      for (let i = this.#people[number]?.words ?? end; i < end; i += 1) {
        const word = said[i] ?? 0;
        const nth = next[word] ?? 0;
        places[(this.#words[word]?.from ?? 0) + nth] = place;
        next[word] = nth + 1;
      }
      if (place % stretch === 0) yield;
    }
    return places;
  }

  /** Neighbouring words in blocks of about one size; a word that many have is a block of its own. */
  *#blocksOf(words: readonly number[]): Generator<readonly [from: number, to: number]> {
    let [from, places] = [0, 0];
    for (const [i, word] of words.entries()) {
      const count = this.#words[word]?.count ?? 0;
      if (i > from && (i - from === wordsPerBlock || places + count > placesPerBlock)) {
        yield [from, i];
        [from, places] = [i, 0];
      }
      places += count;
    }
    if (from < words.length) yield [from, words.length];
  }
}

/** What all who share surname and given name have in common, at the beginning of their order. */
const stemOf = (order: string): string => order.slice(0, order.indexOf('\t', order.indexOf('\t') + 1) + 1);
