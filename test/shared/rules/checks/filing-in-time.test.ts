// §15-108(7) and (8), §1-106(1), §7-116(2), for the election of Tuesday, March 16, 2027. Counted by hand: certificates to
// January 28 (47 days before), petitions February 2 to 9 (42 and 35), and after them Lincoln’s Birthday, Friday, February
// 12, a weekend, and Washington’s Birthday, Monday, February 15.
import { describe, expect, test } from 'vitest';
import type { FilingKind, FilingWay, NominationKind } from '../../../../shared/domain/filing.ts';
import { plainDate } from '../../../../shared/domain/plain-date.ts';
import { wallTime } from '../../../../shared/domain/wall-time.ts';
import { filingInTime } from '../../../../shared/rules/checks/filing-in-time.ts';
import { electionOn } from '../an-election.ts';

const facts = electionOn('2027-03-16');
const byHand: FilingWay = { by: 'hand' };
interface Story {
  readonly how?: FilingWay;
  readonly about?: NominationKind;
  /** When the nomination was filed that it is about. */
  readonly filed?: string;
  readonly county?: string;
}
const found = (
  kind: FilingKind,
  day: string,
  time: string | null,
  { how = byHand, about, filed, county }: Story = {},
) =>
  filingInTime(
    {
      ...{ kind, how, county: county ?? 'Sample' },
      received: { day: plainDate(day), time: time === null ? null : wallTime(time) },
      about: about ? { kind: about, day: plainDate(filed ?? '2027-02-09') } : null,
    },
    facts,
  );
const outcomes = (...story: Parameters<typeof found>) => found(...story).map(({ outcome }) => outcome);

describe('an independent petition', () => {
  test.each([
    ['2027-02-01', '10:00', ['too-early']],
    ['2027-02-02', '09:00', ['in-time']],
    ['2027-02-09', '17:00', ['in-time']],
    ['2027-02-09', '17:01', ['late', 'outside-hours']],
    ['2027-02-10', '09:00', ['late']],
  ])('filed %s at %s', (day, time, expected) => expect(outcomes('independent-petition', day, time)).toEqual(expected));

  test('handed over at 8:30 a.m. of the last day it is in time by the day, and its hour is flagged (Rutherford v. Jones)', () => {
    const [day, hour] = found('independent-petition', '2027-02-09', '08:30');
    expect(day?.outcome).toBe('in-time-by-day');
    expect(day?.sentence).not.toContain('In time');
    expect(hour?.outcome).toBe('outside-hours');
    expect(hour?.sentence).toContain('8:30\u00a0a.m.');
    expect(hour?.citations).toEqual(['Election Law §1-106(1)']);
  });

  test('without a minute it says that §6-144 asks for one', () =>
    expect(outcomes('independent-petition', '2027-02-09', null)).toEqual(['in-time', 'no-minute']));

  test('mailed by the last day and arriving after it: an open question, whatever the hour', () => {
    const how: FilingWay = { by: 'mail', postmark: plainDate('2027-02-09') };
    expect(outcomes('independent-petition', '2027-02-11', '08:10', { how })).toEqual(['open-question']);
    const late: FilingWay = { by: 'mail', postmark: plainDate('2027-02-10') };
    expect(outcomes('independent-petition', '2027-02-11', '10:00', { how: late })).toEqual(['late']);
    const none: FilingWay = { by: 'mail', postmark: null };
    expect(outcomes('independent-petition', '2027-02-11', '10:00', { how: none })).toEqual(['open-question']);
    expect(outcomes('independent-petition', '2027-02-08', '10:00', { how: none })).toEqual(['in-time']);
  });

  test('late it is called a fatal defect, which §1-106(2) says of nominations and not of an objection', () => {
    const [late] = found('independent-petition', '2027-02-10', '09:00');
    expect(late?.sentence).toContain('a fatal defect (§1-106(2))');
    const [objection] = found('objection', '2027-02-17', '11:00', { about: 'independent-petition' });
    expect(objection?.sentence).not.toContain('fatal');
  });

  test('after five in Westchester County: an open question until midnight, and late the day after', () => {
    const county = 'Westchester';
    expect(outcomes('independent-petition', '2027-02-09', '21:40', { county })).toEqual([
      'open-question',
      'outside-hours',
    ]);
    expect(outcomes('independent-petition', '2027-02-10', '09:00', { county })).toEqual(['late']);
  });
});

