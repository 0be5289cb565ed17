import { expect, test } from 'vitest';
import { listInWords } from '../../../shared/words/lists.ts';

test.each([
  [[], ''],
  [['Mayor'], 'Mayor'],
  [['Mayor', 'Trustee'], 'Mayor and Trustee'],
  [['Mayor', 'Trustee', 'Village Justice'], 'Mayor, Trustee and Village Justice'],
])('%j reads “%s”', (items, words) => expect(listInWords(items)).toBe(words));
test('“or” where one of them is meant', () => expect(listInWords(['A', 'B'], 'or')).toBe('A or B'));
