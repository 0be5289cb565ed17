// What may be said about a ballot: sent on, received on, for each one that was sent, and nothing of the reason.
import { expect, test } from 'vitest';
import { plainDate } from '../../../shared/domain/plain-date.ts';
import { mayBeTold } from '../../../shared/words/may-be-told.ts';

const on = (day: string) => ({ day: plainDate(day), time: null });
const mailed = (day: string) => ({ how: 'mailed' as const, at: on(day) });
const told = (ballots: Parameters<typeof mayBeTold>[0]) => mayBeTold(ballots).replaceAll('\u00a0', ' ');

test('out and not back', () => {
  expect(told([{ out: mailed('2027-02-22'), ended: null, returned: null }])).toBe(
    'You may say: mailed Monday, February 22 and not back yet. Nothing more.',
  );
});

test('one that was replaced and came back is told apart from the one that counts', () => {
  const first = { out: mailed('2027-03-02'), ended: {}, returned: { at: on('2027-03-12') } };
  const second = { out: mailed('2027-03-09'), ended: null, returned: null };
  expect(told([first, second])).toBe(
    'You may say: the first one mailed Tuesday, March 2 and back Friday, March 12; the second one mailed Tuesday, March 9 and not back yet. Nothing more.',
  );
});

test('of one that the post office brought back only that it was mailed', () => {
  expect(told([{ out: mailed('2027-03-02'), ended: {}, returned: null }])).toBe(
    'You may say: mailed Tuesday, March 2. Nothing more.',
  );
});
