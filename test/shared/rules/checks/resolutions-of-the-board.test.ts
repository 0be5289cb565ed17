// The village's own choices: who conducts its elections and on which day (§15-104(1)(c), (2); Village Law §§9-900, 9-902,
// 9-912). “More than” is strict each time.
import { describe, expect, test } from 'vitest';
import { plainDate } from '../../../../shared/domain/plain-date.ts';
import {
  countyBoardConducts,
  firstCountyRunElection,
  heldOnGeneralElectionDay,
  mayMoveToGeneralElectionDay,
} from '../../../../shared/rules/checks/county-board-resolution.ts';
import {
  firstElectionAffected,
  monthPropositionSignatures,
  monthPropositionVote,
  termsExtended,
} from '../../../../shared/rules/checks/election-date-proposition.ts';
import {
  permissiveReferendum,
  referendumPetitionInTime,
} from '../../../../shared/rules/checks/permissive-referendum.ts';

const day = plainDate;

describe('handing the elections to the county board: held more than six months after the adoption', () => {
  test('six months to the day are not more than six months', () => {
    const outcomes = ['2027-03-15', '2027-03-16', '2027-03-17'].map(
      (held) => countyBoardConducts(day('2026-09-16'), day(held)).outcome,
    );
    expect(outcomes).toEqual(['not-affected', 'not-affected', 'affected']);
  });
  test('six months after August 31 end on February 28, in a leap year on the 29th', () => {
    expect(countyBoardConducts(day('2026-08-31'), day('2027-03-01'))).toMatchObject({
      limit: '2027-02-28',
      outcome: 'affected',
    });
    expect(countyBoardConducts(day('2027-08-31'), day('2028-02-29'))).toMatchObject({
      limit: '2028-02-29',
      outcome: 'not-affected',
    });
  });
  test('the first election it conducts, in whatever order they are named', () => {
    const elections = ['2028-03-21', '2027-03-16', '2029-03-20'].map(day);
    expect(firstCountyRunElection(day('2026-09-15'), elections)).toBe('2027-03-16');
    expect(firstCountyRunElection(day('2026-09-16'), elections)).toBe('2028-03-21');
    expect(firstCountyRunElection(day('2029-01-01'), elections)).toBeNull();
  });
});

describe('moving to general-election day', () => {
  const conditions = (more: Partial<Parameters<typeof mayMoveToGeneralElectionDay>[0]>) =>
    mayMoveToGeneralElectionDay(
      { wholeInOneCounty: true, districtsWhollyWithin: true, countyBoardResolvedOn: day('2026-01-05'), ...more },
      day('2027-01-04'),
    ).filter(({ holds }) => holds !== true);
  test('needs the county board’s resolution first, one county, and districts wholly within the village', () => {
    expect(conditions({})).toEqual([]);
    expect(conditions({ countyBoardResolvedOn: null }).map(({ id }) => id)).toEqual(['county-board-conducts']);
    expect(conditions({ countyBoardResolvedOn: day('2027-01-05') }).map(({ id }) => id)).toEqual([
      'county-board-conducts',
    ]);
    expect(conditions({ wholeInOneCounty: false, districtsWhollyWithin: null })).toMatchObject([
      { id: 'one-county', holds: false },
      { id: 'districts-within', holds: null },
    ]);
  });
  test('is counted to the primary, not to the election', () => {
    const of = (adopted: string) =>
      heldOnGeneralElectionDay(day(adopted), { electionDay: day('2027-11-02'), primaryDay: day('2027-06-22') });
    expect(of('2026-12-21')).toMatchObject({ outcome: 'affected', limit: '2027-06-21' });
    expect(of('2026-12-22')).toMatchObject({
      outcome: 'not-affected',
      limit: '2027-06-22',
      citations: expect.arrayContaining(['Election Law §15-104(1)(c)']),
    });
  });
});

