// The life of mail ballots, from the post office and back: what happened to each, and what nothing locks.
import { describe, expect, test } from 'vitest';
import { exampleFalls } from '../../support/example-office.ts';
import { fallsElection as election, taking } from '../../support/example-steps.ts';
import { at, mailing, qualified, receiving, stateOf } from '../../support/mail-ballot-steps.ts';

const falls = exampleFalls();
const delivered = (kind: string, count = 20) => ({
  election,
  step: { kind: 'delivered', on: '2027-03-01', note: '', counts: [{ kind, district: '', count }] },
});

describe('sent out', () => {
  test('qualified before the printer brought ballots: she waits; then her ballot is to be mailed', async () => {
    const desk = falls();
    expect(await stateOf(desk, 1)).toBe('waiting');
    await desk.do('ballot.note-step', delivered('early-mail'));
    expect(await stateOf(desk, 1)).toBe('waiting');
    await desk.do('ballot.note-step', delivered('absentee'));
    expect(await stateOf(desk, 1)).toBe('to-mail');
  });

  test('the printed envelope keeps its number when it is mailed; one written by hand gets the next', async () => {
    const desk = falls();
    const tom = await qualified(desk, 'Tom', 'Fox');
    await desk.do('mail-ballot.print-envelope', {
      election,
      number: tom,
      piece: 'return-with-affirmation',
      stock: '#10',
    });
    const { ballots, late } = await desk.do('mail-ballot.mail', mailing([1, tom], at('2027-03-02', '09:00')));
    expect(ballots).toEqual([
      { application: 1, envelope: 2 },
      { application: tom, envelope: 1 },
    ]);
    expect(late).toBe(false);
    expect(await stateOf(desk, 1)).toBe('out');
  });

  test('forgotten until the fifth day before: mailed all the same, and that it was late is on record', async () => {
    const desk = falls({ now: '2027-03-12T12:00:00-05:00' });
    expect((await desk.do('mail-ballot.mail', mailing([1], at('2027-03-10')))).late).toBe(false);
    const tom = await qualified(desk, 'Tom', 'Fox');
    expect((await desk.do('mail-ballot.mail', mailing([tom], at('2027-03-11')))).late).toBe(true);
    const { ballots } = await desk.ask('mail-ballots.card', { election, number: tom });
    expect(ballots.map(({ out }) => out?.late)).toEqual([true]);
  });

  test('a mother collects for her son: the agent the application names, and nobody else without a reason', async () => {
    const desk = falls({ now: '2027-03-12T12:00:00-05:00' });
    const son = await qualified(desk, 'Tom', 'Fox', {
      ...{ wants: 'collect-agent', agent: 'Ann B. Fox', cameBy: 'agent-in-person' },
      received: { day: '2027-03-12', time: '11:00' },
    });
    const over = { election, application: son, to: 'agent', at: at('2027-03-12', '11:05'), receiptSigned: true };
    const no = await desk.refused('mail-ballot.hand-over', { ...over, name: 'Jim Fox', otherAgent: '' }, 'to-jim');
    expect(no.message).toContain('names Ann B. Fox as agent, not Jim Fox');
    expect(await desk.do('mail-ballot.hand-over', { ...over, name: 'ann b fox', otherAgent: '' })).toEqual({
      envelope: 1,
    });
  });

  test('an agent may collect any number: they are counted, and none is refused', async () => {
    const desk = falls({ now: '2027-03-12T12:00:00-05:00' });
    for (const surname of ['Abel', 'Brandt', 'Cortez', 'Duval', 'Eng', 'Fischer']) {
      const number = await qualified(desk, 'Lee', surname, {
        ...{ wants: 'collect-agent', agent: 'Ann Lee', cameBy: 'agent-in-person' },
        received: { day: '2027-03-12', time: '11:00' },
      });
      await desk.do('mail-ballot.hand-over', {
        ...{ election, application: number, to: 'agent', name: 'Ann Lee', at: at('2027-03-12', '11:30') },
        ...{ receiptSigned: true, otherAgent: '' },
      });
    }
    const { rows } = await desk.ask('mail-ballots', { election });
    expect(rows.filter(({ state }) => state === 'out')).toHaveLength(6);
  });
});

