// The dates of March 16, 2027 as the screen shows them. Expected days are those of Election Law Article 15 counted by
// hand from the anchor: four months, 60, 10, 7, 6 and 1 days before (§§15-104, 15-118, 15-120).
import { describe, expect, test } from 'vitest';
import { exampleFalls, twinBridges } from '../../support/example-office.ts';
import { bridgesElection, fallsElection as election } from '../../support/example-steps.ts';

const falls = exampleFalls();
const bridges = twinBridges();

describe('the calendar', () => {
  test('every date on its day, with its hour where it has one', async () => {
    const { rows } = await falls().ask('calendar', { election });
    expect(Object.fromEntries(rows.map((r) => [r.id, `${r.date}${r.hours ? ` ${r.hours}` : ''}`]))).toMatchObject({
      'offices-notice': '2026-11-16',
      'caucus-first': '2027-01-19',
      'independent-petition-last-file': '2027-02-09 by 5:00\u00a0p.m.',
      'inspectors-returns': '2027-03-17 by 9:00\u00a0a.m.',
      'term-begins': '2027-04-05 by noon',
      'mail-ballot-application-first': '2026-11-16',
      'polling-resolution': '2027-01-15',
      'election-notice-published': '2027-03-06',
      'mail-ballot-application-by-mail': '2027-03-09',
      'mail-ballots-mailed': '2027-03-10',
      'election-notice-posted': '2027-03-15',
      'mail-ballot-application-in-person': '2027-03-15',
      'mail-ballot-return': '2027-03-16 by 9:00\u00a0p.m.',
      'mail-ballots-to-inspectors': expect.stringContaining('2027-03-16'),
      polls: expect.stringContaining('2027-03-16'),
    });
  });

  test('counts the days from today, and rows come by stage, in the order of their days', async () => {
    const { rows } = await falls().ask('calendar', { election });
    expect(rows.find((r) => r.id === 'election-notice-published')?.daysLeft).toBe(4);
    expect(rows.find((r) => r.id === 'polling-resolution')?.daysLeft).toBe(-46);
    const stages = ['before-nominations', 'party-nominations', 'independent-nominations', 'notice-and-mail-ballots'];
    expect([...new Set(rows.map((r) => r.stage))]).toEqual([...stages, 'election-day']);
    for (const stage of stages) {
      const days = rows.filter((r) => r.stage === stage).map((r) => r.date);
      expect(days).toEqual(days.toSorted());
    }
  });

  test('a March 17 year: counted from the Tuesday, held on the Wednesday', async () => {
    const { rows, pollDay } = await bridges().ask('calendar', { election: bridgesElection });
    const days = Object.fromEntries(rows.map((r) => [r.id, r.date]));
    expect(days).toMatchObject({
      'mail-ballot-application-by-mail': '2026-03-10',
      'mail-ballots-mailed': '2026-03-11',
      'mail-ballot-return': '2026-03-18',
      polls: '2026-03-18',
    });
    expect(pollDay?.settled).toBe(false);
  });

  test('one date opens with its rule and its citation; one that is not there is refused', async () => {
    const desk = falls();
    const { deadline, daysLeft } = await desk.ask('calendar.date', { election, id: 'mail-ballot-application-by-mail' });
    expect(deadline).toMatchObject({ date: '2027-03-09', anchor: 'calendarAnchor', edge: 'on-or-before' });
    expect(deadline.citations.join(' ')).toContain('§15-120');
    expect(daysLeft).toBe(7);
    expect((await desk.refused('calendar.date', { election, id: 'nonsense' })).code).toBe('no-such-date');
  });
});

