// Two model calendars of a clerk-run caucus village, worked out by hand from the statute, and the calendar of March 2020
// as a county published it. March 16 and June 15, 2027 are third Tuesdays.
import { describe, expect, test } from 'vitest';
import { plainDate } from '../../../shared/domain/plain-date.ts';
import { electionCalendar } from '../../../shared/rules/calendar.ts';
import { isMarch17Year } from '../../../shared/rules/election-day.ts';
import { dateOf, dayOf, electionOn, marchElection } from './an-election.ts';

const march = marchElection(2027, { districtCount: 2 });
const june = electionOn('2027-06-15', 'general', { districtCount: 2 });

describe('the two model calendars', () => {
  test.each([
    ['district-resolution', '2026-11-16', '2027-02-15'],
    ['independent-petition-first-signature', '2026-12-29', '2027-03-30'],
    ['caucus-first', '2027-01-19', '2027-04-20'],
    ['caucus-last', '2027-01-26', '2027-04-27'],
    ['primary-day', '2027-01-26', '2027-04-27'],
    ['party-certificate-last-file', '2027-01-28', '2027-04-29'],
    ['party-nomination-decline', '2027-02-01', '2027-05-03'],
    ['party-vacancy-fill', '2027-02-03', '2027-05-05'],
    ['independent-petition-first-file', '2027-02-02', '2027-05-04'],
    ['independent-petition-last-file', '2027-02-09', '2027-05-11'],
    ['appoint-inspectors', '2027-02-04', '2027-05-06'],
    ['independent-petition-objection', '2027-02-10', '2027-05-12'],
    ['independent-nomination-accept-decline', '2027-02-16', '2027-05-14'],
    ['independent-vacancy-fill', '2027-02-16', '2027-05-17'],
    ['registration-resolution', '2027-02-14', '2027-05-16'],
    ['registration-resolution-published', '2027-02-24', '2027-05-26'],
    ['registration-day', '2027-03-06', '2027-06-05'],
    ['registration-cutoff', '2027-03-06', '2027-06-05'],
    ['county-list-delivered', '2027-03-09', '2027-06-08'],
    ['register-complete', '2027-03-12', '2027-06-11'],
    ['inspectors-returns', '2027-03-17', '2027-06-16'],
    ['trustees-canvass', '2027-03-17', '2027-06-16'],
    ['winners-notified', '2027-03-19', '2027-06-18'],
    ['term-begins', '2027-04-05', '2027-07-05'],
    ['oath-last-day', '2027-05-05', '2027-08-04'],
  ])('%s: %s for March, %s for June', (id, inMarch, inJune) => {
    expect(dayOf(id, march)).toBe(inMarch);
    expect(dayOf(id, june)).toBe(inJune);
  });
  test('the hours the law names', () => {
    const hoursOf = (id: string) => [dateOf(id, march).time, dateOf(id, march).until];
    expect(hoursOf('inspectors-returns')).toEqual(['09:00', null]);
    expect(hoursOf('trustees-canvass')).toEqual(['20:00', null]);
    expect(hoursOf('term-begins')).toEqual(['12:00', null]);
    expect(hoursOf('independent-petition-last-file')).toEqual(['17:00', null]);
    expect(hoursOf('registration-day')).toEqual(['12:00', '17:00']);
  });
  test('a chain over Lincoln’s and Washington’s Birthday: the earlier reading first, the later beside it', () =>
    expect(dateOf('independent-vacancy-fill', march)).toMatchObject({
      date: '2027-02-16',
      unshifted: '2027-02-15',
      movedBecause: 'Washington’s Birthday',
      alternatives: [{ date: '2027-02-19' }],
      openQuestion: { safer: expect.stringContaining('earlier date') },
    }));
  test('a term begins on a Monday that is a holiday all the same: July 5, 2027', () =>
    expect(dateOf('term-begins', june)).toMatchObject({
      date: '2027-07-05',
      closedBecause: 'Independence Day (observed)',
    }));
  test('the three dates that are Sundays stay where they are, and so does the ten days’ Saturday', () => {
    for (const id of ['second-registration-day-resolution', 'registration-resolution'])
      expect(dateOf(id, march), id).toMatchObject({ closedBecause: 'Sunday', movedBecause: null });
    expect(dateOf('registration-day', march).closedBecause).toBe('Saturday');
  });
  test('with one district no canvass of the trustees is named', () =>
    expect(electionCalendar(marchElection(2027)).map(({ id }) => id)).not.toContain('trustees-canvass'));
});