describe('one live ballot a voter', () => {
  test('the dog shredded it: the first is cancelled, the second goes out, and the first that comes after all stays sealed', async () => {
    const desk = falls({ now: '2027-03-15T12:00:00-04:00' });
    await desk.do('mail-ballot.mail', mailing([1], at('2027-03-02')));
    await desk.do('mail-ballot.reissue', {
      ...{ election, application: 1, how: 'cancelled', at: at('2027-03-09'), reason: 'The dog shredded it' },
      ...{ wants: 'mailed', agent: '', sendTo: null },
    });
    await desk.do('mail-ballot.mail', mailing([1], at('2027-03-09')));
    const came = await desk.do('mail-ballot.receive', receiving(1, at('2027-03-12')));
    expect(came).toMatchObject({ application: 1, replaced: true });
    const { last, here, replaced } = await desk.ask('mail-ballots.returns', { election });
    expect(last[0]?.sentence).toContain('does not go to the inspectors');
    expect([here, replaced]).toEqual([[{ district: '1', count: 0, runs: 0 }], 1]);
    expect(await stateOf(desk, 1)).toBe('out');
    await desk.do('mail-ballot.receive', receiving(2, at('2027-03-13')));
    expect(await stateOf(desk, 1)).toBe('back');
  });

  test('undeliverable: sent one, back none, the request stands, and another goes only when it is asked for', async () => {
    const desk = falls({ now: '2027-03-12T12:00:00-05:00' });
    await desk.do('mail-ballot.mail', mailing([1], at('2027-03-02')));
    await desk.do('mail-ballot.end', {
      ...{ election, envelope: 1, how: 'undeliverable', at: at('2027-03-08', null), reason: 'Forwarding expired' },
    });
    expect(await stateOf(desk, 1)).toBe('undeliverable');
    const { sums } = await desk.ask('mail-ballots.reconciliation', { election });
    expect(sums.find(({ id }) => id === 'issued')).toMatchObject({ total: 1, off: 0 });
    expect(sums.find(({ id }) => id === 'returned')).toMatchObject({ total: 0 });
    const no = await desk.refused('mail-ballot.mail', mailing([1], at('2027-03-12')), 'mail-again');
    expect(no.code).toBe('left-already');
    await desk.do('mail-ballot.reissue', {
      ...{ election, application: 1, how: 'cancelled', at: at('2027-03-12', null), reason: 'New address by telephone' },
      ...{ wants: 'mailed', agent: '', sendTo: { lines: ['PO Box 12', 'Rome, NY 13440'] } },
    });
    expect((await desk.do('mail-ballot.mail', mailing([1], at('2027-03-12', '11:00')))).ballots).toEqual([
      { application: 1, envelope: 2 },
    ]);
  });
});

test('on the telephone: sent on, received on, and nothing of why she is away', async () => {
  const desk = falls({ now: '2027-03-15T12:00:00-04:00' });
  expect((await desk.ask('mail-ballots.card', { election, number: 1 })).mayTell).toBe(
    'You may say: no ballot has been sent yet. Nothing more.',
  );
  await desk.do('mail-ballot.mail', mailing([1], at('2027-03-02')));
  await desk.do('mail-ballot.receive', receiving(1, at('2027-03-12')));
  const { mayTell: told, ...card } = await desk.ask('mail-ballots.card', { election, number: 1 });
  expect(told).toBe('You may say: mailed Tuesday, March\u00a02 and back Friday, March\u00a012. Nothing more.');
  expect(JSON.stringify(card)).not.toMatch(/absent-from|illness|1958|detention/);
  await desk.do('mail-ballot.note-call', { election, application: 1, at: at('2027-03-15', '11:20'), told, note: '' });
  expect((await desk.ask('mail-ballots.card', { election, number: 1 })).calls).toMatchObject([{ told }]);
});

test('an act of the ballots is taken back, and the register is as it was; with a later one on it, it stays', async () => {
  const desk = falls({ now: '2027-03-15T12:00:00-04:00' });
  await desk.do('mail-ballot.mail', mailing([1], at('2027-03-02')), 'the-mailing');
  await desk.do('mail-ballot.receive', receiving(1, at('2027-03-12')), 'the-return');
  const stays = await desk.refused('history.undo', { act: 'the-mailing', reason: 'wrong day' }, 'undo-mail');
  expect(stays.code).toBe('cannot-be-taken-back');
  await desk.do('history.undo', { act: 'the-return', reason: 'another envelope' });
  expect(await stateOf(desk, 1)).toBe('out');
  await desk.do('history.undo', { act: 'the-mailing', reason: 'wrong day' });
  expect(await stateOf(desk, 1)).toBe('waiting');
});

test('two papers of one voter, neither sent yet, on one trip to the post office: one ballot goes, not two', async () => {
  const desk = falls();
  const { number: second } = await desk.do('mail-ballot.record-application', {
    ...taking('Doris', 'Abernathy', { kind: 'early-mail', category: null }),
    sameVoterAs: 1,
  });
  await desk.do('mail-ballot.determine', {
    ...{ election, number: second, qualified: true, reason: null, list: 'registered-here' },
  });
  const no = await desk.refused('mail-ballot.mail', mailing([1, second], at('2027-03-02', '09:00')), 'both');
  expect([no.code, no.fields?.[0]?.path]).toEqual(['live-ballot', 'applications.1']);
  expect(await stateOf(desk, 1)).toBe('waiting');
  await desk.do('mail-ballot.mail', mailing([1], at('2027-03-02', '09:00')));
  expect(await stateOf(desk, second)).toBe('another-line');
});