describe('today', () => {
  test('on March 2: what has passed, what the week brings, what comes later', async () => {
    const view = await falls().ask('today', { election });
    const ids = (list: { id: string }[]) => list.map((d) => d.id);
    expect(ids(view.past)).toEqual(expect.arrayContaining(['offices-notice', 'polling-resolution']));
    expect(view.dueToday).toEqual([]);
    // March 2 to 9: the Friday and Saturday of registration and notice, and the seventh day before.
    expect(ids(view.week)).toEqual([
      'county-registration-last',
      'campaign-statement-11-days-before',
      'applicants-list-to-inspectors',
      'registration-cutoff',
      'election-notice-published',
      'registration-day',
      'county-list-delivered',
      'mail-ballot-application-by-mail',
    ]);
    expect(ids(view.later)).toContain('mail-ballot-return');
    expect(view.strip.map((d) => d.day)).toHaveLength(15);
    expect(view.strip.filter((d) => d.polls).map((d) => d.day)).toEqual(['2027-03-16']);
    expect(view.setup).toEqual([]);
  });

  test('a deadline is due all of its day, in New York: at half past eight in the evening it is not overdue (CAL-11)', async () => {
    const evening = await falls({ now: '2027-03-09T20:30:00-05:00' }).ask('today', { election });
    expect(evening.dueToday.map((d) => d.id)).toEqual(['county-list-delivered', 'mail-ballot-application-by-mail']);
    const later = falls({ now: '2027-03-10T00:01:00-05:00' });
    const { rows } = await later.ask('calendar', { election });
    expect(rows.find((r) => r.id === 'mail-ballot-application-by-mail')?.status).toBe('passed');
    const nextDay = await later.ask('today', { election });
    expect(nextDay.past.map((d) => d.id)).not.toContain('mail-ballot-application-by-mail'); // the voters’, not hers
    expect(nextDay.dueToday.map((d) => d.id)).toEqual(['mail-ballots-mailed', 'permanently-disabled-ballots-mailed']);
  });

  test('ten days are ten days over the change of the clocks (CAL-07)', async () => {
    const frame = await bridges({ now: '2026-03-07T12:00:00-05:00' }).ask('desk.frame', {});
    expect(frame.elections[0]).toMatchObject({ pollDay: '2026-03-18', daysLeft: 11 });
    const { rows } = await bridges({ now: '2026-03-07T12:00:00-05:00' }).ask('calendar', { election: bridgesElection });
    expect(rows.find((r) => r.id === 'polls')?.daysLeft).toBe(11);
  });

  test('counts what lies on the desk', async () => {
    const { counts } = await falls().ask('today', { election });
    expect(counts.map(({ count, to }) => [count, to])).toEqual([
      [1, 'mail-ballots'],
      [1, 'mail-ballots'],
      [0, 'mail-ballots'],
      [1, 'mail-ballots'],
      [0, 'papers'],
    ]);
  });

  test('asks for what the wizard left open', async () => {
    const desk = falls();
    await desk.do('office.set-posting-places', { places: [{ name: 'Post office', street: 'Main Street' }] });
    await desk.do('office.set-newspaper', { newspaper: null });
    const { setup } = await desk.ask('today', { election });
    expect(setup.map((s) => s.to)).toEqual(['settings', 'settings']);
  });
});

test('the desk opens with the election to come, and still with the last one for sixty days', async () => {
  const current = async (now: string) => (await falls({ now }).ask('desk.frame', {})).current;
  for (const day of ['2027-03-02', '2027-03-16', '2027-05-15', '2028-01-10']) expect(await current(day)).toBe(election);
  const desk = falls({ now: '2027-04-01' });
  const ground = { kind: 'vacancy', office: 'Trustee', vacantOn: null, boardCalledOn: null };
  await desk.do('election.call', { kind: 'special', when: { by: 'day', day: '2027-06-15', reason: null }, ground });
  expect((await desk.ask('desk.frame', {})).current).toBe('2027-06-15-special');
});

test('a general election on another day than the village’s own is called with its reason, which the history keeps', async () => {
  const desk = falls();
  const when = { by: 'day', day: '2028-06-20', reason: 'Order of the Supreme Court of May 1, 2028' };
  await desk.do('election.call', { kind: 'general', when }, 'by-order');
  const { act } = await desk.ask('history.last', {});
  expect(act?.sentences.join(' ')).toContain('Reason: Order of the Supreme Court of May 1, 2028');
  // §15-104(1)(a): the third Tuesday of March, which in 2029 is the 20th, needs no reason.
  const ordinary = { by: 'day', day: '2029-03-20', reason: null };
  expect(await desk.do('election.call', { kind: 'general', when: ordinary })).toMatchObject({ pollDay: '2029-03-20' });
});

test('an election that is not there is refused by every question about one', async () => {
  const desk = falls();
  const gone = '2031-03-18-general';
  for (const [view, more] of Object.entries({
    today: {},
    calendar: {},
    'calendar.date': { id: 'polls' },
    'election.file': {},
    'mail-ballots': {},
    'mail-ballots.application': { number: 1 },
    'papers.paper': { paper: 'notice-of-election', size: 'letter', type: null },
    'papers.list': {},
    find: { text: 'x', limit: 5 },
  })) {
    expect((await desk.refused(view, { election: gone, ...more })).code, view).toBe('no-such-election');
  }
});
