// The days of 2026 and 2027 are those of General Construction Law §24 as amended by chapter 249 of 2020.
import { describe, expect, test } from 'vitest';
import { addDays, plainDate, weekdayOf, yearOf } from '../../../shared/domain/plain-date.ts';
import { generalElectionDay, publicHoliday } from '../../../shared/law/public-holidays.ts';

const holidaysOf = (year: number): string[] => {
  const days: string[] = [];
  for (let day = plainDate(`${year}-01-01`); yearOf(day) === year; day = addDays(day, 1)) {
    const holiday = publicHoliday(day);
    if (holiday) days.push(`${day} ${holiday.name}`);
  }
  return days;
};

test('the public holidays of 2026', () => {
  expect(holidaysOf(2026)).toEqual([
    '2026-01-01 New Year’s Day',
    '2026-01-19 Dr. Martin Luther King, Jr. Day',
    '2026-02-12 Lincoln’s Birthday',
    '2026-02-16 Washington’s Birthday',
    '2026-05-25 Memorial Day',
    '2026-06-14 Flag Day',
    '2026-06-19 Juneteenth',
    '2026-07-04 Independence Day',
    '2026-09-07 Labor Day',
    '2026-10-12 Columbus Day',
    '2026-11-03 General Election Day',
    '2026-11-11 Veterans’ Day',
    '2026-11-26 Thanksgiving Day',
    '2026-12-25 Christmas Day',
  ]);
});

test('the public holidays of 2027, where the Fourth of July is a Sunday', () => {
  expect(holidaysOf(2027)).toEqual([
    '2027-01-01 New Year’s Day',
    '2027-01-18 Dr. Martin Luther King, Jr. Day',
    '2027-02-12 Lincoln’s Birthday',
    '2027-02-15 Washington’s Birthday',
    '2027-05-31 Memorial Day',
    '2027-06-13 Flag Day',
    '2027-06-19 Juneteenth',
    '2027-07-04 Independence Day',
    '2027-07-05 Independence Day (observed)',
    '2027-09-06 Labor Day',
    '2027-10-11 Columbus Day',
    '2027-11-02 General Election Day',
    '2027-11-11 Veterans’ Day',
    '2027-11-25 Thanksgiving Day',
    '2027-12-25 Christmas Day',
  ]);
});

describe('what New York does otherwise than the rest', () => {
  const isHoliday = (day: string) => publicHoliday(plainDate(day)) !== null;
  test('Lincoln’s Birthday is kept on February 12 itself', () => expect(isHoliday('2030-02-12')).toBe(true));
  test('a holiday on a Saturday gives nobody the Friday', () => {
    expect(weekdayOf(plainDate('2026-07-04'))).toBe(6);
    expect(isHoliday('2026-07-03')).toBe(false);
    expect(isHoliday('2026-07-06')).toBe(false);
  });
  test('Flag Day, always a Sunday, gives nobody the Monday', () => expect(isHoliday('2026-06-15')).toBe(false));
  test('Juneteenth is a public holiday since chapter 249 of 2020, not before', () => {
    expect(isHoliday('2019-06-19')).toBe(false);
    expect(isHoliday('2021-06-19')).toBe(true);
    expect(isHoliday('2022-06-20')).toBe(true);
  });
  test('the day of the general election is one each year', () =>
    expect([2024, 2025, 2026, 2027, 2033].map(generalElectionDay)).toEqual([
      '2024-11-05',
      '2025-11-04',
      '2026-11-03',
      '2027-11-02',
      '2033-11-08',
    ]));
  test.each(['2027-03-26', '2027-03-16', '2027-11-26', '2027-02-06'])('%s is none of them', (day) =>
    expect(isHoliday(day)).toBe(false),
  );
});

test('every year from 2000 to 2060 has its holidays, and Mondays only for Sundays', () => {
  for (let year = 2000; year <= 2060; year += 1) {
    const proper = holidaysOf(year).filter((line) => !line.includes('(observed)'));
    expect(proper, String(year)).toHaveLength(year >= 2021 ? 14 : 13);
    for (const line of holidaysOf(year).filter((one) => one.includes('(observed)')))
      expect(weekdayOf(plainDate(line.slice(0, 10))), line).toBe(1);
    const fixedSundays = ['01-01', '02-12', ...(year >= 2021 ? ['06-19'] : []), '07-04', '11-11', '12-25'].filter(
      (day) => weekdayOf(plainDate(`${year}-${day}`)) === 0,
    );
    expect(holidaysOf(year).length - proper.length, String(year)).toBe(fixedSundays.length);
  }
});
