// Applications in the register: whose they are, what the clerk decides from, and who is on it without a new application.
import { describe, expect, test } from 'vitest';
import { exampleFalls } from '../../support/example-office.ts';
import { at, fallsElection as election, taking } from '../../support/example-steps.ts';
import type { TestDesk } from '../../support/test-desk.ts';

const falls = exampleFalls();
const record = 'mail-ballot.record-application';
const line = (desk: TestDesk, number: number, of = election) =>
  desk.ask('mail-ballots.application', { election: of, number });

describe('whose application it is', () => {
  test('one letter of the name or one digit of the birth date off, at the same residence: both are shown (ABS-19)', async () => {
    const desk = falls();
    await desk.do(record, taking('Susan', 'Kende', { birthDate: '1954-05-01', residence: at('8 Oak Avenue') }));
    const slip = taking('Susan', 'Kenda', { birthDate: '1945-05-01', residence: at('8 OAK AVE') });
    const no = await desk.refused(record, slip, 'second-susan');
    expect(no).toMatchObject({ code: 'likely-same-voter', related: [{ number: 4 }] });
    expect(no.related[0]?.text).toContain('born May\u00a01,\u00a01954');
    const { number } = await desk.do(record, { ...slip, sameVoterAs: 4 }, 'second-susan');
    expect((await line(desk, number)).sameVoter).toMatchObject([{ number: 4, kind: 'absentee' }]);
    expect((await line(desk, 4)).sameVoter).toMatchObject([{ number }]);
  });
  test('at another residence nothing is said', async () => {
    const desk = falls();
    const elsewhere = taking('Evan', 'Zimmerman', { residence: at('99 Oak Avenue') });
    expect((await desk.do(record, elsewhere)).number).toBe(4);
  });
  test('early mail and absentee of the same voter: two lines, each of its kind (ABS-21)', async () => {
    const desk = falls();
    const early = taking('Doris', 'Abernathy', { kind: 'early-mail', category: null });
    await desk.do(record, { ...early, knownDuplicate: 1, sameVoterAs: 1 });
    const { rows } = await desk.ask('mail-ballots', { election });
    expect(rows.map(({ number, kind }) => [number, kind]).at(-1)).toEqual([4, 'early-mail']);
    expect((await line(desk, 4)).sameVoter).toMatchObject([{ number: 1, kind: 'absentee' }]);
  });
});

describe('what is decided from what (ABS-23)', () => {
  const decide = 'mail-ballot.determine';
  const early = taking('Tom', 'Fox', { kind: 'early-mail', category: null });
  test('early mail: the list must be looked at, and “at another address” is an offered reason, with a reason to take it all the same', async () => {
    const desk = falls();
    const { number, complete } = await desk.do(record, early);
    expect(complete).toBe(true);
    const { items, reasons } = await line(desk, number);
    expect(items.find(({ id }) => id === 'reason')?.stands).toBe('not-asked');
    expect(items.find(({ id }) => id === 'signature')?.citation).toBe('Election Law §15-119');
    expect(reasons.filter(({ onlyIf }) => onlyIf === 'registered-elsewhere')).toHaveLength(1);
    const yes = { election, number, qualified: true, reason: null };
    expect((await desk.refused(decide, yes, 'no-list')).code).toBe('list-not-checked');
    const elsewhere = { ...yes, list: 'registered-elsewhere' };
    expect((await desk.refused(decide, elsewhere, 'elsewhere')).code).toBe('needs-a-reason');
    await desk.do(decide, { ...yes, list: 'registered-here' });
    expect((await line(desk, number)).determination).toMatchObject({ qualified: true, list: 'registered-here' });
  });
  test('absentee: the list is not asked, and offers no reason', async () => {
    const desk = falls();
    const { number } = await desk.do(record, taking('Tom', 'Fox'));
    const asked = { election, number, qualified: false, reason: 'elsewhere', list: 'registered-elsewhere' };
    expect((await desk.refused(decide, asked, 'asked')).code).toBe('list-not-asked');
    expect((await line(desk, number)).reasons).toEqual([]);
  });
});

