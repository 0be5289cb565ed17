// What villages really published, from 2004 to 2026, against what this program computes for them. Nobody here wrote the
// documents. Where one of them disagrees, the disagreement is listed beside them with its reason, and nowhere else.
import { describe, expect, test } from 'vitest';
import { thirdTuesdayOfMarch } from '../../../shared/domain/election.ts';
import { plainDate, weekdayOf } from '../../../shared/domain/plain-date.ts';
import { must } from '../../../shared/result.ts';
import { calendarAnchorFor, pollDayFor } from '../../../shared/rules/election-day.ts';
import { runOffDate } from '../../../shared/rules/run-off-date.ts';
import { dateOf, dayOf, electionOn } from './an-election.ts';
import {
  countyRun,
  disagreements,
  doneBy,
  electionOf,
  elections,
  factsOf,
  otherDays,
  published,
  sameDay,
} from './published-documents.ts';

describe('every published day that one of our rules is about is ours', () => {
  const rows = elections.flatMap(({ id, facts, election }) =>
    Object.entries(sameDay).flatMap(([fact, rule]) =>
      typeof facts[fact] === 'string' ? [{ key: `${id}: ${fact}`, day: facts[fact], rule, election }] : [],
    ),
  );
  test('there are at least seventy of them, about at least twenty rules', () => {
    expect(rows.length).toBeGreaterThanOrEqual(70);
    expect(new Set(rows.map(({ rule }) => rule)).size).toBeGreaterThanOrEqual(20);
  });
  test.each(rows.filter(({ key }) => !(key in disagreements)))('$key $day', ({ day, rule, election }) =>
    expect(dayOf(rule, election)).toBe(day),
  );
  test('Cooperstown’s 17th of March 2020 is our other reading', () => {
    const cooperstown = rows.find(({ key }) => key === 'cooperstown-2020-03: absenteeInPersonLast')!;
    const ours = dateOf(cooperstown.rule, cooperstown.election);
    expect(ours.date).toBe('2020-03-16');
    expect(ours.alternatives.map(({ date }) => date)).toEqual([cooperstown.day]);
  });
  test('no day of a clerk-run election is left out without a reason', () => {
    const isDay = (value: unknown): boolean =>
      typeof value === 'string' ? /^\d{4}-\d{2}-\d{2}$/.test(value) : Array.isArray(value) && value.some(isDay);
    const known = { ...sameDay, ...doneBy, ...otherDays };
    const left = elections.flatMap(({ id, facts }) =>
      Object.keys(facts)
        .filter((fact) => isDay(facts[fact]) && !(fact in known))
        .map((fact) => `${id}: ${fact}`),
    );
    expect(left).toEqual([]);
  });
});

describe('people voted on the day we say', () => {
  test.each(elections)('$id', ({ electionDate, election }) => expect(election.pollDay).toBe(electionDate));
  test('the association’s calendar of 2015: March 18, and June 16', () => {
    const { marchElection, juneElection } = factsOf('nycom-calendar-2015');
    const march = must(calendarAnchorFor(thirdTuesdayOfMarch, 2015), 'a third Tuesday');
    expect(pollDayFor('general', march)).toBe(marchElection);
    expect(calendarAnchorFor({ by: 'weekday', nth: 3, weekday: 2, month: 6 }, 2015)).toMatchObject({
      value: juneElection,
    });
  });
  test('Oxford votes on the third Tuesday of June', () =>
    expect(calendarAnchorFor({ by: 'weekday', nth: 3, weekday: 2, month: 6 }, 2023)).toMatchObject({
      value: factsOf('catskill-otsego-2023-03').oxfordElection,
    }));
  test('West Hampton Dunes votes on a Friday', () =>
    expect(calendarAnchorFor({ by: 'weekday', nth: 3, weekday: 5, month: 6 }, 2024)).toMatchObject({
      value: electionOf('west-hampton-dunes-2024-06').electionDate,
    }));
});

describe('duties were done in time', () => {
  const rows = elections.flatMap(({ id, facts, election }) =>
    Object.entries(doneBy).flatMap(([fact, rule]) =>
      typeof facts[fact] === 'string' ? [{ key: `${id}: ${fact}`, day: facts[fact], rule, election }] : [],
    ),
  );
  test.each(rows)('$key $day', ({ day, rule, election }) => expect(day <= dayOf(rule, election)).toBe(true));
  test('Tarrytown’s last day to resolve was 60 days before, South Floral Park’s to publish too', () => {
    expect(dayOf('polling-resolution', electionOf('tarrytown-2011-03').election)).toBe('2011-01-14');
    expect(dayOf('offices-notice', electionOf('south-floral-park-2023-03-special').election)).toBe('2023-01-20');
  });
  test('Tarrytown’s trustees canvassed at ten on election night; they had until eight the next evening', () =>
    expect(dateOf('trustees-canvass', electionOf('tarrytown-2009-03').election)).toMatchObject({
      date: '2009-03-19',
      time: '20:00',
    }));
  test('the four-month notice for March 18, 2026 hung in November 2025', () => {
    const { facts, election } = electionOf('nassau-rensselaer-2026-03');
    expect(dayOf('offices-notice', election).slice(0, 7)).toBe(facts.noticeOfOfficesMonth);
  });
});

test('Lancaster’s run-off of 2024 counts from the certified tie, not from the election', () => {
  const { certification, runoffDate } = factsOf('lancaster-2024-04-runoff');
  expect(runOffDate(plainDate(certification as string)).date).toBe(runoffDate);
});

test('Westhampton Beach’s official year of 2014 began on the first Monday of July, as it said when it corrected itself', () =>
  expect(dayOf('term-begins', electionOn('2014-06-20'))).toBe(
    factsOf('westhampton-beach-2014-official-year').officialYearStart,
  ));

describe('rules of thumb and the county’s rules', () => {
  test('are not ours to agree with', () => {
    const hilton = published.find(({ id }) => id === 'hilton-2020-09')!;
    expect(countyRun(hilton)).toBe(true);
    expect(hilton.facts.absenteeReturnReceivedDaysAfter).toBe(7);
    // Its page says ten days; §15-120(5) says seven (CAL-19).
    expect(factsOf('baxter-estates-rules').absenteeMailApplyDays).toBe(10);
    expect(dateOf('mail-ballot-application-by-mail', electionOn('2026-03-17')).rule).toBe('7 days before');
    expect(factsOf('great-neck-plaza-rules').registrationDays).toBe(25);
    expect(factsOf('rockville-centre-2011-06').registrationWeekday).toBe('Saturday');
    expect(weekdayOf(dayOf('county-registration-last', electionOf('rockville-centre-2011-06').election))).toBe(5);
  });
  test('the 42 and 35 days of Clinton are right, and its second Tuesday of February is not in 2028', () => {
    const { indepFileFirstDays, indepFileLastDays } = factsOf('clinton-oneida-rules');
    const of = (id: string) => dateOf(id, electionOn('2028-03-21'));
    expect(of('independent-petition-first-file').rule).toBe(`${indepFileFirstDays} days before`);
    expect(of('independent-petition-last-file').rule).toBe(`${indepFileLastDays} days before`);
    expect(of('independent-petition-last-file').date).toBe('2028-02-15');
  });
});

test('no disagreement is listed that is not there', () => {
  for (const key of Object.keys(disagreements)) {
    const [id, fact] = key.split(': ') as [string, string];
    expect(published.find((document) => document.id === id)?.facts, key).toHaveProperty(fact);
  }
});
