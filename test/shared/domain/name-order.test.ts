// The order of names in every list, the same on every computer.
import { expect, test } from 'vitest';
import { inOrder, nameOrderKey } from '../../../shared/domain/name-order.ts';
import { otherNames } from '../../../shared/domain/nicknames.ts';
import { foldForSearch } from '../../../shared/domain/search-key.ts';

const inList = [
  ['Dana', 'Ruth', '', ''],
  ['de la Cruz', 'Maria', '', ''],
  ['Dean', 'Carol', '', ''],
  ['LEE', 'ROBERT', 'A', ''],
  ['Lee', 'Robert', '', 'Jr'],
  ['Lee', 'Robert', '', 'Sr'],
  ['Lee', 'Roberta', '', ''],
  ['Leeds', 'Ann', '', ''],
  ['Núñez', 'Ana', '', ''],
  ['NUNEZ', 'José', '', ''],
  ['O’Brien', 'Ann', '', ''],
  ["O'Brien", 'Bea', '', ''],
  ['OBRIEN', 'CY', '', ''],
] as const;

test('by surname, given name, suffix; case, accents and apostrophes do not count', () => {
  const keyOf = ([surname, given, middle, suffix]: (typeof inList)[number]) =>
    nameOrderKey({ surname, given, middle, suffix });
  const shuffled = [...inList].sort((a, b) => inOrder(b[1], a[1]));
  expect(shuffled.sort((a, b) => inOrder(keyOf(a), keyOf(b)))).toEqual(inList);
});

test('a nickname leads to the name and back, and to nobody else', () => {
  expect(otherNames('bob')).toContain('robert');
  expect(otherNames('robert')).toContain('bob');
  expect(otherNames('zachary')).toContain('zach');
  expect(otherNames('bob')).not.toContain('bob');
  expect(otherNames('xyzzy')).toEqual([]);
});

test.each([
  ['O’Brien-Świątek', ['obrien', 'swiatek']],
  ['ŁUKASZ Großmann Ærø', ['lukasz', 'grossmann', 'aero']],
  ['12½ "Main" (St.)', ['12½', 'main', 'st']],
  ['Nu\u0301n\u0303ez', ['nunez']],
])('%s is looked for as %j', (text, words) => expect(foldForSearch(text)).toEqual(words));
