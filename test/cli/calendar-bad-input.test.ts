// Questions `desk calendar` and `desk run-off` cannot answer: one plain sentence each.
import { expect, test } from 'vitest';
import { desk, plainSentence } from './run-desk.ts';

test.each([
  ['no day at all', ['calendar']],
  ['both ways at once', ['calendar', '--general', '2026', '--date', '2026-03-17']],
  ['a year in words', ['calendar', '--general', 'next']],
  ['a year out of reach', ['calendar', '--general', '1066']],
  ['a rule nobody can read', ['calendar', '--general', '2027', '--rule', 'when the lilacs bloom']],
  ['a fifth Tuesday', ['calendar', '--general', '2027', '--rule', 'fifth tuesday of march']],
  ['February 29 of a common year', ['calendar', '--date', '2027-02-29', '--kind', 'general']],
  ['a charter day the year does not have', ['calendar', '--general', '2027', '--rule', 'february 29']],
  ['an unknown kind', ['calendar', '--date', '2027-06-15', '--kind', 'primary']],
  ['a special election without its day', ['calendar', '--general', '2027', '--kind', 'special']],
  ['a rule beside a date', ['calendar', '--date', '2027-06-15', '--rule', 'third tuesday of june']],
  ['a holiday without a reason', ['calendar', '--general', '2027', '--holiday', '2027-02-17']],
  ['a holiday with an empty reason', ['calendar', '--general', '2027', '--holiday', '2027-02-17=']],
  ['a holiday that is no day', ['calendar', '--general', '2027', '--holiday', '2027-02-30=snow']],
  ['a population that is no number', ['calendar', '--general', '2027', '--population', 'many']],
  ['a population below zero', ['calendar', '--general', '2027', '--population', '-5']],
  ['voters without a population', ['calendar', '--general', '2027', '--voted', '121']],
  ['a village of nobody', ['calendar', '--general', '2027', '--population', '0']],
  ['no district', ['calendar', '--general', '2027', '--districts', '0']],
  ['an unknown way to register', ['calendar', '--general', '2027', '--registration', 'daily']],
  ['an order without a reason', ['calendar', '--general', '2027', '--override', 'caucus-last=2027-01-27']],
  ['an order about a date that is none', ['calendar', '--general', '2027', '--override', 'nonsense=2027-01-27=x']],
  ['an unknown conductor', ['calendar', '--general', '2027', '--conducted-by', 'mayor']],
  ['a run-off without its certification', ['run-off']],
  ['a certification on February 30', ['run-off', '--certified', '2027-02-30']],
])('%s: one sentence, nothing on stdout, status 1', async (_, words) => {
  const { status, out, err } = await desk(...words, '--json');
  expect(status).toBe(1);
  expect(out).toBe('');
  expect(err).toMatch(plainSentence);
});