describe('March 2020, as Greene County published it: counted from Tuesday the 17th', () => {
  const march2020 = marchElection(2020);
  test.each([
    ['designating-petition-first-signature', '2019-12-02'],
    ['independent-petition-first-signature', '2019-12-31'],
    ['designating-petition-first-file', '2020-01-06'],
    ['designating-petition-last-file', '2020-01-13'],
    ['caucus-first', '2020-01-21'],
    ['caucus-last', '2020-01-28'],
    ['primary-day', '2020-01-28'],
    ['party-certificate-last-file', '2020-01-30'],
    ['party-certificate-objection', '2020-01-31'],
    ['party-nomination-decline', '2020-02-03'],
    ['party-certificate-specification', '2020-02-03'],
    ['independent-petition-first-file', '2020-02-04'],
    ['party-vacancy-fill', '2020-02-05'],
    ['independent-petition-last-file', '2020-02-11'],
    ['independent-petition-objection', '2020-02-13'],
    ['independent-nomination-accept-decline', '2020-02-14'],
  ])('%s: %s', (id, day) => expect(dayOf(id, march2020)).toBe(day));
});

describe('every March 17 year: nominations and notices from the 17th, what follows the polls from the 18th', () => {
  const years = [2009, 2015, 2020, 2026, 2037, 2043, 2048];
  test('they are these', () => expect(years.every(isMarch17Year)).toBe(true));
  test.each(years)('%i', (year) => {
    const facts = marchElection(year, { districtCount: 2 });
    const of = (id: string) => dayOf(id, facts).slice(5);
    expect(facts.pollDay).toBe(`${year}-03-18`);
    expect(of('election-notice-published')).toBe('03-07');
    expect(of('registration-day')).toBe('03-07');
    expect(of('mail-ballot-application-by-mail')).toBe('03-10');
    expect(dateOf('election-notice-posted', facts)).toMatchObject({
      date: `${year}-03-16`,
      alternatives: [{ date: `${year}-03-17` }],
    });
    expect(dateOf('mail-ballot-application-in-person', facts)).toMatchObject({
      date: `${year}-03-16`,
      alternatives: [{ date: `${year}-03-17` }],
    });
    expect(of('polls')).toBe('03-18');
    expect(of('mail-ballot-return')).toBe('03-18');
    expect(of('inspectors-returns')).toBe('03-19');
    expect(of('trustees-canvass')).toBe('03-19');
    expect(of('winners-notified')).toBe('03-21');
    expect(dateOf('term-begins', facts).date.slice(0, 7)).toBe(`${year}-04`);
  });
  test('the three days after the 18th end on a Saturday, so both readings are shown', () =>
    expect(dateOf('winners-notified', marchElection(2026)).alternatives).toMatchObject([{ date: '2026-03-23' }]));
});

test('petitions whose last day is Lincoln’s Birthday: 2030, one day later, and the strict first day to sign', () => {
  const facts = electionOn('2030-03-19');
  expect(dateOf('independent-petition-last-file', facts)).toMatchObject({
    unshifted: '2030-02-12',
    date: '2030-02-13',
  });
  expect(dateOf('independent-petition-first-signature', facts)).toMatchObject({
    date: '2030-01-02',
    alternatives: [{ date: '2030-01-01' }],
  });
});

test('CAL-01: March 2026', () => {
  const facts = marchElection(2026);
  expect(dayOf('caucus-first', facts)).toBe('2026-01-20');
  expect(dayOf('caucus-last', facts)).toBe('2026-01-27');
  expect(dayOf('independent-petition-first-file', facts)).toBe('2026-02-03');
  expect(dayOf('independent-petition-last-file', facts)).toBe('2026-02-10');
  expect(dayOf('appoint-inspectors', facts)).toBe('2026-02-05');
});

test('CAL-03 and CAL-13: acceptances on February 13, vacancies on the 17th, and on the 18th once the 17th is proclaimed', () => {
  expect(dayOf('independent-nomination-accept-decline', marchElection(2026))).toBe('2026-02-13');
  expect(dateOf('independent-vacancy-fill', marchElection(2026))).toMatchObject({
    date: '2026-02-17',
    movedBecause: 'Washington’s Birthday',
  });
  const closedDays = [{ day: plainDate('2026-02-17'), reason: 'Day of general thanksgiving' }];
  expect(dayOf('independent-vacancy-fill', marchElection(2026, { closedDays }))).toBe('2026-02-18');
});
