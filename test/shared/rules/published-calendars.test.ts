// What villages really published, from 2004 to 2026, against what this program computes for them. Nobody here wrote the
// documents. Where one of them disagrees, the disagreement is listed below with its reason, and nowhere else.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ElectionKind } from '../../../shared/domain/election.ts';
import { plainDate } from '../../../shared/domain/plain-date.ts';
import { pollHoursProblems } from '../../../shared/rules/checks/poll-hours.ts';
import { runOffDate } from '../../../shared/rules/run-off-date.ts';
import { dateOf, dayOf, electionOn, hours } from './an-election.ts';

type Facts = Record<string, unknown>;
interface Published {
  id: string;
  kind: string;
  electionDate: string | null;
  facts: Facts;
  derived?: { calendarBase?: string };
}
const published: Published[] = JSON.parse(
  readFileSync(new URL('../../fixtures/published-calendars.json', import.meta.url), 'utf8'),
);

/** `id: fact` → why the document and the statute part ways. */
const disagreements: Record<string, string> = {
  'cooperstown-2020-03: absenteeInPersonLast':
    'March 17 year: Cooperstown counted the day before people vote, the 17th; we go by the 16th and show the 17th.',
  'rockville-centre-2011-06: absenteeReturnTime':
    'The notice takes ballots until 5 p.m.; §15-120(7) takes them until the close of the polls, 9 p.m.',
  'press-republican-2022-03: burkePollsClose':
    'Burke closed at 8 p.m.; §15-104(3)(b)(2) asks for at least noon to nine.',
};

const kindOf = ({ kind }: Published): ElectionKind | null => {
  if (kind.startsWith('general')) return 'general';
  if (kind.startsWith('special')) return 'special';
  return kind === 'run-off' ? 'run-off' : null;
};
const countyRun = ({ kind }: Published): boolean => kind.includes('county-run');

const elections = published.flatMap((document) => {
  const kind = kindOf(document);
  if (!kind || !document.electionDate || countyRun(document)) return [];
  return [{ ...document, election: electionOn(document.derived?.calendarBase ?? document.electionDate, kind) }];
});

const computed: Record<string, string> = {
  absenteeMailApplyLast: 'mail-ballot-application-by-mail',
  absenteeMailBallotsLast: 'mail-ballots-mailed',
  absenteeInPersonLast: 'mail-ballot-application-in-person',
  absenteeReturnLast: 'mail-ballot-return',
};

describe('every published mail-ballot date is ours', () => {
  const rows = elections.flatMap(({ id, facts, election }) =>
    Object.entries(computed).flatMap(([fact, rule]) =>
      typeof facts[fact] === 'string' ? [{ key: `${id}: ${fact}`, day: facts[fact], rule, election }] : [],
    ),
  );
  test('there are at least thirty of them', () => expect(rows.length).toBeGreaterThanOrEqual(30));
  test.each(rows.filter(({ key }) => !(key in disagreements)))('$key $day', ({ day, rule, election }) =>
    expect(dayOf(rule, election)).toBe(day),
  );
  test('Cooperstown’s 17th of March 2020 is our other reading', () => {
    const cooperstown = rows.find(({ key }) => key === 'cooperstown-2020-03: absenteeInPersonLast')!;
    const ours = dateOf(cooperstown.rule, cooperstown.election);
    expect(ours.date).toBe('2020-03-16');
    expect(ours.alternatives.map(({ date }) => date)).toEqual([cooperstown.day]);
  });
});

describe('people voted on the day we say', () => {
  test.each(elections)('$id', ({ electionDate, election }) => expect(election.pollDay).toBe(electionDate));
});

describe('duties that were done in time', () => {
  const by = (id: string) => elections.find((one) => one.id === id)!;
  test('Tarrytown’s board resolved on places and hours 62 days before', () => {
    const { facts, election } = by('tarrytown-2011-03');
    expect((facts.boardResolution as string) <= dayOf('polling-resolution', election)).toBe(true);
    expect(dayOf('polling-resolution', election)).toBe('2011-01-14');
  });
  test('South Floral Park published its special election’s offices 89 days before', () => {
    const { facts, election } = by('south-floral-park-2023-03-special');
    expect((facts.noticeOfOffices as string) <= dayOf('offices-notice', election)).toBe(true);
    expect(dayOf('offices-notice', election)).toBe('2023-01-20');
  });
  test('the four-month notice for March 18, 2026 hung in November 2025', () => {
    const { facts, election } = by('nassau-rensselaer-2026-03');
    expect(dayOf('offices-notice', election).slice(0, 7)).toBe(facts.noticeOfOfficesMonth);
  });
});

describe('polling hours', () => {
  const opened = elections.filter(({ facts }) => facts.pollsOpen && facts.pollsClose);
  test.each(opened)('$id has noon to nine', ({ facts }) =>
    expect(pollHoursProblems(hours([facts.pollsOpen as string, facts.pollsClose as string]))).toEqual([]),
  );
  test('Scarsdale’s split hours of 2011 have it too', () => {
    const split = elections.find(({ id }) => id === 'scarsdale-2011-03')!.facts.pollsSplit as [string, string][];
    expect(pollHoursProblems(hours(...split))).toEqual([]);
  });
  test('Burke’s do not', () => {
    const burke = published.find(({ id }) => id === 'press-republican-2022-03')!.facts;
    const [problem] = pollHoursProblems(hours([burke.pollsOpen as string, burke.burkePollsClose as string]));
    expect(problem?.code).toBe('not-noon-to-nine');
  });
  test('where a document says until when ballots come back, it is the close of the polls', () => {
    const rows = elections.filter(({ facts }) => facts.absenteeReturnTime);
    const open = rows.filter(({ id }) => !(`${id}: absenteeReturnTime` in disagreements));
    expect(rows.length - open.length).toBe(1);
    for (const { id, facts, election } of open)
      expect(dateOf('mail-ballot-return', election).time, id).toBe(facts.absenteeReturnTime);
  });
});

test('Lancaster’s run-off of 2024 counts from the certified tie, not from the election', () => {
  const { facts } = published.find(({ id }) => id === 'lancaster-2024-04-runoff')!;
  expect(runOffDate(plainDate(facts.certification as string)).date).toBe(facts.runoffDate);
});

test('villages whose pages follow the county’s rules are not ours to agree with', () => {
  const hilton = published.find(({ id }) => id === 'hilton-2020-09')!;
  expect(countyRun(hilton)).toBe(true);
  expect(hilton.facts.absenteeReturnReceivedDaysAfter).toBe(7);
  const baxterEstates = published.find(({ id }) => id === 'baxter-estates-rules')!;
  // Its page says ten days; §15-120(5) says seven (CAL-19).
  expect(baxterEstates.facts.absenteeMailApplyDays).toBe(10);
  expect(dateOf('mail-ballot-application-by-mail', electionOn('2026-03-17')).rule).toBe('7 days before');
});

test('no disagreement is listed that is not there', () => {
  for (const key of Object.keys(disagreements)) {
    const [id, fact] = key.split(': ') as [string, string];
    expect(published.find((document) => document.id === id)?.facts, key).toHaveProperty(fact);
  }
});