describe('what was missing comes later', () => {
  const came = { signature: true, birthDate: '1958-06-14' };
  test('the sheet completes the application, whose own day of receipt stays', async () => {
    const desk = falls();
    const sheet = { election, number: 2, received: { day: '2027-03-02', time: '09:00' }, cameBy: 'mail', came };
    expect((await desk.do('mail-ballot.complete-application', sheet)).complete).toBe(true);
    const found = await line(desk, 2);
    expect(found.sentence).toBe('All 10 things the law asks for are there.');
    expect(found).toMatchObject({ qualifiedNeedsReason: false, application: { received: { day: '2027-03-01' } } });
  });
  test('after the last day for mail it is an open question, noted with both readings', async () => {
    const desk = falls({ now: '2027-03-11T09:00:00-05:00' });
    const sheet = { election, number: 2, received: { day: '2027-03-11', time: null }, cameBy: 'mail', came };
    await desk.do('mail-ballot.complete-application', sheet);
    const note = (await line(desk, 2)).notes.find(({ checkId }) => checkId === 'completed-late');
    expect(note).toMatchObject({ outcome: 'open-question', limit: '2027-03-09' });
    expect(note?.readings).toHaveLength(2);
  });
});

describe('papers taken in before the program was here', () => {
  test('what is not typed is not known and not missing; decision and sending have their own days', async () => {
    const desk = falls();
    const paper = taking('Ada', 'Holm', {
      birthDate: null,
      category: null,
      received: { day: '2027-02-01', time: '09:15' },
    });
    const on = { day: '2027-02-03', time: null };
    const before = { decided: { qualified: true, reason: null, list: null, on }, sentOn: '2027-02-05' };
    const { number, complete } = await desk.do(record, { ...paper, before });
    expect(complete).toBe(true);
    const found = await line(desk, number);
    expect(found.sentence).toBe(
      '8 of 10 things the law asks for are there. Not known here, see the paper: Reason and Date of birth.',
    );
    expect(found).toMatchObject({ determination: { qualified: true, on }, before: { sentOn: '2027-02-05' } });
    const backwards = { ...before, sentOn: '2027-01-05' };
    expect((await desk.refused(record, { ...paper, before: backwards }, 'backwards')).code).toBe('wrong-order');
  });
});

describe('a run-off picks up who needs no new application (§15-120(4)(d), §15-122(4))', () => {
  const away = (from: string, to: string) => ({ severalElections: true, absence: { from, to } });
  async function withRunOff() {
    const desk = falls();
    await desk.do(record, taking('Ada', 'Holm', away('2027-03-01', '2027-04-30')));
    await desk.do(record, taking('Ben', 'Ives', away('2027-03-01', '2027-03-20')));
    await desk.do(record, taking('Cleo', 'Jay', away('2027-03-01', '2027-05-31')));
    await desk.do('mail-ballot.determine', { election, number: 4, qualified: true, reason: null });
    await desk.do('mail-ballot.determine', { election, number: 6, qualified: false, reason: 'r' });
    const name = { surname: 'Quist', given: 'Nora', middle: '', suffix: '' };
    const listed = { name, address: '2 Mill Street', district: '1', day: '2027-02-01', note: '', voter: null };
    await desk.do('voters.list-disabled', { mark: 'village-application', ...listed });
    const called = await desk.do('election.call', {
      kind: 'run-off',
      when: { by: 'day', day: '2027-03-30', reason: null },
    });
    return { desk, called };
  }
  test('calling it says so, Today counts them, and each is on the register by one act', async () => {
    const { desk, called } = await withRunOff();
    const runOff = called.election;
    expect(called.warnings.find(({ code }) => code === 'to-take-over')?.message).toMatch(/^2 voters get a mail ballot/);
    const { lines } = await desk.ask('mail-ballots.to-take-over', { election: runOff });
    expect(lines.map(({ name, kind, open }) => [name, kind, open])).toEqual([
      ['Holm, Ada', 'absentee', false],
      ['Quist, Nora', 'permanently-disabled', false],
    ]);
    const counts = async () =>
      (await desk.ask('today', { election: runOff })).counts.filter(({ what }) => /without a new/.test(what));
    expect(await counts()).toMatchObject([{ count: 2 }]);
    const bases = lines.map(({ basis }) => basis);
    await desk.do('mail-ballot.take-over', { election: runOff, lines: bases });
    expect(await counts()).toEqual([]);
    const { rows } = await desk.ask('mail-ballots', { election: runOff });
    expect(rows.map(({ name, state }) => [name, state])).toEqual([
      ['Holm, Ada', 'waiting'],
      ['Quist, Nora', 'waiting'],
    ]);
    expect((await line(desk, 1, runOff)).basis).toContain('by the absence stated in application 4');
    expect((await desk.refused('mail-ballot.take-over', { election: runOff, lines: bases }, 'again')).code).toBe(
      'not-to-take-over',
    );
    const nothing = { election: runOff, number: 1, qualified: true, reason: null };
    expect((await desk.refused('mail-ballot.determine', nothing, 'nothing')).code).toBe('needs-no-decision');
  });
  test('leaving one off needs a reason, and taking that back shows her again', async () => {
    const { desk, called } = await withRunOff();
    const { lines } = await desk.ask('mail-ballots.to-take-over', { election: called.election });
    await desk.do(
      'mail-ballot.leave-off',
      { election: called.election, line: lines[0]?.basis, reason: 'Home again, she telephoned' },
      'left-off',
    );
    const after = await desk.ask('mail-ballots.to-take-over', { election: called.election });
    expect(after.lines.map(({ name }) => name)).toEqual(['Quist, Nora']);
    expect(after.leftOff).toMatchObject([{ name: 'Holm, Ada', reason: 'Home again, she telephoned' }]);
    await desk.do('history.undo', { act: 'left-off', reason: 'Not home after all' });
    expect((await desk.ask('mail-ballots.to-take-over', { election: called.election })).lines).toHaveLength(2);
  });
  test('for the next general election the law leaves it open, and both readings are told', async () => {
    const desk = falls();
    await desk.do(record, taking('Ada', 'Holm', away('2027-03-01', '2028-04-30')));
    const next = await desk.do('election.call', { kind: 'general', when: { by: 'year', year: 2028 } });
    const { lines } = await desk.ask('mail-ballots.to-take-over', { election: next.election });
    expect(lines).toMatchObject([{ name: 'Holm, Ada', open: true }]);
    expect(lines[0]?.why).toContain('Safer: ask the voter for a new one');
  });
});

