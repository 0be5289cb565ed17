// The two model calendars of 2027, a leap year, special elections, run-offs, propositions, county-run villages.
// Expected days are counted by hand from §§15-104 and 15-120 and General Construction Law §§20 and 30.
import { describe, expect, test } from 'vitest';
import { plainDate } from '../../../shared/domain/plain-date.ts';
import { electionCalendar } from '../../../shared/rules/calendar.ts';
import { dateOf, dayOf, electionOn, marchElection } from './an-election.ts';

const ids = (facts: Parameters<typeof electionCalendar>[0]) => electionCalendar(facts).map(({ id }) => id);

describe('the two model calendars', () => {
  const june = electionOn('2027-06-15');
  test.each([
    ['offices-notice', '2026-11-16', '2027-02-15'],
    ['mail-ballot-application-first', '2026-11-16', '2027-02-15'],
    ['polling-resolution', '2027-01-15', '2027-04-16'],
    ['election-notice-published', '2027-03-06', '2027-06-05'],
    ['mail-ballot-application-by-mail', '2027-03-09', '2027-06-08'],
    ['mail-ballots-mailed', '2027-03-10', '2027-06-09'],
    ['election-notice-posted', '2027-03-15', '2027-06-14'],
    ['mail-ballot-application-in-person', '2027-03-15', '2027-06-14'],
    ['polls', '2027-03-16', '2027-06-15'],
  ])('%s: %s for March, %s for June', (id, inMarch, inJune) => {
    expect(dayOf(id, marchElection(2027))).toBe(inMarch);
    expect(dayOf(id, june)).toBe(inJune);
  });
  test('the June notice of offices falls on Washington’s Birthday, stays there, and says so', () =>
    expect(dateOf('offices-notice', june)).toMatchObject({
      unshifted: '2027-02-15',
      movedBecause: null,
      closedBecause: 'Washington’s Birthday',
    }));
  test('the notice of election falls on a Saturday and does not slip to Monday', () =>
    expect(dateOf('election-notice-published', june)).toMatchObject({ date: '2027-06-05', closedBecause: 'Saturday' }));
});

test('four months are not 120 days: March 21, 2028 gives November 21, 2027', () =>
  expect(dayOf('offices-notice', marchElection(2028))).toBe('2027-11-21'));
test('four months before June 30 is the last of February (CAL-05)', () => {
  expect(dayOf('offices-notice', electionOn('2027-06-30'))).toBe('2027-02-28');
  expect(dayOf('offices-notice', electionOn('2028-06-30'))).toBe('2028-02-29');
});
test('Juneteenth on the last in-person day or on election day moves nothing', () => {
  expect(dateOf('mail-ballot-application-in-person', electionOn('2028-06-20'))).toMatchObject({
    date: '2028-06-19',
    closedBecause: 'Juneteenth',
  });
  expect(dayOf('polls', electionOn('2029-06-19'))).toBe('2029-06-19');
});

describe('a special election for officers', () => {
  const special = electionOn('2027-05-18', 'special');
  test('has its notice of offices sixty days before, not four months', () => {
    expect(dateOf('offices-notice', special)).toMatchObject({ date: '2027-03-19', rule: '60 days before' });
    expect(ids(special).filter((id) => id === 'offices-notice')).toHaveLength(1);
  });
  test('opens for applications four months before', () =>
    expect(dayOf('mail-ballot-application-first', special)).toBe('2027-01-18'));
});

describe('a run-off', () => {
  const runOff = electionOn('2027-03-30', 'run-off');
  test('has no notice of offices, and mail ballots as any election of officers', () => {
    expect(ids(runOff)).not.toContain('offices-notice');
    expect(dayOf('mail-ballots-mailed', runOff)).toBe('2027-03-24');
  });
  test('asks for a resolution before its notice, and says that sixty days cannot be meant', () => {
    const resolution = dateOf('polling-resolution', runOff);
    expect(resolution.date).toBe('2027-03-20');
    expect(resolution.openQuestion?.question).toContain('sixty days');
  });
});

describe('a vote on a proposition alone', () => {
  const referendum = electionOn('2027-05-19', 'referendum');
  test('publishes and posts as §15-104 says, as an open question', () => {
    for (const id of ['election-notice-published', 'election-notice-posted'])
      expect(dateOf(id, referendum).openQuestion?.ask, id).toBe('Ask the village attorney.');
  });
  test('keeps its mail-ballot dates in view until the village attorney has answered', () =>
    expect(dateOf('mail-ballot-return', referendum).openQuestion?.question).toContain('Are there mail ballots'));
  test('fills no office', () => expect(ids(referendum)).not.toContain('offices-notice'));
});

describe('when the county board conducts the election (CAL-19)', () => {
  const countyRun = marchElection(2027, { conductedBy: 'county-board' });
  test('no mail ballot is the clerk’s', () =>
    expect(ids(countyRun).filter((id) => id.startsWith('mail-'))).toEqual([]));
  test('the board of trustees still resolves on places and hours', () =>
    expect(dateOf('polling-resolution', countyRun)).toMatchObject({ date: '2027-01-15', openQuestion: null }));
  test('the notices stay on the list, to be agreed with the county', () => {
    for (const id of ['offices-notice', 'election-notice-published', 'election-notice-posted'])
      expect(dateOf(id, countyRun).openQuestion?.ask, id).toContain('Agree in writing with the county board');
  });
  test('on the day of the general election the trustees’ resolution falls away', () => {
    const november = electionOn('2027-11-02', 'general', { conductedBy: 'county-board' });
    expect(ids(november)).not.toContain('polling-resolution');
  });
  test('as long as nobody knows who conducts it, everything is shown', () =>
    expect(ids(marchElection(2027, { conductedBy: 'not-known' }))).toEqual(ids(marchElection(2027))));
});

test('one election’s closed days never reach another’s calendar (CAL-15)', () => {
  const before = electionCalendar(marchElection(2026));
  electionCalendar(
    electionOn('2026-05-19', 'special', { closedDays: [{ day: plainDate('2026-03-07'), reason: 'Proclaimed' }] }),
  );
  expect(electionCalendar(marchElection(2026))).toEqual(before);
});

test('a deadline tells the whole story for its rule card', () => {
  const notice = dateOf('election-notice-published', marchElection(2027));
  expect(notice).toMatchObject({
    edge: 'on-or-before',
    actor: 'village-clerk',
    anchor: 'calendarAnchor',
    rule: '10 days before',
    citations: ['Election Law §15-104(3)(c)', 'Election Law §15-102(4)'],
    paper: 'notice-of-election',
    stage: 'notice-and-mail-ballots',
  });
  expect(notice.ladder).toEqual([
    { part: 'counted-from', day: '2027-03-16', count: null, unit: null, note: 'Election day' },
    { part: 'counted', day: '2027-03-15', count: 1, unit: 'day', note: null },
    { part: 'counted', day: '2027-03-06', count: 10, unit: 'day', note: null },
    { part: 'act-by', day: '2027-03-06', count: null, unit: null, note: null },
  ]);
});

test('months stand on the ladder one by one', () => {
  const { ladder } = dateOf('offices-notice', marchElection(2027));
  expect(ladder.filter(({ unit }) => unit === 'month').map(({ day }) => day)).toEqual([
    '2027-02-16',
    '2027-01-16',
    '2026-12-16',
    '2026-11-16',
  ]);
});

test('the calendar is in the order of the days', () => {
  const days = electionCalendar(marchElection(2027)).map(({ date, time }) => `${date} ${time ?? ''}`);
  expect(days).toEqual([...days].sort());
});
