import { describe, expect, test } from 'vitest';
import { plainDate } from '../../../shared/domain/plain-date.ts';
import { closedBecause, isBusinessDay, nextBusinessDay } from '../../../shared/law/business-day.ts';

const day = plainDate;

describe('the next business day', () => {
  test('from Lincoln’s Birthday 2027 is the Tuesday after Washington’s, with every day in between and why', () => {
    expect(nextBusinessDay(day('2027-02-12'), [])).toEqual({
      day: '2027-02-16',
      passed: [
        { day: '2027-02-12', reason: 'Lincoln’s Birthday' },
        { day: '2027-02-13', reason: 'Saturday' },
        { day: '2027-02-14', reason: 'Sunday' },
        { day: '2027-02-15', reason: 'Washington’s Birthday' },
      ],
    });
  });
  test('from a business day is the day itself', () =>
    expect(nextBusinessDay(day('2027-03-09'), [])).toEqual({ day: '2027-03-09', passed: [] }));
  test('passes over a day that was proclaimed a holiday (CAL-13)', () => {
    const proclaimed = [{ day: day('2026-02-17'), reason: 'Day of general thanksgiving' }];
    expect(nextBusinessDay(day('2026-02-16'), []).day).toBe('2026-02-17');
    expect(nextBusinessDay(day('2026-02-16'), proclaimed)).toEqual({
      day: '2026-02-18',
      passed: [
        { day: '2026-02-16', reason: 'Washington’s Birthday' },
        { day: '2026-02-17', reason: 'Day of general thanksgiving' },
      ],
    });
  });
});

test('a day can be closed for two reasons, and says both', () => {
  expect(closedBecause(day('2027-06-19'), [])).toEqual(['Saturday', 'Juneteenth']);
  expect(isBusinessDay(day('2027-06-19'), [])).toBe(false);
  expect(isBusinessDay(day('2027-06-18'), [])).toBe(true);
});
