import { describe, expect, test } from 'vitest';
import { plainDate } from '../../../shared/domain/plain-date.ts';
import {
  daysLeft,
  dayWithoutWeekday,
  dayWithoutYear,
  longDay,
  shortDay,
  whenInWords,
} from '../../../shared/words/days.ts';

const polls = plainDate('2027-03-16');

describe('a day in words', () => {
  test('is written with its weekday and year on paper', () => {
    expect(longDay(polls)).toBe('Tuesday, March\u00a016,\u00a02027');
  });
  test('leaves the year away where everybody knows it, and the weekday where nobody needs it', () => {
    expect(dayWithoutYear(plainDate('2027-03-09'))).toBe('Tuesday, March\u00a09');
    expect(dayWithoutWeekday(plainDate('1949-02-20'))).toBe('February\u00a020,\u00a01949');
  });
  test('is short in a table', () => {
    expect(shortDay(plainDate('2027-03-09'))).toBe('Tue Mar\u00a09');
    expect(shortDay(plainDate('2026-09-30'))).toBe('Wed Sep\u00a030');
  });
});

describe('how long is left', () => {
  test('counts calendar days across the start of daylight saving (CAL-07)', () => {
    expect(daysLeft(plainDate('2026-03-07'), plainDate('2026-03-17'))).toBe('10 days left');
  });
  test.each([
    ['2027-03-16', 'today', 'today'],
    ['2027-03-15', '1 day left', 'tomorrow'],
    ['2027-03-17', '1 day ago', 'yesterday'],
    ['2027-03-09', '7 days left', 'in 7 days'],
    ['2027-04-11', '26 days ago', '26 days ago'],
  ])('seen from %s: %s', (today, left, when) => {
    expect(daysLeft(plainDate(today), polls)).toBe(left);
    expect(whenInWords(plainDate(today), polls)).toBe(when);
  });
});
