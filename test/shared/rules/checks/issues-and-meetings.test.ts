// The newspaper's last issue in time, its copy deadline, and the board's last meeting. Days are those of the calendar of 2026 and 2027.
import { describe, expect, test } from 'vitest';
import { plainDate } from '../../../../shared/domain/plain-date.ts';
import { copyDeadline, lastIssueInTime } from '../../../../shared/rules/checks/last-issue-in-time.ts';
import { lastMeetingInTime } from '../../../../shared/rules/checks/last-meeting-in-time.ts';

const day = plainDate;
const thursday = [4];

describe('the last issue in time', () => {
  test('a Thursday weekly carries the notice due Saturday, March 6, 2027 on March 4', () =>
    expect(lastIssueInTime(thursday, day('2027-03-06'), [])).toEqual({ issue: '2027-03-04', passedOver: [] }));
  test('an issue on the very day will do, one a day later will not', () => {
    expect(lastIssueInTime([6], day('2027-03-06'), [])?.issue).toBe('2027-03-06');
    expect(lastIssueInTime([0], day('2027-03-06'), [])?.issue).toBe('2027-02-28');
  });
  test('a paper of several days: the nearest', () =>
    expect(lastIssueInTime([1, 3, 5], day('2027-03-06'), [])?.issue).toBe('2027-03-05'));
  test('Thanksgiving falls on a Thursday: the weekly of the week before, and the issue that may not appear is named', () =>
    expect(lastIssueInTime(thursday, day('2026-11-28'), [])).toEqual({
      issue: '2026-11-19',
      passedOver: [{ day: '2026-11-26', reason: 'Thanksgiving Day' }],
    }));
  test('a week the paper itself has announced it will not appear', () =>
    expect(
      lastIssueInTime(thursday, day('2027-03-06'), [{ day: day('2027-03-04'), reason: 'no issue this week' }])?.issue,
    ).toBe('2027-02-25'));
  test('no day of issue, no issue', () => expect(lastIssueInTime([], day('2027-03-06'), [])).toBeNull());
});

describe('when the copy must be there', () => {
  const weekly = { issueDays: [4], copyDays: 3, copyHour: 'noon' };
  test('three working days before Thursday: Monday', () =>
    expect(copyDeadline(weekly, day('2027-03-06'), [])).toMatchObject({
      copyBy: '2027-03-01',
      copyHour: 'noon',
      closedBefore: [],
    }));
  test('in the week of Washington’s Birthday: the Thursday before, because Lincoln’s and Washington’s are no working days', () =>
    expect(copyDeadline(weekly, day('2027-02-18'), [])).toMatchObject({
      issue: '2027-02-18',
      copyBy: '2027-02-11',
      closedBefore: [
        { day: '2027-02-12', reason: 'Lincoln’s Birthday' },
        { day: '2027-02-15', reason: 'Washington’s Birthday' },
      ],
    }));
  test('copy on the day itself', () =>
    expect(copyDeadline({ ...weekly, copyDays: 0 }, day('2027-03-06'), [])?.copyBy).toBe('2027-03-04'));
  test('no issue, no copy', () => expect(copyDeadline({ ...weekly, issueDays: [] }, day('2027-03-06'), [])).toBeNull());
});

describe('the last meeting in time', () => {
  const meetings = ['2027-01-19', '2027-01-04', '2026-12-21'].map(day);
  test('for the resolution due on January 15, 2027 is that of January 4', () =>
    expect(lastMeetingInTime(meetings, day('2027-01-15'))).toMatchObject({
      meeting: '2027-01-04',
      sentence: 'Put it on the agenda of Monday, January\u00a04,\u00a02027, the last meeting in time.',
    }));
  test('a meeting on the very day is in time', () =>
    expect(lastMeetingInTime(meetings, day('2027-01-19')).meeting).toBe('2027-01-19'));
  test('the only one is said to be', () =>
    expect(lastMeetingInTime(meetings, day('2026-12-31')).sentence).toContain('only one'));
  test('none in time: a special meeting', () =>
    expect(lastMeetingInTime(meetings, day('2026-12-01'))).toMatchObject({
      meeting: null,
      sentence: expect.stringContaining('special'),
    }));
});
