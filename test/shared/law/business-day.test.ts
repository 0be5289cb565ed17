import { describe, expect, test } from 'vitest';
import { plainDate } from '../../../shared/domain/plain-date.ts';
import {
  businessDaysAfter,
  businessDaysBefore,
  closedBecause,
  isBusinessDay,
  nextBusinessDay,
  previousBusinessDay,
} from '../../../shared/law/business-day.ts';

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

describe('business days', () => {
  test('the one before a Saturday is Friday; before the long weekend of February 2027 it is Thursday', () => {
    expect(previousBusinessDay(day('2027-03-06'), [])).toEqual({
      day: '2027-03-05',
      passed: [{ day: '2027-03-06', reason: 'Saturday' }],
    });
    expect(previousBusinessDay(day('2027-02-15'), []).day).toBe('2027-02-11');
    expect(previousBusinessDay(day('2027-03-05'), [])).toEqual({ day: '2027-03-05', passed: [] });
  });
  test('counted forward and back they leave out weekends, holidays and proclaimed days; the day counted from is not one of them', () => {
    expect(businessDaysAfter(day('2027-02-11'), 1, [])).toBe('2027-02-16');
    expect(businessDaysAfter(day('2027-02-11'), 1, [{ day: day('2027-02-16'), reason: 'snow' }])).toBe('2027-02-17');
    expect(businessDaysBefore(day('2027-02-16'), 1, [])).toBe('2027-02-11');
    expect(businessDaysAfter(day('2027-02-13'), 0, [])).toBe('2027-02-13');
  });
});
