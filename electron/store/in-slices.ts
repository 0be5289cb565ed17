// Sorting a long list without stopping the window: short runs are sorted one by one, then merged two by two.

const run = 2048;
/** After so many steps of merging, whoever waits gets a turn. */
const stretch = 8192;

/** A sorted copy. `breathe` is called often enough that no turn is longer than a few milliseconds. */
export async function sortedInSlices<T>(
  items: readonly T[],
  compare: (a: T, b: T) => number,
  breathe: () => Promise<void>,
): Promise<readonly T[]> {
  let runs: T[][] = [];
  for (let from = 0; from < items.length; from += run) {
    runs.push(items.slice(from, from + run).sort(compare));
    await breathe();
  }
  while (runs.length > 1) {
    const merged: T[][] = [];
    for (let i = 0; i < runs.length; i += 2) {
      const [a = [], b = []] = [runs[i], runs[i + 1]];
      merged.push(await mergedInSlices(a, b, compare, breathe));
    }
    runs = merged;
  }
  return runs[0] ?? [];
}

async function mergedInSlices<T>(
  a: readonly T[],
  b: readonly T[],
  compare: (a: T, b: T) => number,
  breathe: () => Promise<void>,
): Promise<T[]> {
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
    if (all.length % stretch === 0) await breathe();
  }
  return all;
}
