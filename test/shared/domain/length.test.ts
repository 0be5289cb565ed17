// Lengths as clerks type them.
import { expect, test } from 'vitest';
import { inInches, lengthTyped } from '../../../shared/domain/length.ts';

test.each([
  ['9.5', 684],
  ['9 1/2', 684],
  ['9-1/2 in', 684],
  ['9½"', 684],
  ['684 pt', 684],
  ['1/2', 36],
  ['12/16', 54],
  ['.5', 36],
  ['-1/32', -2.25],
  ['−0.125 inches', -9],
  ['-2 points', -2],
  ['0', 0],
])('%s is %d points', (typed, points) => {
  expect(lengthTyped(typed)).toEqual({ ok: true, value: points });
});

test.each(['', 'wide', '9 1/0', '1/2/3', '9.5 cm', '--1'])('“%s” is no length, and what to type is said', (typed) => {
  expect(lengthTyped(typed)).toMatchObject({ ok: false, error: expect.stringContaining('such as 9.5 or 9 1/2') });
});

test.each([
  [684, '9½ in'],
  [297, '4⅛ in'],
  [36, '½ in'],
  [720, '10 in'],
  [700, '9.72 in'],
  [-9, '−⅛ in'],
])('%d points are %s', (points, words) => {
  expect(inInches(points)).toBe(words);
});
