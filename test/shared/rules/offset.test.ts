// How far a date lies from another, in the ways the statutes say it. Expected days are counted by hand.
import { describe, expect, test } from 'vitest';
import { plainDate } from '../../../shared/domain/plain-date.ts';
import { dayAt, offsetInWords } from '../../../shared/rules/offset.ts';

const from = (day: string, offset: Parameters<typeof dayAt>[1]) => dayAt(plainDate(day), offset, []);

describe('each way of counting, and its words', () => {
  test.each([
    ['2027-03-16', { before: { days: 35 } }, '2027-02-09', '35 days before'],
    ['2028-03-21', { before: { days: 60 } }, '2028-01-21', '60 days before'],
    ['2027-03-16', { before: { moreThanDays: 60 } }, '2027-01-14', 'more than 60 days before'],
    ['2027-03-16', { after: { moreThanDays: 120 } }, '2027-07-15', 'more than 120 days after'],
    ['2027-10-31', { before: { months: 4 } }, '2027-06-30', '4 months before'],
    ['2028-02-29', { after: { months: 24 } }, '2030-02-28', '24 months after'],
    ['2027-02-11', { after: { businessDays: 3 } }, '2027-02-18', '3 business days after'],
    ['2027-03-16', { after: { days: 0 } }, '2027-03-16', 'on the day'],
    ['2027-03-16', { on: { nth: 1, weekday: 1, monthsLater: 1 } }, '2027-04-05', 'first Monday of the month after'],
    ['2027-12-15', { on: { nth: 1, weekday: 1, monthsLater: 1 } }, '2028-01-03', 'first Monday of the month after'],
    ['2027-03-31', { on: { nth: 3, weekday: 2, monthsLater: 0 } }, '2027-03-16', 'third Tuesday of the same month'],
    ['2027-03-16', { on: { month: 1, day: 1, yearsLater: 1 } }, '2028-01-01', 'January 1 of the year after'],
  ] as const)('%s, %o: %s', (day, offset, expected, words) => {
    expect(from(day, offset)).toBe(expected);
    expect(offsetInWords(offset)).toBe(words);
  });
});

test('the month after January 31 is February, never March', () =>
  expect(from('2027-01-31', { on: { nth: 1, weekday: 1, monthsLater: 1 } })).toBe('2027-02-01'));

test('a day that not every year has is a mistake in the rule', () =>
  expect(() => from('2026-03-16', { on: { month: 2, day: 29, yearsLater: 1 } })).toThrow('not every year'));
