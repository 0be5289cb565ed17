// Times that run from something that happened. Expected days are counted by hand from the section each names.
import { describe, expect, test } from 'vitest';
import { plainDate } from '../../../../shared/domain/plain-date.ts';
import { LawFinding } from '../../../../shared/rules/checks/law-finding.ts';
import { endOfPeriod } from '../../../../shared/rules/checks/period.ts';
import { type PeriodId, periodOf, periods } from '../../../../shared/rules/checks/periods.ts';

const ends = (id: PeriodId, began: string, done: string | null = null) =>
  endOfPeriod(periodOf(id), plainDate(began), [], done === null ? null : plainDate(done));

test('each has a name of its own, and what it finds can be kept in an event', () => {
  expect(new Set(periods.map(({ id }) => id)).size).toBe(periods.length);
  for (const { id } of periods) expect(LawFinding.parse(ends(id, '2027-02-03'))).toMatchObject({ outcome: 'running' });
});

describe('a designation declined: three days after the petition was filed (§15-108(7)(e))', () => {
  test('the day before, on and after', () => {
    expect(
      ['2027-01-07', '2027-01-08', '2027-01-09'].map((day) => ends('designation-declined', '2027-01-05', day).outcome),
    ).toEqual(['in-time', 'in-time', 'late']);
  });
  test('filed on Friday, the third day is King Day’s Monday, so Tuesday', () =>
    expect(ends('designation-declined', '2027-01-15').limit).toBe('2027-01-19'));
});

describe('the committee is told within one day', () => {
  test('of a declination filed on Friday: on Saturday, or on Monday by the other reading', () => {
    expect(ends('committee-told-of-declination', '2027-01-08')).toMatchObject({
      limit: '2027-01-09',
      readings: [{ date: '2027-01-11' }],
    });
    expect(ends('committee-told-of-declination', '2027-01-08', '2027-01-11').outcome).toBe('open-question');
    expect(ends('committee-told-of-declination', '2027-01-08', '2027-01-12').outcome).toBe('late');
  });
});

describe('two days, with or without the weekend inside', () => {
  test('a demand for drawing by lot after a filing on Thursday: Monday (a Saturday moves), and by business days Monday too', () =>
    expect(ends('lot-demanded', '2027-02-04')).toMatchObject({ limit: '2027-02-08', readings: [] }));
  test('after a filing on Friday: Monday, or Tuesday with the weekend left out', () => {
    const found = ends('lot-demanded', '2027-02-05');
    expect(found).toMatchObject({ limit: '2027-02-08', readings: [{ date: '2027-02-09' }] });
    expect(found.openQuestions[0]?.other).toContain('§20');
    expect(ends('lot-demanded', '2027-02-05', '2027-02-09').outcome).toBe('open-question');
  });
  test('a drawing needs two days’ notice by mail: mailed on Friday, the safe day is Tuesday', () => {
    expect(ends('lot-drawn', '2027-02-05').limit).toBe('2027-02-09');
    expect(
      ['2027-02-06', '2027-02-07', '2027-02-09'].map((day) => ends('lot-drawn', '2027-02-05', day).outcome),
    ).toEqual(['too-early', 'open-question', 'in-time']);
  });
  test('consents to a waiver of the run-off: certified on Wednesday, by Friday; who draws is asked', () => {
    const found = ends('run-off-waived', '2027-03-17');
    expect(found.limit).toBe('2027-03-19');
    expect(found.openQuestions.map(({ question }) => question)).toContain('After a waiver, who draws the lots?');
  });
});

test('“forthwith” is the same day (§6-144)', () =>
  expect(ends('nominee-notified', '2027-02-09').limit).toBe('2027-02-09'));
test('three business days after a paper was held invalid leave out Lincoln’s and Washington’s Birthday (§16-102(2))', () =>
  // Thursday, February 11, 2027: Friday the 12th and Monday the 15th are holidays.
  expect(ends('invalidity-to-court', '2027-02-11').limit).toBe('2027-02-18'));
test('ten days for an undertaking, three to certify a vacancy to the county, ten to go to court about a caucus', () => {
  expect(ends('undertaking-filed', '2027-04-05').limit).toBe('2027-04-15');
  expect(ends('vacancy-certified-to-county', '2027-04-05').limit).toBe('2027-04-08');
  expect(ends('caucus-to-court', '2027-01-26').limit).toBe('2027-02-05');
});