describe('a permissive referendum on a resolution of January 4, 2027', () => {
  const referendum = permissiveReferendum(day('2027-01-04'), 1203, []);
  test('notice within ten days, a petition within thirty, one elector in five rounded up, no effect before', () => {
    expect(referendum.noticeBy).toMatchObject({
      limit: '2027-01-14',
      readings: [],
      citations: ['Village Law §9-900(2)'],
    });
    expect(referendum.petitionBy).toMatchObject({ limit: '2027-02-03', citations: ['Village Law §9-902(1)'] });
    expect(referendum.signaturesNeeded).toBe(241);
    expect(referendum.effectiveFrom).toBe('2027-02-04');
    expect(permissiveReferendum(day('2027-01-04'), null, []).signaturesNeeded).toBeNull();
  });
  test('the thirtieth day a Sunday: both readings, and Monday is an open question', () => {
    const sunday = permissiveReferendum(day('2027-01-08'), null, []);
    expect(sunday.petitionBy).toMatchObject({ limit: '2027-02-07', readings: [{ date: '2027-02-08' }] });
    expect(
      ['2027-02-07', '2027-02-08', '2027-02-09'].map((filed) => referendumPetitionInTime(sunday, day(filed)).outcome),
    ).toEqual(['in-time', 'open-question', 'late']);
  });
});

describe('a proposition that changes the date, adopted on March 16, 2027 (§15-104(2))', () => {
  const adopted = day('2027-03-16');
  test('takes effect at the next election more than 120 days later: July 14 is the 120th day', () => {
    expect(firstElectionAffected(adopted, [day('2027-07-14')])).toMatchObject({
      outcome: 'none-named',
      limit: '2027-07-15',
    });
    expect(firstElectionAffected(adopted, [day('2028-03-21'), day('2027-07-15')])).toMatchObject({
      happenedOn: '2027-07-15',
    });
    expect(firstElectionAffected(adopted, [day('2027-06-15'), day('2028-03-21')])).toMatchObject({
      happenedOn: '2028-03-21',
    });
  });
  test('both cases of the statute, officer by officer', () => {
    const officer = (electedOn: string, successorOn: string) => ({
      office: 'Trustee',
      electedOn: day(electedOn),
      successorOn: day(successorOn),
    });
    const found = termsExtended(adopted, [
      officer('2027-03-16', '2029-03-20'),
      officer('2027-07-14', '2029-07-17'),
      officer('2026-03-18', '2028-03-21'),
      officer('2025-06-17', '2027-06-15'),
      officer('2025-07-15', '2027-07-15'),
      officer('2025-07-15', '2027-07-14'),
    ]);
    expect(found.map(({ because }) => because)).toEqual([
      'elected-with-or-soon-after',
      'elected-with-or-soon-after',
      'successor-later',
      null,
      'successor-later',
      null,
    ]);
    expect(found.filter(({ extended }) => extended)).toHaveLength(4);
    expect(found[0]?.sentence).toContain('until the day the new date fixes');
  });
});

describe('a petition to vote on another month (Village Law §9-912)', () => {
  test.each([
    [5000, null, 200],
    [4999, null, 150],
    [3000, null, 150],
    [2999, null, 100],
    [1000, null, 100],
    [999, 431, 44],
    [999, null, null],
  ])(
    '%i people, %s registered: %s signatures, twice as many for a date of its own',
    (population, registered, count) => {
      const found = monthPropositionSignatures(population, registered);
      expect(found.count).toBe(count);
      expect(found.withOwnDate).toBe(count === null ? null : count * 2);
    },
  );
  test('is voted on at the next village election thirty days or more after the filing', () => {
    const elections = [day('2027-03-16'), day('2028-03-21')];
    expect(monthPropositionVote(day('2027-02-14'), elections).happenedOn).toBe('2027-03-16');
    expect(monthPropositionVote(day('2027-02-15'), elections).happenedOn).toBe('2028-03-21');
    expect(monthPropositionVote(day('2027-02-14'), [])).toMatchObject({
      limit: '2027-03-16',
      readings: [{ date: '2027-04-15' }],
    });
  });
});
