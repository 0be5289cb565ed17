// Reading the log again finds the event that was changed behind the program's back, and names it.
import { describe, expect, test } from 'vitest';
import { EventLog } from '../../../electron/store/event-log.ts';
import { sealerWith } from '../../../electron/store/keys.ts';
import { verifyLog } from '../../../electron/store/verify.ts';
import { exampleFalls } from '../../support/example-office.ts';
import { fallsElection, taking } from '../../support/example-steps.ts';
import { openRaw } from '../../support/open-raw.ts';
import { flipFirstByte, tamper } from '../../support/tamper.ts';
import { startDesk, type TestDesk } from '../../support/test-desk.ts';

const falls = exampleFalls();

const verified = (desk: TestDesk, head: string | null = null) => verifyLog(desk.store().log, desk.store().sealer, head);

/** Verifies a tampered folder without opening it as an office, which may refuse. */
async function verifiedRaw(folder: string, withKey = true) {
  const { db, key } = openRaw(folder);
  return verifyLog(new EventLog(db), withKey ? sealerWith(key) : null, null);
}

test('an untouched log holds, with its head and every content opened', async () => {
  const desk = falls();
  const { hash, seq } = desk.store().log.head();
  expect(await verified(desk)).toEqual({
    events: seq,
    head: hash.toString('hex'),
    contentsOpened: true,
    broken: null,
    headFound: null,
  });
});

describe('what was changed is found and named', () => {
  test.each([
    ['a byte of a payload', `UPDATE event_payload SET ${flipFirstByte('sealed')} WHERE seq = 7`, 'contents of event 7'],
    [
      'a payload moved to another event',
      'UPDATE event_payload SET sealed = (SELECT sealed FROM event_payload WHERE seq = 3) WHERE seq = 9',
      'contents of event 9',
    ],
    ['a payload taken away', 'DELETE FROM event_payload WHERE seq = 4', 'contents of event 4'],
    ['who did it', "UPDATE event SET actor = 'Somebody Else' WHERE seq = 5", 'Event 5 was changed'],
    ['when', "UPDATE event SET recorded_at = '2027-03-01T09:41:00-05:00' WHERE seq = 12", 'Event 12 was changed'],
    ['that the clock was stated', "UPDATE event SET clock = 'system' WHERE seq = 2", 'Event 2 was changed'],
    ['a byte of a commitment', `UPDATE event SET ${flipFirstByte('commitment')} WHERE seq = 6`, 'Event 6 was changed'],
    ['a byte of a hash', `UPDATE event SET ${flipFirstByte('hash')} WHERE seq = 8`, 'Event 8 was changed'],
    ['a byte of a link', `UPDATE event SET ${flipFirstByte('prev_hash')} WHERE seq = 8`, 'Event 8 does not follow'],
    ['an event taken out', 'DELETE FROM event WHERE seq = 10', 'Event 10 is missing'],
  ])('%s', async (_what, sql, named) => {
    const folder = falls.folder();
    tamper(folder, sql);
    expect((await verifiedRaw(folder)).broken).toContain(named);
  });

  test('without the key: headers and chain only, and it says so', async () => {
    const folder = falls.folder();
    tamper(folder, `UPDATE event_payload SET ${flipFirstByte('sealed')} WHERE seq = 7`);
    expect(await verifiedRaw(folder, false)).toMatchObject({ contentsOpened: false, broken: null });
    tamper(folder, "UPDATE event SET actor = 'x' WHERE seq = 7");
    expect((await verifiedRaw(folder, false)).broken).toContain('Event 7 was changed');
  });
});

describe('a cut tail', () => {
  test('is invisible to the chain alone and found with the head that was printed before', async () => {
    const folder = falls.folder();
    const before = startDesk({ folder });
    const head = before.store().log.head().hash.toString('hex');
    await before.app.close();
    tamper(folder, 'DELETE FROM event_payload WHERE seq > 20');
    tamper(folder, 'DELETE FROM event WHERE seq > 20');
    const after = startDesk({ folder });
    expect(await verified(after)).toMatchObject({ broken: null, events: 20 });
    expect(await verified(after, head)).toMatchObject({ broken: null, headFound: false });
  });

  test('a head stays to be found after more was written', async () => {
    const desk = falls();
    const head = desk.store().log.head().hash.toString('hex');
    await desk.do('mail-ballot.record-application', taking('Ann', 'Later'));
    expect((await verified(desk, head)).headFound).toBe(true);
  });
});

test('the job checks the history and ends once', async () => {
  const said = await falls().job('verify-history', { head: null });
  expect(said.map((e) => e.kind)).toEqual(['done']);
  expect(said[0]).toMatchObject({ value: { broken: null, contentsOpened: true } });
});

describe('damage met in the middle of work is a plain refusal', () => {
  test('in the office: it is not opened, and the sentence names the event', async () => {
    const folder = falls.folder();
    tamper(folder, `UPDATE event_payload SET ${flipFirstByte('sealed')} WHERE seq = 3`);
    const desk = startDesk({ folder });
    expect(await desk.serve('desk.status', {})).toMatchObject({ state: 'problem', problem: { code: 'damaged' } });
    const { code, message } = await desk.refused('desk.frame', {});
    expect(code).toBe('office-problem');
    expect(message).toContain('The contents of event 3 were changed after they were recorded.');
    expect(message).toContain('Restore the newest backup: the damaged file is kept beside it.');
  });

  test('in an election: the office opens, the election is refused, nothing is written', async () => {
    const folder = falls.folder();
    const { db } = openRaw(folder);
    const seq = db.prepare('SELECT max(seq) FROM event WHERE stream = ?').pluck().get(fallsElection) as number;
    tamper(folder, `UPDATE event_payload SET ${flipFirstByte('sealed')} WHERE seq = ?`, seq);
    const desk = startDesk({ folder });
    expect(await desk.ask('office.answers', {})).toMatchObject({ village: { name: 'Example Falls' } });
    expect((await desk.refused('mail-ballots', { election: fallsElection })).code).toBe('office-problem');
    const before = desk.store().log.head().seq;
    expect((await desk.refused('mail-ballot.record-application', taking('A', 'B'), 'late-one')).code).toBe(
      'office-problem',
    );
    expect(desk.store().log.head().seq).toBe(before);
  });
});
