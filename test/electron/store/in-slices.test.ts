// Sorting that lets others have a turn gives what sorting in one go gives.
import { expect, test } from 'vitest';
import { sortedInSlices } from '../../../electron/store/in-slices.ts';
import { seeded } from '../../support/kill-points.ts';

test.each([0, 1, 2, 2047, 2048, 2049, 4096, 10_001, 50_000])('%i numbers', (count) => {
  const random = seeded(count + 1);
  const numbers = Array.from({ length: count }, () => Math.floor(random() * 1000));
  let turns = 0;
  const sorting = sortedInSlices(numbers, (a, b) => a - b);
  let step = sorting.next();
  for (; !step.done; step = sorting.next()) turns += 1;
  const sorted = step.value;
  expect(sorted).toEqual([...numbers].sort((a, b) => a - b));
  expect(turns).toBeGreaterThanOrEqual(Math.ceil(count / 2048));
});

test('who is equal stays in the order they came', () => {
  const items = Array.from({ length: 9000 }, (_, i) => ({ key: i % 3, i }));
  const sorting = sortedInSlices(items, (a, b) => a.key - b.key);
  let step = sorting.next();
  while (!step.done) step = sorting.next();
  const sorted = step.value;
  expect(sorted.every((item, n) => n === 0 || sorted[n - 1]!.key < item.key || sorted[n - 1]!.i < item.i)).toBe(true);
});
