// The caucuses villages held and the hours they printed, against our windows and the law's noon to nine.
import { describe, expect, test } from 'vitest';
import { addDays, plainDate, weekdayOf } from '../../../shared/domain/plain-date.ts';
import { endOfPeriod } from '../../../shared/rules/checks/period.ts';
import { periodOf } from '../../../shared/rules/checks/periods.ts';
import { pollHoursProblems } from '../../../shared/rules/checks/poll-hours.ts';
import { dateOf, dayOf, electionOn, hours } from './an-election.ts';
import { disagrees, electionOf, elections, factsOf } from './published-documents.ts';

describe('caucuses', () => {
  const held = elections.flatMap(({ id, facts, election }) =>
    ((facts.caucusHeld as string[] | undefined) ?? []).map((day) => ({ id, day, election })),
  );
  test.each(held.filter(({ id }) => !disagrees(id, 'caucusHeld')))(
    '$id $day is within our window',
    ({ day, election }) => {
      expect(day >= dayOf('caucus-first', election)).toBe(true);
      expect(day <= dayOf('caucus-last', election)).toBe(true);
    },
  );
  test('Albion’s of January 28, 2020 was on the last day for the election that was put off', () =>
    expect(dayOf('caucus-last', electionOn('2020-03-17'))).toBe(factsOf('orleans-2020-09').caucusHeld?.[0 as never]));
  test('Lewiston’s printed range begins a day too early and ends with ours', () => {
    const { facts, election } = electionOf('lewiston-2022-06');
    const [first, last] = facts.caucusWindowStated as [string, string];
    expect(dayOf('caucus-first', election)).toBe(addDays(plainDate(first), 1));
    expect(dayOf('caucus-last', election)).toBe(last);
  });
  test('Greene County’s notices of caucus begin with ours', () => {
    const { facts, election } = electionOf('greene-county-2020-03');
    expect(dayOf('caucus-notice-published', election)).toBe((facts.caucusNoticePublishRange as string[])[0]);
    expect(dayOf('caucus-notice-posted-first-day', election)).toBe('2020-01-11');
    expect(dayOf('caucus-notice-posted', election)).toBe('2020-01-18');
  });
  test('Greene County’s designations could be declined for three days after each day of filing', () => {
    const range = factsOf('greene-county-2020-03').designationDeclineRange;
    const filed = ['2020-01-06', '2020-01-13'].map(plainDate);
    expect(filed.map((day) => endOfPeriod(periodOf('designation-declined'), day, []).limit)).toEqual(range);
  });
});

describe('hours', () => {
  const opened = elections.filter(({ facts }) => facts.pollsOpen && facts.pollsClose);
  test.each(opened)('$id has noon to nine', ({ facts }) =>
    expect(pollHoursProblems(hours([facts.pollsOpen as string, facts.pollsClose as string]))).toEqual([]),
  );
  test('Scarsdale’s split hours of 2011 have it too', () => {
    const split = factsOf('scarsdale-2011-03').pollsSplit as [string, string][];
    expect(pollHoursProblems(hours(...split))).toEqual([]);
  });
  test('Burke’s do not', () => {
    const burke = factsOf('press-republican-2022-03');
    const [problem] = pollHoursProblems(hours([burke.pollsOpen as string, burke.burkePollsClose as string]));
    expect(problem?.code).toBe('not-noon-to-nine');
  });
  test('where a document says until when ballots come back, it is the close of the polls', () => {
    const rows = elections.filter(({ facts }) => facts.absenteeReturnTime);
    const open = rows.filter(({ id }) => !disagrees(id, 'absenteeReturnTime'));
    expect(rows.length - open.length).toBe(1);
    for (const { id, facts, election } of open)
      expect(dateOf('mail-ballot-return', election).time, id).toBe(facts.absenteeReturnTime);
  });
  test('Montgomery registered from noon to five, Lake Placid took petitions until five on a Tuesday', () => {
    const { facts, election } = electionOf('montgomery-2025-03');
    const { time, until } = dateOf('registration-day', election);
    expect([time, until]).toEqual(facts.registrationHours);
    const petitions = dateOf('independent-petition-last-file', electionOf('lake-placid-2017-03').election);
    expect(petitions).toMatchObject({ date: '2017-02-14', time: factsOf('lake-placid-2017-03').indepFileTime });
    expect(weekdayOf(petitions.date)).toBe(2);
  });
});
