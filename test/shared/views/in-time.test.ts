// The last issue of the newspaper and the last meeting of the board that are in time. The Courier appears on Thursdays and
// wants its copy two working days before, by noon. For March 16, 2027: notice of election by Saturday, March 6; places and
// hours by Friday, January 15; inspectors by Thursday, February 4.
import { describe, expect, test } from 'vitest';
import { exampleFalls, twinBridges } from '../../support/example-office.ts';
import { bridgesElection, fallsElection as election } from '../../support/example-steps.ts';
import type { TestDesk } from '../../support/test-desk.ts';

const falls = exampleFalls();
const bridges = twinBridges();
const newspaper = {
  ...{ name: 'The Courier', issueDays: [4], copyDays: 2, copyHour: 'noon', contact: '' },
};
const withCourier = async (desk: TestDesk, but: Record<string, unknown> = {}) => {
  await desk.do('office.set-newspaper', { newspaper: { ...newspaper, ...but } });
  return desk;
};
const issueOf = async (desk: TestDesk, id: string) => (await desk.ask('calendar.date', { election, id })).issue;
const meetingOf = async (desk: TestDesk, id: string) => (await desk.ask('calendar.date', { election, id })).meeting;
const meetings = (...days: string[]) => ({ meetings: days.map((day) => ({ day, time: '19:00', kind: '' })) });

describe('the newspaper', () => {
  test('the last issue in time, and when they need the copy', async () => {
    const desk = await withCourier(falls({ now: '2027-03-01T09:00:00-05:00' }));
    expect(await issueOf(desk, 'election-notice-published')).toEqual({
      ...{ newspaper: 'The Courier', issue: '2027-03-04', copyBy: '2027-03-02', copyHour: 'noon' },
      sentence:
        'The last issue in time is Thursday, March\u00a04,\u00a02027. They need your copy by Tuesday, March\u00a02, noon.',
      others: ['2027-03-04'],
    });
  });

  test('copy that is late already: call them now; an issue that has passed was the last', async () => {
    const wednesday = await withCourier(falls({ now: '2027-03-03T09:00:00-05:00' }));
    expect((await issueOf(wednesday, 'election-notice-published'))?.sentence).toContain(
      'Their copy was due Tuesday, March\u00a02, noon: call them now.',
    );
    const friday = await withCourier(falls({ now: '2027-03-05T09:00:00-05:00' }));
    expect(await issueOf(friday, 'election-notice-published')).toMatchObject({
      sentence: 'The last issue in time was Thursday, March\u00a04,\u00a02027.',
      others: [],
    });
  });

  test('a holiday week: the issue of Thanksgiving does not appear, and the copy for the week after is not hurried', async () => {
    // Four months before March 31, 2027 is November 30, 2026, the Monday after Thanksgiving, November 26.
    const desk = await withCourier(falls({ now: '2026-11-02T09:00:00-05:00' }));
    await desk.do('office.set-election-rule', { rule: { by: 'date', month: 3, day: 31 } });
    const { election: other } = await desk.do('election.call', {
      ...{ kind: 'general', when: { by: 'day', day: '2028-03-31', reason: 'a court order' } },
    });
    await desk.do('calendar.override', {
      ...{ election: other, deadline: 'offices-notice', date: '2026-11-30', reason: 'r', authority: 'an order' },
    });
    const { issue } = await desk.ask('calendar.date', { election: other, id: 'offices-notice' });
    expect(issue?.issue).toBe('2026-11-19');
    expect(issue?.sentence).toContain('The Courier does not appear on Thursday, November\u00a026 (Thanksgiving Day).');
  });

  test('a holiday before the issue asks for the copy a working day earlier, and says why', async () => {
    // Presidents’ week: the issue of Tuesday, February 16, 2027, two working days before is Thursday the 11th.
    const desk = await withCourier(falls({ now: '2027-02-01T09:00:00-05:00' }), { issueDays: [2] });
    const issue = await issueOf(desk, 'registration-resolution-published');
    expect(issue).toMatchObject({ issue: '2027-02-23', copyBy: '2027-02-19' });
    await desk.do('calendar.override', {
      ...{ election, deadline: 'registration-resolution-published', date: '2027-02-18' },
      ...{ reason: 'r', authority: 'an order' },
    });
    const early = await issueOf(desk, 'registration-resolution-published');
    expect(early).toMatchObject({ issue: '2027-02-16', copyBy: '2027-02-10' }); // the 12th is Lincoln’s, the 15th Washington’s
    expect(early?.sentence).toContain('Washington’s Birthday');
  });

  test('no newspaper on record: the card says where to name one', async () => {
    const desk = falls();
    await desk.do('office.set-newspaper', { newspaper: null });
    expect(await issueOf(desk, 'election-notice-published')).toMatchObject({ newspaper: '', issue: null });
    expect(await issueOf(desk, 'polling-resolution')).toBeNull();
  });
});

