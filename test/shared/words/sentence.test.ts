import { expect, test } from 'vitest';
import { sentence } from '../../../shared/words/sentence.ts';

test('a sentence ends in one full stop, also after an hour', () => {
  expect(sentence('The polls close at 9:00 p.m.')).toBe('The polls close at 9:00 p.m.');
  expect(sentence('The polls close at noon')).toBe('The polls close at noon.');
});