test('too late to mail and brought in person: no reason is offered against it; by mail “after the last day” is one', async () => {
  const desk = falls({ now: '2027-03-15T12:00:00-04:00' });
  const received = { day: '2027-03-12', time: '11:00' };
  const late = async (given: string, cameBy: string) => {
    const { number } = await desk.do(record, taking(given, 'Marsh', { received, cameBy }));
    return (await line(desk, number)).reasons.map(({ words }) => words);
  };
  expect(await late('Eve', 'agent-in-person')).toEqual([]);
  expect(await late('Kim', 'mail')).toEqual(['The application was received after the last day.']);
});

test('the place of detention has come: the history says that something came, and not what', async () => {
  const desk = falls();
  const { number } = await desk.do(record, taking('Eve', 'Marsh', { category: 'detained' }));
  await desk.do('mail-ballot.complete-application', {
    ...{ election, number, received: { day: '2027-03-02', time: null }, cameBy: 'mail' },
    came: { placeOfDetention: 'Greene County Jail' },
  });
  const told = JSON.stringify(await desk.ask('history', { limit: 20 }));
  expect(told).toContain('What belongs to the reason');
  expect(told).not.toMatch(/detention|detained|jail/i);
});

test('a mark nobody signed for as witness: §15-119(3) asks for the statement, §15-120(3) does not name one', async () => {
  const desk = falls();
  const marked = async (given: string, kind: string, category: string | null) => {
    const but = { kind, category, signature: 'mark-and-witness', witness: { name: '', address: '' } };
    const { notes } = await desk.do(record, taking(given, 'Marsh', but));
    return notes.find(({ checkId }) => checkId === 'witness-of-mark');
  };
  const early = await marked('Eve', 'early-mail', null);
  expect([early?.citations, early?.sentence]).toEqual([
    ['Election Law §15-119(3)'],
    expect.stringContaining('a statement that one witness has signed'),
  ]);
  const absentee = await marked('Kim', 'absentee', 'absent-from-county');
  expect(absentee?.citations).toEqual(['Election Law §15-120(3)']);
  expect(absentee?.sentence).not.toContain('statement');
});
