// The words of everybody on a list. Each text is looked at once: a county has a hundred thousand voters, and a few
// thousand names, streets and house numbers.
import { inOrder, orderFrom } from '../../shared/domain/name-order.ts';
import { foldForSearch } from '../../shared/domain/search-key.ts';
import { sortedInSlices } from './in-slices.ts';
import { Numbers } from './numbers.ts';
import { type Findable, foundBy, numbersOf, wordColumns } from './voter-words.ts';

/** What a text comes to: its part of the order of names, and its words by their numbers. */
interface Heard {
  readonly order: string;
  readonly words: readonly number[];
}

export class ListWords {
  /** The words of one person after another. */
  readonly said = new Numbers();
  readonly #texts: string[] = [];
  readonly #parts: number[] = [];
  readonly #counts: number[] = [];
  readonly #heard = foundBy.map(() => new Map<string, Heard>());
  readonly #known = wordColumns.map(() => new Map<string, number>());

  /** Keeps the words of one person and gives her place in the order of names, as `nameOrderKey` does. */
  say(voter: Findable): string {
    let order = '';
    for (let i = 0; i < foundBy.length; i += 1) {
      const text = foundBy[i]?.text(voter) ?? '';
      const heard = this.#heard[i]?.get(text) ?? this.#hear(i, text);
      order += heard.order;
      for (const word of heard.words) this.#sayWord(word);
    }
    for (const number of numbersOf(voter)) this.#sayWord(this.#add(number, wordColumns.indexOf('number')));
    return order;
  }

  #sayWord(word: number): void {
    this.said.push(word);
    this.#counts[word] = (this.#counts[word] ?? 0) + 1;
  }

  #hear(i: number, text: string): Heard {
    const field = foundBy[i];
    if (!field) throw new Error(`nobody is found by text ${i}`);
    const part = wordColumns.indexOf(field.column);
    const words = field.words(text).map((word) => {
      const number = this.#known[part]?.get(word) ?? this.#add(word, part);
      this.#known[part]?.set(word, number);
      return number;
    });
    const heard = { order: field.orders ? orderFrom([foldForSearch(text)]) : '', words };
    this.#heard[i]?.set(text, heard);
    return heard;
  }

  #add(text: string, part: number): number {
    this.#parts.push(part);
    this.#counts.push(0);
    return this.#texts.push(text) - 1;
  }

  textOf(word: number): string {
    return this.#texts[word] ?? '';
  }
  partOf(word: number): number {
    return this.#parts[word] ?? 0;
  }
  countOf(word: number): number {
    return this.#counts[word] ?? 0;
  }

  /** All words, part by part, each part in the order of its texts. */
  *inOrder(): Generator<undefined, Uint32Array, undefined> {
    const byPart = wordColumns.map((): number[] => []);
    for (let word = 0; word < this.#texts.length; word += 1) byPart[this.partOf(word)]?.push(word);
    yield;
    const texts = this.#texts;
    const all = new Numbers();
    for (const words of byPart) {
      const sorted = yield* sortedInSlices(words, (a, b) => inOrder(texts[a] ?? '', texts[b] ?? ''));
      for (const word of sorted) all.push(word);
    }
    return all.all();
  }
}
