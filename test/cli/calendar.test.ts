// `desk calendar` and `desk run-off`: dates without an office. Expected days are counted by hand from the statute.
import { expect, test } from 'vitest';
import { desk, deskJson } from './run-desk.ts';

interface Calendar {
  calendarAnchor: string;
  pollDay: string;
  kind: string;
  pollDayStatus: string | null;
  conductedBy: string;
  deadlines: {
    id: string;
    date: string;
    time: string | null;
    anchor: string;
    citations: string[];
    alternatives: { date: string; reading: string }[];
    movedBecause: string | null;
  }[];
}
const calendar = (...words: string[]) => deskJson<Calendar>('calendar', ...words, '--json');
const dateIn = (found: Calendar, id: string) => found.deadlines.find((d) => d.id === id)?.date;

test('in 2026 the third Tuesday is March 17: the calendar counts from it, and people vote on the 18th (§15-104(1)(b))', async () => {
  const found = await calendar('--general', '2026');
  expect(found).toMatchObject({
    calendarAnchor: '2026-03-17',
    pollDay: '2026-03-18',
    kind: 'general',
    pollDayStatus: 'to-be-resolved',
    conductedBy: 'village-clerk',
  });
  expect(Object.fromEntries(found.deadlines.map((d) => [d.id, d.date]))).toMatchObject({
    'offices-notice': '2025-11-17',
    'mail-ballot-application-first': '2025-11-17',
    'polling-resolution': '2026-01-16',
    'election-notice-published': '2026-03-07',
    'mail-ballot-application-by-mail': '2026-03-10',
    'mail-ballots-mailed': '2026-03-11',
    'election-notice-posted': '2026-03-16',
    'mail-ballot-application-in-person': '2026-03-16',
    'mail-ballot-return': '2026-03-18',
    'mail-ballots-to-inspectors': '2026-03-18',
  });
  const back = found.deadlines.find((d) => d.id === 'mail-ballot-return');
  expect(back).toMatchObject({ time: '21:00', anchor: 'pollDay' });
  const inPerson = found.deadlines.find((d) => d.id === 'mail-ballot-application-in-person');
  expect(inPerson?.alternatives.map((a) => a.date)).toEqual(['2026-03-17']);
});

test('every date cites the law it comes from; the county’s last day to register says that no section was found', async () => {
  const { deadlines } = await calendar('--general', '2026');
  const uncited = deadlines.filter((d) => !/Law (§|Article )\d/.test(d.citations[0] ?? ''));
  expect(uncited.map((d) => d.id)).toEqual(['county-registration-last']);
  expect((await desk('calendar', '--general', '2026')).out).toContain('no section found');
});

test('an unsettled point is printed with both readings, the safer first', async () => {
  const { out } = await desk('calendar', '--general', '2027');
  const question = 'open: May a polling place be one of the six public places?\n';
  const [, after = ''] = out.split(question);
  expect(after.split('\n').slice(0, 2)).toEqual([
    expect.stringMatching(/^ +safer: No: post in six others/),
    expect.stringMatching(/^ +other: /),
  ]);
});

test('in 2027 the two days are one, and nothing is to be resolved', async () => {
  expect(await calendar('--general', '2027')).toMatchObject({
    calendarAnchor: '2027-03-16',
    pollDay: '2027-03-16',
    pollDayStatus: null,
  });
});

test('a June village: the third Tuesday of June 2027 is the 15th, seven days before it the 8th', async () => {
  const found = await calendar('--general', '2027', '--rule', 'third tuesday of june');
  expect(found.pollDay).toBe('2027-06-15');
  expect(dateIn(found, 'mail-ballot-application-by-mail')).toBe('2027-06-08');
  expect(dateIn(found, 'election-notice-published')).toBe('2027-06-05');
});

test('four months before June 30 is the last day of February, in a leap year the 29th (General Construction Law §30)', async () => {
  const of = async (day: string) =>
    dateIn(await calendar('--date', day, '--kind', 'general'), 'mail-ballot-application-first');
  expect(await of('2027-06-30')).toBe('2027-02-28');
  expect(await of('2028-06-30')).toBe('2028-02-29');
});

test('a special election on a given day has that day, and its offices notice 60 days before (§15-106)', async () => {
  const found = await calendar('--date', '2027-09-14', '--kind', 'special');
  expect(found).toMatchObject({ pollDay: '2027-09-14', calendarAnchor: '2027-09-14', kind: 'special' });
  expect(dateIn(found, 'offices-notice')).toBe('2027-07-16');
});

test('given the 18th of a March 17 year, or the 17th, it is the same election', async () => {
  const byPollDay = await calendar('--date', '2026-03-18', '--kind', 'general');
  expect(byPollDay).toEqual(await calendar('--date', '2026-03-17', '--kind', 'general'));
  expect(byPollDay).toEqual(await calendar('--general', '2026'));
});

test('a run-off on March 18 is held where it is called', async () => {
  expect(await calendar('--date', '2026-03-18', '--kind', 'run-off')).toMatchObject({
    calendarAnchor: '2026-03-18',
    pollDay: '2026-03-18',
    pollDayStatus: null,
  });
});

test('where the county runs the election, the clerk’s mail-ballot dates are not shown', async () => {
  const found = await calendar('--general', '2027', '--conducted-by', 'board');
  expect(found.conductedBy).toBe('county-board');
  expect(dateIn(found, 'mail-ballot-application-by-mail')).toBeUndefined();
});

test('one election’s closed day never reaches another’s dates', async () => {
  const before = await calendar('--general', '2026');
  await calendar('--general', '2026', '--holiday', '2026-02-17=proclaimed', '--holiday', '2026-03-10=snow');
  expect(await calendar('--general', '2026')).toEqual(before);
});

test('a closed day does not move what the voter must be told in time', async () => {
  const found = await calendar('--general', '2026', '--holiday', '2026-03-10=snow');
  expect(dateIn(found, 'mail-ballot-application-by-mail')).toBe('2026-03-10');
});

test('as text it names the day, the hour, the rule and the section', async () => {
  const { out, status } = await desk('calendar', '--general', '2026');
  expect(status).toBe(0);
  expect(out).toContain('General election, Wednesday, March 18, 2026\n');
  expect(out).toContain('The calendar counts from Tuesday, March 17, 2026. The polling day is still to be resolved');
  expect(out).toContain('Saturday, March 7, 2026: Publish the notice of election\n      10 days before; Election Law');
  expect(out).toContain('other reading: Tuesday, March 17, 2026.');
});

test('a tie certified on Monday, March 25, 2024 is voted off on April 9: ten days are April 4, the next Tuesday the 9th (§15-126(2)(b))', async () => {
  const found = await deskJson('run-off', '--certified', '2024-03-25', '--json');
  expect(found).toMatchObject({ date: '2024-04-09', tenthDay: '2024-04-04', citation: 'Election Law §15-126(2)(b)' });
  const { out } = await desk('run-off', '--certified', '2024-03-25');
  expect(out).toContain('Tuesday, April 9, 2024');
});

test('a tenth day that is a Tuesday is the day', async () => {
  expect(await deskJson('run-off', '--certified', '2027-03-20', '--json')).toMatchObject({ date: '2027-03-30' });
});
