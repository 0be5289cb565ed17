// The options of `desk calendar`, and the ids its dates are known by. Expected days are counted by hand from the statute.
import { expect, test } from 'vitest';
import { desk, deskJson } from './run-desk.ts';

interface Calendar {
  deadlines: { id: string; date: string }[];
}
const calendar = (...words: string[]) => deskJson<Calendar>('calendar', ...words, '--json');
const dateIn = (found: Calendar, id: string) => found.deadlines.find((d) => d.id === id)?.date;

test('every id that scripts of an office go by is in the calendar of 2027, once', async () => {
  const ids = (await calendar('--general', '2027')).deadlines.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
  expect(ids).toEqual(
    expect.arrayContaining([
      ...['district-resolution', 'offices-notice', 'polling-resolution', 'registration-opt-out', 'appoint-inspectors'],
      ...['second-registration-day-resolution', 'registration-resolution', 'registration-resolution-published'],
      ...['caucus-first', 'caucus-last', 'primary-day', 'designating-petition-first-signature'],
      ...['designating-petition-first-file', 'designating-petition-last-file', 'party-certificate-last-file'],
      ...['party-nomination-decline', 'party-vacancy-fill', 'party-certificate-objection'],
      ...['party-certificate-specification', 'election-notice-published', 'election-notice-posted', 'polls'],
      ...['trustees-canvass', 'term-begins', 'state-records', 'independent-petition-first-signature'],
      ...['independent-petition-first-file', 'independent-petition-last-file', 'independent-nomination-accept-decline'],
      ...['independent-vacancy-fill', 'independent-petition-objection', 'independent-petition-specification'],
      ...['registration-day', 'registration-cutoff', 'county-registration-last', 'county-list-delivered'],
      ...['register-complete', 'mail-ballot-application-first', 'mail-ballot-application-by-mail'],
      ...[
        'mail-ballot-application-in-person',
        'mail-ballots-mailed',
        'mail-ballot-return',
        'mail-ballots-to-inspectors',
      ],
      ...['inspectors-returns', 'winners-notified', 'oath-last-day'],
    ]),
  );
});

test('petitions of 2026 close on February 10 at five, thirty-five days before (§15-108(8)(a))', async () => {
  const { deadlines } = await calendar('--general', '2026');
  expect(deadlines.find(({ id }) => id === 'independent-petition-last-file')).toMatchObject({
    ...{ date: '2026-02-10', time: '17:00', edge: 'on-or-before', actor: 'candidate', anchor: 'calendarAnchor' },
    ...{ rule: '35 days before', unshifted: '2026-02-10', movedBecause: null, alternatives: [] },
    citations: ['Election Law §15-108(8)(a)', 'Election Law §1-106(1)'],
  });
});

test('a proclaimed holiday moves papers filed, and nothing else: CAL-13', async () => {
  const found = await calendar('--general', '2026', '--holiday', '2026-02-17=Day of thanksgiving');
  expect(dateIn(await calendar('--general', '2026'), 'independent-vacancy-fill')).toBe('2026-02-17');
  expect(dateIn(found, 'independent-vacancy-fill')).toBe('2026-02-18');
});

test('a day on which only the office is closed moves nothing, and is named', async () => {
  const found = await calendar('--general', '2027', '--office-closed', '2027-02-09=water main');
  expect(dateIn(found, 'independent-petition-last-file')).toBe('2027-02-09');
  expect(JSON.stringify(found)).toContain('village office closed: water main');
});

test('an order that sets a date is told beside the date of the rule (CAL-17)', async () => {
  const option = ['--override', 'independent-petition-last-file=2020-07-30=Executive Order'];
  const found = await calendar('--date', '2020-09-15', '--kind', 'general', ...option);
  expect(dateIn(found, 'independent-petition-last-file')).toBe('2020-07-30');
  expect(dateIn(found, 'mail-ballots-mailed')).toBe('2020-09-09');
  const { out } = await desk('calendar', '--date', '2020-09-15', '--kind', 'general', ...option);
  expect(out).toContain(
    'set by order: Executive Order (as told on the command line); by the rule Tuesday, August 11, 2020',
  );
});

test('under 1,000 people both numbers can be given, and the larger reading is told (§15-108(6))', async () => {
  const numbers = ['--population', '800', '--voted', '121', '--registered', '430'];
  const { out } = await desk('calendar', '--general', '2027', ...numbers);
  expect(out).toContain('22 by the reading that asks for more'); // 5 % of 430 is 21.5
});
test('a population moves no date, says how many sign a petition, and says where it changes nothing', async () => {
  const { out } = await desk('calendar', '--general', '2027', '--population', '3200');
  expect(out).toContain('The population moves no date. An independent petition needs 75 signatures');
  expect((await calendar('--general', '2027', '--population', '3200')).deadlines).toEqual(
    (await calendar('--general', '2027')).deadlines,
  );
  const county = await desk('calendar', '--general', '2027', '--conducted-by', 'board', '--population', '3200');
  expect(county.out).toContain('The population changes nothing here');
});

test('an election that has passed is counted, and said to be over', async () => {
  const past = await desk('calendar', '--general', '2015', '--today', '2026-11-30');
  expect(past.out).toContain('Wednesday, March 18, 2015\n');
  expect(past.out).toContain('This election has passed.');
  expect((await desk('calendar', '--general', '2027', '--today', '2026-11-30')).out).not.toContain(
    'This election has passed',
  );
});

test('an election on a Sunday or on a holiday is counted, with a warning', async () => {
  expect((await desk('calendar', '--date', '2027-06-20', '--kind', 'general')).out).toContain('June 20, 2027: Sunday.');
  expect((await desk('calendar', '--general', '2029', '--rule', 'third tuesday of june')).out).toContain(
    'June 19, 2029: Juneteenth.',
  );
});

test('February 29 of a leap year is a day like any other', async () =>
  expect(dateIn(await calendar('--date', '2028-02-29', '--kind', 'special'), 'offices-notice')).toBe('2027-12-31'));

test('one district needs no canvass of the trustees; a village that has opted out has no registration day', async () => {
  expect(dateIn(await calendar('--general', '2027', '--districts', '1'), 'trustees-canvass')).toBeUndefined();
  const out = await calendar('--general', '2027', '--registration', 'opted-out');
  expect(dateIn(out, 'registration-day')).toBeUndefined();
});

test('where the county conducts the election, what is left to the village is listed, and whose the rest is', async () => {
  const { out } = await desk('calendar', '--general', '2027', '--conducted-by', 'board');
  expect(out).toContain('The county board of elections conducts this election.');
  expect(out).toContain('Friday, October 16, 2026: Certify the offices to be filled to the county board');
  expect(out).not.toMatch(/postmark|mailed ballot/);
});
