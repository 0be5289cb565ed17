// Whoever needs no new application gets one ballot, and so does everybody else of the same name (§15-120(4)(d), §15-122(4)).
import { describe, expect, test } from 'vitest';
import { exampleFalls } from '../../support/example-office.ts';
import { fallsElection as election, taking } from '../../support/example-steps.ts';
import { at } from '../../support/mail-ballot-steps.ts';
import type { TestDesk } from '../../support/test-desk.ts';

const falls = exampleFalls();
const record = 'mail-ballot.record-application';
const away = { severalElections: true, absence: { from: '2027-03-01', to: '2027-04-30' } };
const listed = (given: string, surname: string) => ({
  ...{ mark: 'village-application', name: { surname, given, middle: '', suffix: '' } },
  ...{ address: '2 Mill Street', district: '1', day: '2027-02-01', note: '', voter: null },
});
const runOffOf = async (desk: TestDesk) =>
  (await desk.do('election.call', { kind: 'run-off', when: { by: 'day', day: '2027-03-30', reason: null } })).election;
const reached = async (desk: TestDesk, runOff: string) =>
  (await desk.ask('mail-ballots.to-take-over', { election: runOff })).lines;

describe('one voter, one ballot', () => {
  test('away for months and on the list of permanently disabled voters: two lines by one act, one live ballot', async () => {
    const desk = falls({ now: '2027-03-24T12:00:00-04:00' });
    await desk.do(record, taking('Ada', 'Holm', away));
    await desk.do('mail-ballot.determine', { election, number: 4, qualified: true, reason: null });
    await desk.do('voters.list-disabled', listed('Ada', 'Holm'));
    const runOff = await runOffOf(desk);
    const bases = (await reached(desk, runOff)).map(({ basis }) => basis);
    const { numbers } = await desk.do('mail-ballot.take-over', { election: runOff, lines: bases });
    expect(numbers).toEqual([1, 2]);
    const trip = { election: runOff, at: at('2027-03-24', '09:00'), postOffice: '', pieces: null };
    expect((await desk.refused('mail-ballot.mail', { ...trip, applications: [1, 2] }, 'both')).code).toBe(
      'live-ballot',
    );
    await desk.do('mail-ballot.mail', { ...trip, applications: [1] });
    expect((await desk.refused('mail-ballot.mail', { ...trip, applications: [2] }, 'other')).code).toBe('live-ballot');
  });

  test('father and son of one name, born thirty years apart: each is on the register, and each gets a ballot', async () => {
    const desk = falls({ now: '2027-03-24T12:00:00-04:00' });
    const { number } = await desk.do(record, taking('Ada', 'Holm', away));
    await desk.do(record, { ...taking('Ada', 'Holm', { ...away, birthDate: '1988-02-01' }), knownDuplicate: number });
    for (const one of [number, number + 1])
      await desk.do('mail-ballot.determine', { election, number: one, qualified: true, reason: null });
    const runOff = await runOffOf(desk);
    const [elder, younger] = await reached(desk, runOff);
    await desk.do('mail-ballot.take-over', { election: runOff, lines: [elder?.basis] });
    expect(await reached(desk, runOff)).toMatchObject([{ name: 'Holm, Ada', already: null }]);
    await desk.do('mail-ballot.take-over', { election: runOff, lines: [younger?.basis] });
    const trip = { election: runOff, at: at('2027-03-24', '09:00'), postOffice: '', pieces: null };
    const { ballots } = await desk.do('mail-ballot.mail', { ...trip, applications: [1, 2] });
    expect(ballots).toHaveLength(2);
  });
});

test('nobody has determined the application yet: no ballot goes out on it by way of another election', async () => {
  const desk = falls();
  const { number } = await desk.do(record, taking('Ada', 'Holm', { ...away, signature: 'missing' }));
  const runOff = await runOffOf(desk);
  const lines = (await reached(desk, runOff)).map(({ basis }) => basis);
  const no = await desk.refused('mail-ballot.take-over', { election: runOff, lines }, 'too-soon');
  expect([no.code, no.message]).toEqual([
    'not-determined',
    expect.stringContaining('Determine that application first'),
  ]);
  await desk.do('mail-ballot.determine', { election, number, qualified: true, reason: 'She signed here' });
  expect(await desk.do('mail-ballot.take-over', { election: runOff, lines })).toEqual({ numbers: [1] });
});

describe('the period of absence an application specifies', () => {
  test('dates on the paper reach the run-off although nothing is ticked about more than one election', async () => {
    const desk = falls();
    await desk.do(record, taking('Ada', 'Holm', { ...away, severalElections: false }));
    expect(await reached(desk, await runOffOf(desk))).toMatchObject([{ name: 'Holm, Ada', open: false }]);
  });

  test('dates beside another reason than being away: shown as an open question, and the reason is not told', async () => {
    const desk = falls();
    await desk.do(
      record,
      taking('Ben', 'Ives', { ...away, category: 'detained', placeOfDetention: 'Greene County Jail' }),
    );
    const lines = await reached(desk, await runOffOf(desk));
    expect(lines).toMatchObject([{ name: 'Ives, Ben', open: true }]);
    expect(lines[0]?.why).toContain('the law leaves open');
    expect(JSON.stringify(lines)).not.toMatch(/detain|jail/i);
  });
});
