// Streets as a clerk types them, or pastes them from a spreadsheet.
import { describe, expect, test } from 'vitest';
import { readStreets, streetsTyped } from '../../../renderer/features/voters/typed-streets.ts';

const main = { street: 'Main Street', from: 1, to: 99, side: 'odd', district: '1' };

test.each([
  ['with commas', 'Main Street, 1-99, odd, 1'],
  ['with a dash of a word processor', 'Main Street, 1 – 99, Odd, 1'],
  ['in words', 'Main Street, 1 to 99, o, 1'],
  ['from a spreadsheet, with the numbers apart', 'Main Street\t1\t99\todd\t1'],
  ['with semicolons', 'Main Street; 1-99; odd; 1'],
])('%s', (_, line) => {
  expect(readStreets(line)).toEqual({ ranges: [main], lines: [1], wrong: null });
});

test('all of a street, both sides, one house, an empty line, a merged district', () => {
  const { ranges, lines } = readStreets('Oak Avenue, all, both, 6&74\n\nElm Terrace, 28, , 2\n');
  expect(ranges).toEqual([
    { street: 'Oak Avenue', from: 0, to: 999_999, side: 'both', district: '6&74' },
    { street: 'Elm Terrace', from: 28, to: 28, side: 'both', district: '2' },
  ]);
  expect(lines).toEqual([1, 3]);
});

describe('what cannot be read is said with its line', () => {
  test.each([
    ['Main Street', 'Line 2: Write the street, the numbers, the side and the district'],
    ['Main Street, from 3, odd, 1', 'Line 2: “from 3” is not a stretch of house numbers.'],
    ['Main Street, 1-99, left, 1', 'Line 2: “left” is not a side.'],
    ['Main Street, 1-99, odd, ', 'Line 2: The district is missing.'],
    [', 1-99, odd, 1', 'Line 2: The street is missing.'],
  ])('%s', (line, message) => {
    expect(readStreets(`Main Street, 1-99, odd, 1\n${line}`).wrong).toContain(message);
  });
});

test('what is on record is typed as it was, also a street with a comma in its name', () => {
  const text = 'Main Street, 1-99, odd, 1\nOak Avenue, all, both, 2\nCourt, North; 5-5; both; 1';
  const { ranges } = readStreets(text);
  expect(streetsTyped(ranges)).toBe(text);
});
