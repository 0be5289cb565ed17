// Sorting a long list without stopping the window: short runs are sorted one by one, then merged two by two.

const run = 2048;
/** After so many steps of merging, whoever waits gets a turn. */
const stretch = 8192;

/** A sorted copy. It yields often enough that no turn is longer than a few milliseconds. */
export function* sortedInSlices<T>(
  items: readonly T[],
  compare: (a: T, b: T) => number,
): Generator<undefined, readonly T[], undefined> {
  let runs: T[][] = [];
  for (let from = 0; from < items.length; from += run) {
    runs.push(items.slice(from, from + run).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const merged: T[][] = [];
    for (let i = 0; i < runs.length; i += 2) {
      const [a = [], b = []] = [runs[i], runs[i + 1]];
      merged.push(yield* mergedInSlices(a, b, compare));
    }
    runs = merged;
  }
  return runs[0] ?? [];
}

function* mergedInSlices<T>(
  a: readonly T[],
  b: readonly T[],
  compare: (a: T, b: T) => number,
): Generator<undefined, T[], undefined> {
  const [end, begin] = [a.at(-1), b[0]];
  if (end === undefined || begin === undefined || compare(end, begin) <= 0) return [...a, ...b]; // as many lists come
  const all: T[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [left, right] = [a[i], b[j]];
    if (left !== undefined && (right === undefined || compare(left, right) <= 0)) {
      all.push(left);
      i += 1;
    } else if (right !== undefined) {
      all.push(right);
      j += 1;
    }
    if (all.length % stretch === 0) yield;
  }
  return all;
}
