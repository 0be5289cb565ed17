// Village Law §3-302(1): noon of the first Monday of the month after the election; Public Officers Law §30(1)(h): thirty days.
import { describe, expect, test } from 'vitest';
import { plainDate } from '../../../shared/domain/plain-date.ts';
import { dateOf, electionOn, marchElection } from './an-election.ts';

const both = (id: string, facts: Parameters<typeof dateOf>[1]) => {
  const { date, alternatives } = dateOf(id, facts);
  return [date, ...alternatives.map((other) => other.date)];
};

test('March 16, 2027: Monday, April 5, and Wednesday, May 5', () => {
  expect(both('term-begins', marchElection(2027))).toEqual(['2027-04-05']);
  expect(both('oath-last-day', marchElection(2027))).toEqual(['2027-05-05']);
});

describe('a run-off', () => {
  test('of March 30 after the election of March 16 changes nothing about the term', () => {
    const facts = electionOn('2027-03-30', 'run-off', { tiedOn: plainDate('2027-03-16') });
    expect(both('term-begins', facts)).toEqual(['2027-04-05']);
    expect(both('oath-last-day', facts)).toEqual(['2027-05-05']);
  });
  test('of April 7, 2026 after a tie of March: the term began on Monday the 6th, or begins on May 4', () => {
    const facts = electionOn('2026-04-07', 'run-off');
    expect(both('term-begins', facts)).toEqual(['2026-04-06', '2026-05-04']);
    expect(both('oath-last-day', facts)).toEqual(['2026-05-06', '2026-06-03']);
    expect(both('term-begins', { ...facts, tiedOn: plainDate('2026-03-18') })[0]).toBe('2026-04-06');
  });
  test('within the month of the tied election, as that is on record, there is one reading', () =>
    expect(both('term-begins', electionOn('2027-06-15', 'run-off', { tiedOn: plainDate('2027-06-01') }))).toEqual([
      '2027-07-05',
    ]));
});

test('a special election of June 16, 2026: the oath by July 16 if office is taken at once, else by August 5', () => {
  const facts = electionOn('2026-06-16', 'special');
  expect(both('term-begins', facts)).toEqual(['2026-07-06', '2026-06-16']);
  expect(both('oath-last-day', facts)).toEqual(['2026-07-16', '2026-08-05']);
  expect(dateOf('oath-last-day', facts).openQuestion?.question).toContain('at once');
});