describe('the board', () => {
  test('the last meeting in time, and the line for its agenda', async () => {
    const desk = falls({ now: '2027-01-04T09:00:00-05:00' });
    await desk.do('office.set-meetings', meetings('2027-01-11', '2027-02-08', '2026-12-14'));
    expect(await meetingOf(desk, 'polling-resolution')).toEqual({
      ...{ day: '2027-01-11', time: '19:00' },
      sentence: 'The board’s last meeting in time is Monday, January\u00a011,\u00a02027 at 7:00\u00a0p.m.',
      agenda:
        'Resolution that names the polling place in each election district and the hours of the polls, for the general election of Tuesday, March\u00a016,\u00a02027 (Election Law §15-104(3)(b)).',
    });
  });

  test('one that was called off is passed over and named', async () => {
    const desk = falls({ now: '2027-01-04T09:00:00-05:00' });
    await desk.do('office.set-meetings', meetings('2027-01-04', '2027-01-11'));
    await desk.do('office.cancel-meeting', { day: '2027-01-11', reason: 'No quorum' });
    expect(await meetingOf(desk, 'polling-resolution')).toMatchObject({
      day: '2027-01-04',
      sentence: expect.stringContaining('The meeting of Monday, January\u00a011 is called off.'),
    });
    // Written down again as it stands, the season does not bring it back.
    await desk.do('office.set-meetings', meetings('2027-01-04', '2027-01-11', '2027-02-01'));
    const { meetings: known } = await desk.ask('office.times', {});
    expect(known.map(({ day, cancelled }) => [day, cancelled])).toEqual([
      ['2027-01-04', null],
      ['2027-01-11', 'No quorum'],
      ['2027-02-01', null],
    ]);
  });

  test('none in time: ask for a special meeting', async () => {
    const desk = falls({ now: '2027-01-04T09:00:00-05:00' });
    await desk.do('office.set-meetings', meetings('2027-02-08'));
    expect(await meetingOf(desk, 'polling-resolution')).toMatchObject({
      day: null,
      sentence: expect.stringContaining('Ask the mayor to call a special one.'),
    });
  });

  test('the last one in time is over, the day is not: a special meeting until then', async () => {
    const desk = falls({ now: '2027-01-13T09:00:00-05:00' });
    await desk.do('office.set-meetings', meetings('2027-01-11', '2027-02-08'));
    expect((await meetingOf(desk, 'polling-resolution'))?.sentence).toContain(
      'ask the mayor to call a special meeting by Friday, January\u00a015,\u00a02027',
    );
  });

  test('in a March 17 year the agenda line moves the election to the 18th (§15-104(1)(b))', async () => {
    const { meeting } = await bridges().ask('calendar.date', { election: bridgesElection, id: 'polling-resolution' });
    expect(meeting?.agenda).toContain(
      'provides that the election otherwise falling on Tuesday, March\u00a017,\u00a02026 is held on Wednesday, March\u00a018,\u00a02026 (§15-104(1)(b)).',
    );
  });
});

describe('a month', () => {
  test('March 2027: five weeks, the polls, what is due, when the board meets and the paper appears', async () => {
    const desk = await withCourier(falls());
    await desk.do('office.set-meetings', meetings('2027-03-08'));
    const month = await desk.ask('calendar.month', { election, month: '2027-03' });
    expect(month).toMatchObject({ title: 'March 2027', previous: '2027-02', next: '2027-04' });
    expect(month.weeks.map((week) => week[0]?.day)).toEqual([
      ...['2027-02-28', '2027-03-07', '2027-03-14', '2027-03-21', '2027-03-28'],
    ]);
    const days = new Map(month.weeks.flat().map((day) => [day.day as string, day]));
    expect(days.get('2027-03-16')).toMatchObject({ polls: true, closed: null });
    expect(days.get('2027-03-06')).toMatchObject({ closed: 'Saturday' });
    expect(days.get('2027-03-06')?.dates.map((d) => d.id)).toContain('election-notice-published');
    expect(days.get('2027-03-08')?.notes).toEqual(['Board meets 7:00\u00a0p.m.']);
    expect(days.get('2027-03-04')?.notes).toEqual(['The Courier appears']);
    expect(days.get('2027-03-02')?.today).toBe(true);
    expect(days.get('2027-02-28')?.inMonth).toBe(false);
  });
});