test.each([
  ['2027-01-28', '16:59', ['in-time']],
  ['2027-01-29', '09:00', ['late']],
])('a certificate of party nomination filed %s at %s', (day, time, expected) =>
  expect(outcomes('party-certificate', day, time)).toEqual(expected),
);

describe('declining, over Lincoln’s Birthday', () => {
  test.each([
    ['2027-02-12', ['in-time']], // the third day
    ['2027-02-16', ['in-time']], // the next business day
    ['2027-02-17', ['late']],
  ])('an independent nomination declined %s', (day, expected) =>
    expect(outcomes('declination', day, '11:00', { about: 'independent-petition' })).toEqual(expected),
  );
  test.each([
    ['2027-02-01', ['in-time']], // the third day, January 31, is a Sunday
    ['2027-02-02', ['late']],
  ])('a party’s nomination declined %s', (day, expected) =>
    expect(outcomes('declination', day, '11:00', { about: 'party-certificate' })).toEqual(expected),
  );
  test('about no filing on record, nobody can say', () =>
    expect(outcomes('declination', '2027-02-16', '11:00')).toEqual(['not-counted']));
});

describe('filling the vacancy, counted from the last day to decline', () => {
  // From February 12: the 15th, a holiday, so the 16th. From the 16th, to which it moved: the 19th.
  test.each([
    ['2027-02-16', ['in-time']],
    ['2027-02-18', ['open-question']],
    ['2027-02-19', ['open-question']],
    ['2027-02-22', ['late']],
  ])('of an independent nomination, %s', (day, expected) =>
    expect(outcomes('substitution', day, '11:00', { about: 'independent-petition' })).toEqual(expected),
  );
  test('the sentence names both days', () => {
    const [one] = found('substitution', '2027-02-18', '11:00', { about: 'independent-petition' });
    expect(one?.sentence).toContain('Tuesday, February\u00a016,\u00a02027 by one reading');
    expect(one?.sentence).toContain('Friday, February\u00a019,\u00a02027 by the other');
    expect(one?.readings.map(({ date }) => date)).toEqual(['2027-02-19']);
  });
});

describe('objecting', () => {
  // The day after, as §6-212; or three days, as §6-154: February 12, moved to the 16th. Then two days, or six.
  test.each([
    ['objection', '2027-02-10', ['in-time']],
    ['objection', '2027-02-16', ['open-question']],
    ['objection', '2027-02-17', ['late']],
    ['specifications', '2027-02-16', ['in-time']],
    ['specifications', '2027-02-22', ['open-question']],
    ['specifications', '2027-02-23', ['late']],
  ] as const)('%s to a petition, %s', (kind, day, expected) =>
    expect(outcomes(kind, day, '11:00', { about: 'independent-petition' })).toEqual(expected),
  );
});

describe('a demand for drawing by lot, two days after the filing (§7-116(2))', () => {
  // Filed on Friday, February 5: Sunday the 7th moves to Monday the 8th; with the weekend left out it is Tuesday the 9th.
  test.each([
    ['2027-02-08', ['in-time']],
    ['2027-02-09', ['open-question']],
    ['2027-02-10', ['late']],
  ])('%s', (day, expected) =>
    expect(outcomes('lot-demand', day, '11:00', { about: 'independent-petition', filed: '2027-02-05' })).toEqual(
      expected,
    ),
  );
});
