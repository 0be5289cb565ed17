import { describe, expect, test } from 'vitest';
import { plainDate } from '../../../shared/domain/plain-date.ts';
import { citationText } from '../../../shared/law/citation.ts';
import {
  daysAfter,
  daysAreCountedBy,
  daysBefore,
  monthsAfter,
  monthsAreCountedBy,
  monthsBefore,
} from '../../../shared/law/counting.ts';

describe('counting days (General Construction Law §20)', () => {
  test('the day counted from is left out: ten days before Tuesday is a Saturday', () =>
    expect(daysBefore(plainDate('2027-03-16'), 10)).toBe('2027-03-06'));
  test('no days before a day is the day itself', () =>
    expect(daysBefore(plainDate('2027-03-16'), 0)).toBe('2027-03-16'));
  test('through a leap day: 60 days before March 21, 2028', () =>
    expect(daysBefore(plainDate('2028-03-21'), 60)).toBe('2028-01-21'));
  test('forward as well', () => expect(daysAfter(plainDate('2027-03-17'), 10)).toBe('2027-03-27'));
  test('half days and backward counts are not counted', () => {
    expect(() => daysBefore(plainDate('2027-03-16'), 1.5)).toThrow();
    expect(() => monthsBefore(plainDate('2027-03-16'), -4)).toThrow();
  });
});

describe('counting months (General Construction Law §§30, 31)', () => {
  test('four months before a March election is the same day number in November', () =>
    expect(monthsBefore(plainDate('2027-03-16'), 4)).toBe('2026-11-16'));
  test('and not 120 days, as a leap year shows', () => {
    expect(monthsBefore(plainDate('2028-03-21'), 4)).toBe('2027-11-21');
    expect(daysBefore(plainDate('2028-03-21'), 120)).toBe('2027-11-22');
  });
  test.each([
    ['2027-06-30', '2027-02-28'],
    ['2028-06-30', '2028-02-29'],
    ['2027-10-31', '2027-06-30'],
  ])('four months before %s is the last day of the shorter month, %s (CAL-05)', (from, day) =>
    expect(monthsBefore(plainDate(from), 4)).toBe(day),
  );
  test('forward as well', () => expect(monthsAfter(plainDate('2026-10-31'), 4)).toBe('2027-02-28'));
});

test('what counting rests on can be cited', () => {
  expect([...daysAreCountedBy, ...monthsAreCountedBy].map(citationText)).toEqual([
    'General Construction Law §20',
    'General Construction Law §30',
    'General Construction Law §31',
  ]);
});
