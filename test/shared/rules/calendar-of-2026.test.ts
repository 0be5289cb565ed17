// March 2026: Tuesday the 17th is the third Tuesday, so people vote on Wednesday the 18th and the calendar still counts
// from Tuesday (§15-104(1)(b); CAL-01). Every expected day is counted by hand from the statute.
import { describe, expect, test } from 'vitest';
import { plainDate } from '../../../shared/domain/plain-date.ts';
import { calendarDocument } from '../../../shared/rules/calendar.ts';
import { pollDayStatusWords } from '../../../shared/rules/checks/poll-day-status.ts';
import { dateOf, dayOf, electionOn, hours, marchElection } from './an-election.ts';

const march2026 = marchElection(2026);

test('the calendar counts from the 17th and people vote on the 18th', () => {
  const { calendarAnchor, pollDay, pollDayStatus } = calendarDocument(march2026);
  expect({ calendarAnchor, pollDay, pollDayStatus }).toEqual({
    calendarAnchor: '2026-03-17',
    pollDay: '2026-03-18',
    pollDayStatus: 'to-be-resolved',
  });
});

describe('the dates, each from the day the statute counts from', () => {
  test.each([
    ['offices-notice', '2025-11-17', 'four months before the 17th'],
    ['mail-ballot-application-first', '2025-11-17', 'four months before the 17th'],
    ['polling-resolution', '2026-01-16', 'sixty days before the 17th'],
    ['election-notice-published', '2026-03-07', 'ten days before the 17th, a Saturday'],
    ['mail-ballot-application-by-mail', '2026-03-10', 'seven days before the 17th'],
    ['mail-ballots-mailed', '2026-03-11', 'six days before the 17th'],
    ['mail-ballot-application-in-person', '2026-03-16', 'the day before the 17th'],
    ['election-notice-posted', '2026-03-16', 'the day before the 17th'],
    ['polls', '2026-03-18', 'the day people vote'],
    ['mail-ballot-return', '2026-03-18', 'the day people vote'],
    ['mail-ballots-to-inspectors', '2026-03-18', 'the day people vote'],
  ])('%s: %s, %s', (id, day) => expect(dayOf(id, march2026)).toBe(day));
});

test('ballots come back until the polls close on the 18th, whatever hour that is', () => {
  expect(dateOf('mail-ballot-return', march2026)).toMatchObject({ time: '21:00', anchor: 'pollDay' });
  const split = marchElection(2026, { hours: hours(['12:00', '22:00'], ['06:00', '09:00']) });
  expect(dateOf('mail-ballot-return', split).time).toBe('22:00');
  expect(dateOf('polls', split)).toMatchObject({ time: '06:00', until: '22:00' });
});

describe('what the statute leaves open this year', () => {
  test.each(['election-notice-posted', 'mail-ballot-application-in-person'])(
    '%s goes by the 16th and shows the 17th',
    (id) => {
      const deadline = dateOf(id, march2026);
      expect(deadline.alternatives.map(({ date }) => date)).toEqual(['2026-03-17']);
      expect(deadline.openQuestion?.question).toContain('People vote on March\u00a018');
    },
  );
  test('which publication makes the 18th effective, the statute does not say: two are safe (§15-104(1)(b))', () => {
    expect(dateOf('polling-resolution', march2026).openQuestion?.safer).toContain('twice');
    expect(dateOf('polling-resolution', marchElection(2027)).openQuestion).toBeNull();
  });
  test('is settled in 2027', () => {
    for (const id of ['election-notice-posted', 'mail-ballot-application-in-person'])
      expect(dateOf(id, marchElection(2027))).toMatchObject({
        alternatives: [],
        openQuestions: expect.not.arrayContaining([
          expect.objectContaining({ question: expect.stringContaining('March\u00a018') }),
        ]),
      });
  });
});

describe('what the statute leaves open every year', () => {
  test('an envelope handed to the inspectors: §15-120(7) says “received by the village clerk”', () =>
    expect(dateOf('mail-ballot-return', marchElection(2027)).openQuestion?.question).toContain('inspectors'));
  test('whether the next business day would do for a minimum notice: it is named, and never relied upon', () => {
    for (const id of ['offices-notice', 'polling-resolution', 'election-notice-published', 'election-notice-posted'])
      expect(dateOf(id, marchElection(2027)), id).toMatchObject({
        shiftBecause: expect.stringContaining('§25-a'),
        movedBecause: null,
      });
  });
});

describe('the status of the 18th', () => {
  const on = (today: string, status: typeof march2026.pollDayStatus) =>
    pollDayStatusWords({ ...march2026, pollDayStatus: status }, plainDate(today));
  test('before the resolution: not yet effective', () => {
    expect(on('2026-01-05', 'to-be-resolved')?.sentence).toContain(
      'March\u00a018 is not yet effective; §15-104(1)(b) makes it effective only if specifically published.',
    );
    expect(on('2026-01-05', 'to-be-resolved')).toMatchObject({ settled: false, urgent: false });
  });
  test('resolved but not published, ten days before and after', () => {
    expect(on('2026-03-07', 'resolved')?.urgent).toBe(false);
    expect(on('2026-03-08', 'resolved')?.urgent).toBe(true);
    expect(on('2026-03-08', 'resolved')?.sentence).toContain('Call the village attorney today.');
  });
  test('published: settled', () => expect(on('2026-03-08', 'specifically-published')?.settled).toBe(true));
  test('in another year there is nothing to say', () =>
    expect(pollDayStatusWords(marchElection(2027), plainDate('2027-03-08'))).toBeNull());
});

describe('who else is at the polls that Tuesday', () => {
  test('a special election moves to the 18th as well', () =>
    expect(electionOn('2026-03-17', 'special').pollDay).toBe('2026-03-18'));
  test('a run-off and a referendum do not: the statute names neither', () => {
    expect(electionOn('2026-03-17', 'run-off').pollDay).toBe('2026-03-17');
    expect(electionOn('2026-03-17', 'referendum').pollDay).toBe('2026-03-17');
  });
});
