// What a page may not send, whatever its schema would say.
import { expect, test } from 'vitest';
import { whyRefused } from '../../../electron/ipc/untrusted-input.ts';

const nested = (levels: number): unknown => (levels === 0 ? 'bottom' : { inner: nested(levels - 1) });

test('plain input of an ordinary size goes through', () => {
  expect(whyRefused({ name: 'Ada', seats: 2, wards: ['1', '2'], note: null, late: false })).toBeUndefined();
  expect(whyRefused(undefined)).toBeUndefined();
  expect(whyRefused(nested(20))).toBeUndefined();
});

test.each(['__proto__', 'constructor', 'prototype'])('a field named %s is refused at any depth', (key) => {
  const hostile: unknown = JSON.parse(`{"a": [{"b": {"${key}": {"admin": true}}}]}`);
  expect(whyRefused(hostile)).toContain(key);
});

test('21 levels are too deep, and a value that holds itself is too', () => {
  expect(whyRefused(nested(21))).toContain('levels deep');
  const circle: Record<string, unknown> = {};
  circle.again = circle;
  expect(whyRefused(circle)).toContain('levels deep');
});

test('more than two megabytes are refused, as one text or as many small values', () => {
  expect(whyRefused({ text: 'x'.repeat(1_048_500) })).toBeUndefined();
  expect(whyRefused({ text: 'x'.repeat(1_048_577) })).toContain('two megabytes');
  expect(whyRefused(Array.from({ length: 300_000 }, () => 0))).toContain('two megabytes');
});

test('small data that repeats itself cannot keep the program busy', () => {
  let tree: unknown[] = [0];
  for (let i = 0; i < 18; i++) tree = [tree, tree, tree, tree];
  expect(whyRefused(tree)).toContain('two megabytes');
});

test.each([
  ['a date', new Date(0)],
  ['a map', new Map()],
  ['bytes', new Uint8Array(1)],
  ['a large integer', 1n],
])('%s is not plain data', (_what, value) => {
  expect(whyRefused({ value })).toContain('not plain');
});
