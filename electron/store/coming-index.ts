// The index of a list on its way in: everybody's words and names are gathered while the voters go in, and made into
// rows at the end in their own order, a block of rows at a time. Written as they come they would touch every page again and again.
import { inOrder } from '../../shared/domain/name-order.ts';
import { sortedInSlices } from './in-slices.ts';
import { bytesOf, type IndexStep } from './index-rows.ts';
import { ListWords } from './list-words.ts';
import { Numbers } from './numbers.ts';
import { orderOfNames } from './order-of-names.ts';
import { idsOfList } from './voter-row.ts';
import { type Findable, type WordColumn, wordColumns } from './voter-words.ts';

const placesPerBlock = 2048;
const wordsPerBlock = 512;
/** Voters or words looked through before whoever waits gets a turn. */
const stretch = 4096;

/** The words of one column in their order, where the places of each end, and all places. */
interface Column {
  readonly texts: readonly string[];
  readonly ends: Uint32Array;
  readonly places: Uint32Array;
}

export class ComingIndex {
  readonly #lines = new Numbers();
  readonly #words = new ListWords();

  add(line: number, voter: Findable): void {
    this.#words.add(voter);
    this.#lines.push(line);
  }

  /** The rows of the index of everybody who was added; or nothing but a moment to breathe. */
  *rows(list: number): Generator<IndexStep, void, undefined> {
    const [first] = idsOfList(list);
    const { order, namesakes } = yield* orderOfNames(this.#words);
    yield* this.#places(first, order, namesakes);
    let id = first;
    for (const [part, name] of wordColumns.entries()) {
      const { texts, ends, places } =
        name === 'number' ? yield* this.#numbers(order) : yield* this.#column(name, order);
      for (const [from, to] of blocksOf(ends)) {
        const begin = ends[from - 1] ?? 0;
        const words = texts.slice(from, to);
        const there = bytesOf(places.subarray(begin, ends[to - 1]));
        const ending = bytesOf(ends.subarray(from, to).map((end) => end - begin));
        const values = [id, part, words[0] ?? '', words.at(-1) ?? '', words.join(' '), ending, there];
        yield { into: 'voter_word', values };
        id += 1;
      }
    }
  }

  /** Who stands at which place, and how many share her name. */
  *#places(first: number, order: Uint32Array, namesakes: Uint32Array): Generator<IndexStep> {
    const lines = this.#lines.all();
    for (let from = 0; from < order.length; from += placesPerBlock) {
      const to = from + placesPerBlock;
      const voters = order.subarray(from, to).map((nth) => lines[nth] ?? 0);
      const values = [first + from, bytesOf(voters), bytesOf(namesakes.subarray(from, to))];
      yield { into: 'voter_place', values };
    }
  }

  /** The places of everybody who has a word, word by word, each from the first place on. */
  *#column(name: WordColumn, order: Uint32Array): Generator<undefined, Column, undefined> {
    const saidThere = this.#words.said.filter(({ field }) => field.column === name);
    for (const { words, counts } of saidThere)
      for (const [text, its] of words.entries()) {
        for (const word of its) word.count += counts[text] ?? 0;
        if (text % stretch === 0) yield;
      }
    const all = [...(this.#words.columns.get(name)?.values() ?? [])];
    const words = yield* sortedInSlices(all, (a, b) => inOrder(a.text, b.text));
    const ends = new Uint32Array(words.length);
    let end = 0;
    for (const [i, word] of words.entries()) {
      word.next = end;
      end += word.count;
      ends[i] = end;
      if (i % stretch === 0) yield;
    }
    const places = new Uint32Array(end);
    const texts = saidThere.map((said) => ({ of: said.texts.all(), words: said.words }));
    for (let place = 0; place < order.length; place += 1) {
      const nth = order[place] ?? 0;
      for (const text of texts)
        for (const word of text.words[text.of[nth] ?? 0] ?? []) {
          places[word.next] = place;
          word.next += 1;
        }
      if (place % stretch === 0) yield;
    }
    return { texts: words.map(({ text }) => text), ends, places };
  }

  /** The numbers, each with the one place of whoever has it. */
  *#numbers(order: Uint32Array): Generator<undefined, Column, undefined> {
    const placeOf = new Uint32Array(order.length);
    for (let place = 0; place < order.length; place += 1) placeOf[order[place] ?? 0] = place;
    yield;
    const { numbers, whose } = this.#words;
    const sorted = yield* sortedInSlices([...numbers.keys()], (a, b) => inOrder(numbers[a] ?? '', numbers[b] ?? ''));
    const owners = whose.all();
    const texts: string[] = [];
    const [ends, places] = [new Uint32Array(sorted.length), new Uint32Array(sorted.length)];
    for (const [i, number] of sorted.entries()) {
      texts.push(numbers[number] ?? '');
      ends[i] = i + 1;
      places[i] = placeOf[owners[number] ?? 0] ?? 0;
      if (i % stretch === 0) yield;
    }
    return { texts, ends, places };
  }
}

/** Neighbouring words in blocks of about one size; a word that many have is a block of its own. */
function* blocksOf(ends: Uint32Array): Generator<readonly [from: number, to: number]> {
  let from = 0;
  for (let i = 0; i < ends.length; i += 1) {
    const isFull = i - from === wordsPerBlock || (ends[i] ?? 0) - (ends[from - 1] ?? 0) > placesPerBlock;
    if (i > from && isFull) {
      yield [from, i];
      from = i;
    }
  }
  if (from < ends.length) yield [from, ends.length];
}
