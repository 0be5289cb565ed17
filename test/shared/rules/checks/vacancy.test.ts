// Village Law §3-312(3) and Election Law §15-106(1)(a): seventy-five days before the third Tuesday of the last month of the
// official year; Tuesdays 61 to 95 days after the board's call.
import { describe, expect, test } from 'vitest';
import { plainDate } from '../../../../shared/domain/plain-date.ts';
import {
  specialElectionCalled,
  specialElectionTuesdays,
  thirdTuesdayOfLastMonth,
  vacancyAppointment,
} from '../../../../shared/rules/checks/vacancy.ts';

const day = plainDate;

describe('until when somebody appointed serves', () => {
  // March 16, 2027 is the third Tuesday; 75 days before it is December 31, 2026.
  test.each([
    ['2026-12-30', 'balance-of-this-year'],
    ['2026-12-31', 'balance-of-this-year'],
    ['2027-01-01', 'this-year-and-the-next'],
    ['2027-03-25', 'this-year-and-the-next'],
  ])('vacant on %s: %s', (vacant, outcome) =>
    expect(vacancyAppointment(day(vacant), 3)).toMatchObject({ outcome, limit: '2026-12-31' }),
  );
  test('a new official year begins on the first Monday after the election month, April 5, 2027', () => {
    expect(thirdTuesdayOfLastMonth(day('2027-04-04'), 3)).toBe('2027-03-16');
    expect(thirdTuesdayOfLastMonth(day('2027-04-05'), 3)).toBe('2028-03-21');
  });
  test('a December village’s year goes on into January', () =>
    expect(thirdTuesdayOfLastMonth(day('2027-01-03'), 12)).toBe('2026-12-15'));
  test('a June village counts to June', () =>
    expect(vacancyAppointment(day('2027-04-01'), 6).limit).toBe('2027-04-01'));
  test('what was not read is asked', () =>
    expect(vacancyAppointment(day('2027-04-01'), 6).openQuestions.map(({ question }) => question)).toEqual([
      expect.stringContaining('caucus'),
      expect.stringContaining('75 and 105 days'),
    ]));
});

describe('a special election called on March 1, 2027', () => {
  test('is on one of five Tuesdays: May 1 is the 61st day, June 4 the 95th', () =>
    expect(specialElectionTuesdays(day('2027-03-01'))).toEqual([
      '2027-05-04',
      '2027-05-11',
      '2027-05-18',
      '2027-05-25',
      '2027-06-01',
    ]));
  test('a Tuesday of the 61st and of the 95th day will do', () => {
    expect(specialElectionTuesdays(day('2027-03-04'))[0]).toBe('2027-05-04');
    expect(specialElectionTuesdays(day('2027-02-26')).at(-1)).toBe('2027-06-01');
  });
  test('another day is named as one that is not', () => {
    expect(specialElectionCalled(day('2027-03-01'), day('2027-05-04')).outcome).toBe('in-time');
    expect(specialElectionCalled(day('2027-03-01'), day('2027-04-27')).outcome).toBe('not-one-of-the-tuesdays');
    expect(specialElectionCalled(day('2027-03-01'), day('2027-05-05')).sentence).toContain(
      'is not a Tuesday 61 to 95 days',
    );
  });
});
