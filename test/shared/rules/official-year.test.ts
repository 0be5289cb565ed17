// Village Law §3-302(1): the official year begins at noon on the first Monday of the month after the general election; terms
// are counted in official years.
import { describe, expect, test } from 'vitest';
import { plainDate } from '../../../shared/domain/plain-date.ts';
import { officialYearEnds, termFromUntil, termOver, termQuestion } from '../../../shared/rules/official-year.ts';

const day = plainDate;
const march = { begins: day('2027-04-05'), electionMonth: 3 };
const term = (termYears: number, ends: string | null = null, unexpired = false) => ({
  ...{ termYears, unexpired, termEnds: ends === null ? null : day(ends) },
});
const inAscii = (text: string) => text.replaceAll('\u00a0', ' ');

// First Mondays by a printed calendar: April 5, 2027; April 3, 2028; April 2, 2029; April 7, 2031.
test('terms filled on March 16, 2027', () => {
  expect(termOver(day('2027-04-05'), 1)).toBe('2028-04-03');
  expect(termOver(day('2027-04-05'), 2)).toBe('2029-04-02');
  expect(termOver(day('2027-04-05'), 4)).toBe('2031-04-07');
});

test('a December village’s official year begins in January', () =>
  expect(officialYearEnds(day('2027-12-21'), 12, 2)).toEqual(['2028-01-03', '2029-01-01']));

test('the rest of a term can end when an official year does', () =>
  expect(officialYearEnds(day('2027-04-05'), 3, 3)).toEqual(['2028-04-03', '2029-04-02', '2030-04-01']));

test('a term is said in words, with both its ends', () => {
  expect(inAscii(termFromUntil(term(2), march))).toBe(
    'two official years from noon, Monday, April 5, 2027, until noon, Monday, April 2, 2029',
  );
  expect(inAscii(termFromUntil(term(1), { ...march, begins: null }))).toBe('one official year');
  expect(inAscii(termFromUntil(term(4, '2028-04-03', true), march))).toBe(
    'the rest of a term, until noon, Monday, April 3, 2028',
  );
});

describe('a day that cannot be the end of the term is asked about, never refused', () => {
  const asked = (one: ReturnType<typeof term>) => {
    const question = termQuestion(one, march);
    return question && inAscii(question.sentence);
  };
  test('the very day an official year ends needs no question', () => {
    expect(asked(term(4, '2028-04-03', true))).toBeNull();
    expect(asked(term(2, '2029-04-02'))).toBeNull();
    expect(asked(term(2))).toBeNull();
  });
  test('another day of that month', () =>
    expect(asked(term(4, '2028-04-04', true))).toContain('in 2028 on Monday, April 3, 2028'));
  test('a day before the term begins', () => expect(asked(term(4, '2027-04-05', true))).toContain('is not after'));
  test('a full term that ends on another day than counted', () =>
    expect(asked(term(2, '2028-04-03'))).toContain('the term ends on Monday, April 2, 2029'));
  test('the rest of a term that would be a whole one', () =>
    expect(asked(term(2, '2029-04-02', true))).toContain('The rest of a term of two official years ends before'));
});
