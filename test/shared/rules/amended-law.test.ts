// Law that changed: what was not law yet is not cited, and what was never law is not found. Expected from §15-108(2)(c),
// §15-119 (from January 1, 2024) and §16-102(2) (2022).
import { describe, expect, test } from 'vitest';
import { plainDate } from '../../../shared/domain/plain-date.ts';
import { electionCalendar } from '../../../shared/rules/calendar.ts';
import { dutyFinding } from '../../../shared/rules/checks/duty-finding.ts';
import { dateOf, dayOf, marchElection } from './an-election.ts';

describe('a notice of caucus is posted “at least ten days before”', () => {
  const posted = (id: string, on: string) => dutyFinding(dateOf(id, marchElection(2027)), plainDate(on)).outcome;
  test('so it can never be posted too early', () =>
    expect(['caucus-notice-posted', 'caucus-notice-posted-first-day'].map((id) => posted(id, '2027-01-02'))).toEqual([
      'in-time',
      'in-time',
    ]));
  test('January 9 for a caucus of January 19, January 16 for one of January 26', () => {
    expect(posted('caucus-notice-posted-first-day', '2027-01-10')).toBe('late');
    expect(['2027-01-16', '2027-01-17'].map((on) => posted('caucus-notice-posted', on))).toEqual(['in-time', 'late']);
  });
});

describe('what was not law yet is not cited', () => {
  const cited = (year: number) =>
    electionCalendar(marchElection(year))
      .flatMap(({ citations }) => citations)
      .join('; ');
  test('early mail is law from January 1, 2024 (§15-119)', () => {
    expect(cited(2015)).not.toContain('15-119');
    expect(cited(2023)).not.toContain('15-119');
    expect(cited(2024)).toContain('Election Law §15-119(7)');
    expect(dateOf('mail-ballot-application-first', marchElection(2015)).openQuestions).toEqual([]);
  });
  test('the village’s seven days to go to court are of 2022 (§16-102(2))', () => {
    expect(cited(2021)).not.toContain('16-102');
    expect(cited(2023)).toContain('16-102');
  });
  test('the dates themselves are the same', () =>
    expect(dayOf('mail-ballots-mailed', marchElection(2015))).toBe('2015-03-11'));
});
