// The words of everybody on a list. Each text is looked at once: a county has a hundred thousand voters, and a few
// thousand names, streets and house numbers. What is kept of a person are the numbers of her texts.
import { inOrder, orderFrom } from '../../shared/domain/name-order.ts';
import { foldForSearch } from '../../shared/domain/search-key.ts';
import { sortedInSlices } from './in-slices.ts';
import { Numbers } from './numbers.ts';
import { type Findable, type FoundBy, foundBy, numbersOf, type WordColumn } from './voter-words.ts';

/** A word of one column; when places are gathered, how many it has, and where the next goes. */
interface Word {
  readonly text: string;
  count: number;
  next: number;
}
/** One text of every voter, such as the surname: which texts there are, and who has which. */
export class Said {
  readonly field: FoundBy;
  /** The number of everybody's text, in the order they were added. */
  readonly texts = new Numbers();
  /** The words of each text, and how many have it. */
  readonly words: (readonly Word[])[] = [];
  readonly counts: number[] = [];
  readonly #orders: string[] = [];
  readonly #known = new Map<string, number>();
  readonly #column: Map<string, Word>;

  constructor(field: FoundBy, column: Map<string, Word>) {
    this.field = field;
    this.#column = column;
  }

  add(voter: Findable): void {
    const text = this.field.text(voter);
    const number = this.#known.get(text) ?? this.#hear(text);
    this.counts[number] = (this.counts[number] ?? 0) + 1;
    this.texts.push(number);
  }

  #hear(text: string): number {
    const number = this.words.length;
    this.#known.set(text, number);
    this.words.push(this.field.words(text).map((word) => this.#wordFor(word)));
    this.counts.push(0);
    this.#orders.push(this.field.orders ? orderFrom([foldForSearch(text)]) : '');
    return number;
  }

  #wordFor(text: string): Word {
    const known = this.#column.get(text);
    if (known) return known;
    const word = { text, count: 0, next: 0 };
    this.#column.set(text, word);
    return word;
  }

  /** The rank of each text among all, from 0; the same for those that read the same. */
  *ranks(): Generator<undefined, { of: Uint32Array; count: number }, undefined> {
    const orders = this.#orders;
    const sorted = yield* sortedInSlices([...orders.keys()], (a, b) => inOrder(orders[a] ?? '', orders[b] ?? ''));
    const of = new Uint32Array(orders.length);
    let [rank, last] = [-1, ''];
    for (const number of sorted) {
      const order = orders[number] ?? '';
      if (rank < 0 || order !== last) rank += 1;
      last = order;
      of[number] = rank;
    }
    return { of, count: rank + 1 };
  }
}

export class ListWords {
  readonly columns = new Map<WordColumn, Map<string, Word>>();
  readonly said: readonly Said[];
  /** All numbers, and who has each, by when she was added. Hardly any stands there twice, so they are not counted. */
  readonly numbers: string[] = [];
  readonly whose = new Numbers();
  #size = 0;

  constructor() {
    this.said = foundBy.map((field) => {
      const column = this.columns.get(field.column) ?? new Map<string, Word>();
      this.columns.set(field.column, column);
      return new Said(field, column);
    });
  }

  /** How many were added. */
  get size(): number {
    return this.#size;
  }

  add(voter: Findable): void {
    for (let i = 0; i < this.said.length; i += 1) this.said[i]?.add(voter);
    for (const number of numbersOf(voter)) {
      this.numbers.push(number);
      this.whose.push(this.#size);
    }
    this.#size += 1;
  }
}
