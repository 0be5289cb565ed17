// Each kind of election can be called, and several stand side by side. On March 2, 2027 in Example Falls.
import { expect, test } from 'vitest';
import { exampleFalls } from '../../support/example-office.ts';

const falls = exampleFalls();
const day = (on: string) => ({ by: 'day', day: on, reason: null });
const vacancy = (but: Record<string, unknown> = {}) => ({
  ...{ kind: 'vacancy', office: 'Trustee', vacantOn: null, boardCalledOn: null, ...but },
});

test('a run-off is the first Tuesday ten days or more after the certification (§15-126(2)(b))', async () => {
  const desk = falls({ now: '2024-03-26T09:00:00-04:00' });
  const when = { by: 'certified', certified: '2024-03-25', of: null };
  expect(await desk.do('election.call', { kind: 'run-off', when })).toMatchObject({
    ...{ election: '2024-04-09-run-off', pollDay: '2024-04-09' },
  });
});

test('a run-off called by hand for another day says which day the statute gives', async () => {
  const desk = falls({ now: '2024-03-26T09:00:00-04:00' });
  const ground = { kind: 'tie', certified: '2024-03-25', of: null };
  const { warnings } = await desk.do('election.call', { kind: 'run-off', when: day('2024-04-16'), ground });
  expect(warnings.map(({ code }) => code)).toContain('another-day');
});

test('a special election too soon: the notice of sixty days has passed, and it is called all the same (§15-104(3)(a))', async () => {
  const call = { kind: 'special', when: day('2027-04-20'), ground: vacancy() };
  const { warnings, election } = await falls().do('election.call', call);
  expect(election).toBe('2027-04-20-special');
  expect(warnings.map(({ code }) => code)).toEqual(['offices-notice-passed', 'polling-resolution-passed']);
});

test('sixty days before is still in time; a holiday and the weeks of §15-106(1)(a) are looked at', async () => {
  // May 4 is 63 days after March 2.
  const codes = async (on: string, boardCalledOn: string | null) => {
    const call = { kind: 'special', when: day(on), ground: vacancy({ boardCalledOn }) };
    return (await falls().do('election.call', call)).warnings.map(({ code }) => code);
  };
  expect(await codes('2027-05-04', '2027-03-02')).toEqual([]);
  expect(await codes('2027-05-05', '2027-03-02')).toEqual(['not-one-of-the-tuesdays']); // a Wednesday
  expect(await codes('2027-06-08', '2027-03-02')).toEqual(['not-one-of-the-tuesdays']); // 98 days
});

test('a referendum names its statute, and one in March is warned of (Village Law §9-910(8))', async () => {
  const ground = { kind: 'statute', statute: 'Village Law §16-1602' };
  const { warnings } = await falls().do('election.call', { kind: 'referendum', when: day('2028-03-14'), ground });
  expect(warnings.map(({ code }) => code)).toEqual(['referendum-in-march']);
});

test('two of one kind on one day are two elections; what is on record in one is not in the other', async () => {
  const desk = falls();
  const call = { kind: 'special', when: day('2027-06-15'), ground: vacancy() };
  const first = await desk.do('election.call', call);
  const second = await desk.do('election.call', { ...call, ground: vacancy({ office: 'Village Justice' }) });
  expect([first.election, second.election]).toEqual(['2027-06-15-special', '2027-06-15-special-2']);
  await desk.do('calendar.answer-duty', {
    ...{ election: first.election, deadline: 'polling-resolution', answer: 'done', on: '2027-03-01', proof: [] },
  });
  const status = async (election: string) =>
    (await desk.ask('calendar.date', { election, id: 'polling-resolution' })).status;
  expect([await status(first.election), await status(second.election)]).toEqual(['done', 'to-do']);
  const { elections } = await desk.ask('desk.frame', {});
  expect(elections.map(({ id }) => id)).toEqual(['2027-03-16-general', '2027-06-15-special', '2027-06-15-special-2']);
});

test('the day of a vacancy given, calling says until when somebody appointed serves (Village Law §3-312(3))', async () => {
  // Seventy-five days before Tuesday, March 16, 2027 is December 31, 2026.
  const codes = async (vacantOn: string) => {
    const call = { kind: 'special', when: day('2027-05-04'), ground: vacancy({ vacantOn }) };
    return (await falls().do('election.call', call)).warnings.map(({ code }) => code);
  };
  expect(await codes('2026-12-31')).toEqual(['balance-of-this-year']);
  expect(await codes('2027-01-01')).toEqual(['this-year-and-the-next']);
});

test('the Tuesdays of §15-106(1)(a) are said with what was not read about them', async () => {
  const call = { kind: 'special', when: day('2027-06-08'), ground: vacancy({ boardCalledOn: '2027-03-02' }) };
  const [warning] = (await falls().do('election.call', call)).warnings;
  expect(warning?.message).toContain('caucus');
  expect(warning?.message).toContain('office was left off the ballot');
});
