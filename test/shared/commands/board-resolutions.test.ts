// §15-104(1)(c) and (2), counted by hand: “more than six months” after January 11, 2027 begins on July 12; the 121st day
// after January 12, 2027 is May 13.
import { expect, test } from 'vitest';
import { exampleFalls } from '../../support/example-office.ts';

const falls = exampleFalls();

test('handing over to the county: the first election affected, the notice and the thirty days for a petition', async () => {
  const desk = falls();
  const { first, findings } = await desk.do('board.record-handing-over', { adoptedOn: '2027-01-11', electors: 1213 });
  expect(first).toBe('2028-03-21');
  expect(findings.map(({ outcome }) => outcome)).toEqual(['not-affected', 'affected', 'running', 'running']);
  const { handingOver, eligibility } = await desk.ask('board.resolutions', {});
  // Village Law §§9-900(2), 9-902(1): ten and thirty days; one in five of 1,213, rounded up.
  expect(handingOver?.referendum).toEqual({
    ...{ noticeBy: '2027-01-21', petitionBy: '2027-02-10', effectiveFrom: '2027-02-11', signaturesNeeded: 243 },
  });
  expect(eligibility.map(({ id, holds }) => [id, holds])).toEqual([
    ['county-board-conducts', true],
    ['one-county', null],
    ['districts-within', null],
  ]);
  expect((await desk.ask('desk.frame', {})).countyBoard).toBe(false); // nothing changes by itself
});

test('six months to the day are not more than six months', async () => {
  const { first } = await falls().do('board.record-handing-over', { adoptedOn: '2026-09-16', electors: null });
  expect(first).toBe('2028-03-21'); // not March 16, 2027
  const earlier = await falls().do('board.record-handing-over', { adoptedOn: '2026-09-15', electors: null });
  expect(earlier.first).toBe('2027-03-16');
});

test('a petition on the thirtieth day is in time, on the thirty-first it is late', async () => {
  const outcome = async (filedOn: string) => {
    const desk = falls();
    await desk.do('board.record-handing-over', { adoptedOn: '2027-01-11', electors: null });
    return (await desk.do('board.record-referendum-petition', { resolution: 'handing-over', filedOn })).finding.outcome;
  };
  expect(await outcome('2027-02-10')).toBe('in-time');
  expect(await outcome('2027-02-11')).toBe('late');
});

test('moving to general-election day names what is not shown, and is recorded all the same', async () => {
  const desk = falls();
  const { missing, findings } = await desk.do('board.record-general-election-day', {
    ...{ adoptedOn: '2027-01-12', electionDay: '2027-11-02', primaryDay: '2027-06-22' },
    ...{ wholeInOneCounty: false, districtsWhollyWithin: true, electors: null },
  });
  expect(missing).toEqual([
    'The board of trustees has already handed village elections to the county board of elections.',
    'The village lies wholly in one county.',
  ]);
  // The primary of June 22 comes before six months have passed on July 12.
  expect(findings[0]?.outcome).toBe('not-affected');
});

const officers = [
  { office: 'Mayor, Walter Osgood', electedOn: '2025-03-18', successorOn: '2027-03-16' },
  { office: 'Trustee, Jane Example', electedOn: '2026-03-17', successorOn: '2028-03-21' },
];
const change = {
  adoptedOn: '2027-01-12',
  rule: { by: 'weekday', nth: 3, weekday: 2, month: 6 },
  officers,
};

test('a new election day: whose terms are extended is read officer by officer before it is recorded', async () => {
  const desk = falls();
  const { seq } = desk.store().log.head();
  const no = await desk.refused('board.record-date-change', { ...change, confirmed: false }, 'not-yet');
  expect(no.code).toBe('confirm-the-terms');
  expect(no.related.map(({ text }) => text)).toEqual([
    expect.stringContaining('the term is not extended'),
    expect.stringContaining('more than 120 days after the adoption; the term is extended'),
  ]);
  expect(desk.store().log.head().seq).toBe(seq);

  const done = await desk.do('board.record-date-change', { ...change, confirmed: true });
  expect(done.first).toBe('2028-03-21'); // March 16, 2027 comes before the 121st day
  expect(done.officers.map(({ extended }) => extended)).toEqual([false, true]);
  expect((await desk.ask('board.resolutions', {})).dateChange).toMatchObject({ ruleInWords: 'third Tuesday of June' });
});

test('a special election that was called is no regularly scheduled one (§15-104(2))', async () => {
  const desk = falls();
  const ground = { kind: 'vacancy', office: 'Trustee', vacantOn: null, boardCalledOn: null };
  await desk.do('election.call', { kind: 'special', when: { by: 'day', day: '2027-06-15', reason: null }, ground });
  expect((await desk.do('board.record-date-change', { ...change, confirmed: true })).first).toBe('2028-03-21');
});

test('exactly 120 days are not more than 120: the election scheduled for March 17, 2026 is not reached (§15-104(2), (1)(b))', async () => {
  // November 17, 2025 and 120 days are March 17, 2026, the scheduled day, although people vote on the 18th.
  const on = async (adoptedOn: string) =>
    (await falls().do('board.record-date-change', { ...change, adoptedOn, confirmed: true })).first;
  expect(await on('2025-11-17')).toBe('2027-03-16');
  expect(await on('2025-11-16')).toBe('2026-03-17');
});

test('the thirtieth day a Sunday or holiday: the act waits for the later reading (Village Law §9-902(1), GCL §25-a)', async () => {
  // January 15, 2027 and thirty days are Sunday, February 14; Monday is Washington's Birthday; so Tuesday, the 16th.
  const desk = falls();
  await desk.do('board.record-handing-over', { adoptedOn: '2027-01-15', electors: null });
  const { handingOver } = await desk.ask('board.resolutions', {});
  expect(handingOver?.referendum).toMatchObject({ petitionBy: '2027-02-14', effectiveFrom: '2027-02-17' });
  const petition = { resolution: 'handing-over', filedOn: '2027-02-16' };
  const { finding } = await desk.do('board.record-referendum-petition', petition);
  expect(finding.outcome).toBe('open-question');
  expect(finding.sentence).toContain('no effect until the voters approve it');
});
