// Putting everybody of a list in the order of names without comparing two of them: the texts of each part of the name have
// a rank, and whoever is sorted by the last part first and by the surname last stands where she belongs.
import type { ListWords } from './list-words.ts';

/** Voters looked through before whoever waits gets a turn. */
const stretch = 16_384;

export interface NameOrder {
  /** Who stands at each place, by when she was added. Whoever share a whole name stand in the order they were added. */
  readonly order: Uint32Array;
  /** How many others share surname and given name of whoever stands at each place. */
  readonly namesakes: Uint32Array;
}

/** The order that `nameOrderKey` gives. */
export function* orderOfNames(words: ListWords): Generator<undefined, NameOrder, undefined> {
  const ranks: Uint32Array[] = [];
  let order = new Uint32Array(words.size).map((_, i) => i);
  for (const said of words.said.filter(({ field }) => field.orders).toReversed()) {
    const { of, count } = yield* said.ranks();
    const texts = said.texts.all();
    const ranked = new Uint32Array(texts.length);
    for (let i = 0; i < texts.length; i += 1) {
      ranked[i] = of[texts[i] ?? 0] ?? 0;
      if (i % stretch === 0) yield;
    }
    order = yield* sortedByRank(order, ranked, count);
    ranks.unshift(ranked);
  }
  const [surnames = new Uint32Array(0), givens = new Uint32Array(0)] = ranks;
  return { order, namesakes: yield* namesakesIn(order, surnames, givens) };
}

/** Those of one rank stay in the order they stand in. */
function* sortedByRank(
  order: Uint32Array,
  ranked: Uint32Array,
  count: number,
): Generator<undefined, Uint32Array<ArrayBuffer>, undefined> {
  const next = new Uint32Array(count + 1);
  for (const rank of ranked) next[rank + 1] = (next[rank + 1] ?? 0) + 1;
  for (let rank = 1; rank <= count; rank += 1) next[rank] = (next[rank] ?? 0) + (next[rank - 1] ?? 0);
  yield;
  const sorted = new Uint32Array(order.length);
  for (let i = 0; i < order.length; i += 1) {
    const nth = order[i] ?? 0;
    const rank = ranked[nth] ?? 0;
    const at = next[rank] ?? 0;
    sorted[at] = nth;
    next[rank] = at + 1;
    if (i % stretch === 0) yield;
  }
  return sorted;
}

/** Whoever shares a name is a neighbour. */
function* namesakesIn(
  order: Uint32Array,
  surnames: Uint32Array,
  givens: Uint32Array,
): Generator<undefined, Uint32Array, undefined> {
  const namesakes = new Uint32Array(order.length);
  let from = 0;
  for (let place = 1; place <= order.length; place += 1) {
    const [here, first] = [order[place] ?? 0, order[from] ?? 0];
    const same = place < order.length && surnames[here] === surnames[first] && givens[here] === givens[first];
    if (same) continue;
    namesakes.fill(place - from - 1, from, place);
    from = place;
    if (place % stretch === 0) yield;
  }
  return namesakes;
}
