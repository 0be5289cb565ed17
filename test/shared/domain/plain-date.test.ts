import { describe, expect, test } from 'vitest';
import { addDays, daysBetween, parseIsoDay, parseTypedDay, plainDate } from '../../../shared/domain/plain-date.ts';

const march = plainDate('2027-03-02');
const typed = (text: string, near = march) => {
  const day = parseTypedDay(text, near);
  return day.ok ? day.value : day.error.code;
};

describe('a day as the clerk types it', () => {
  test.each([
    ['3/9', '2027-03-09'],
    ['3/9/2027', '2027-03-09'],
    ['03/09/27', '2027-03-09'],
    ['2027-03-09', '2027-03-09'],
    ['2027-3-9', '2027-03-09'],
    [' 3.9.2027 ', '2027-03-09'],
  ])('“%s” is %s', (text, day) => expect(typed(text)).toBe(day));

  test('2026-03-17 and 03/17/2026 are the same day, never the day before (CAL-09)', () => {
    expect(typed('2026-03-17')).toBe('2026-03-17');
    expect(typed('03/17/2026')).toBe('2026-03-17');
  });
  test('a day without a year is the nearest one, across New Year too', () => {
    expect(typed('12/29', plainDate('2027-01-05'))).toBe('2026-12-29');
    expect(typed('1/5', plainDate('2026-12-29'))).toBe('2027-01-05');
  });
  test('February 29 without a year is the one there is', () => {
    expect(typed('2/29', plainDate('2027-06-01'))).toBe('2028-02-29');
    expect(typed('2/29', plainDate('2026-03-01'))).toBe('not-a-day');
  });
  test.each(['2/30/2027', '2027-02-29', '13/1', '0/5', '3/0/2027', 'next Tuesday', '', '3', '3/9/127', '2027-00-10'])(
    '“%s” is no day',
    (text) => expect(typed(text)).toBe('not-a-day'),
  );
  test('the refusal repeats what was typed and says how to type it', () => {
    const day = parseTypedDay('2/30/2027', march);
    expect(day.ok ? '' : day.error.message).toBe(
      '“2/30/2027” is not a day in the calendar. Type it like 3/9/2027 or 2027-03-09.',
    );
  });
});

describe('days that exist', () => {
  test.each(['2028-02-29', '2000-02-29', '1900-01-01', '2199-12-31'])('%s', (day) =>
    expect(parseIsoDay(day).ok).toBe(true),
  );
  test.each(['2027-02-29', '2100-02-29', '1899-12-31', '2200-01-01', '2027-04-31', '2027-3-9', '2027-03-09T00:00'])(
    'not %s',
    (day) => expect(parseIsoDay(day).ok).toBe(false),
  );
});

test('the night the clocks go forward is one day, not 23 hours of one (CAL-07)', () => {
  expect(daysBetween(plainDate('2026-03-07'), plainDate('2026-03-17'))).toBe(10);
  expect(addDays(plainDate('2026-03-07'), 1)).toBe('2026-03-08');
  expect(addDays(plainDate('2026-03-09'), -1)).toBe('2026-03-08');
});
