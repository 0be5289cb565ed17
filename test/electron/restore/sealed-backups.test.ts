// Backups behind a passphrase: they open with a passphrase or the code of their day, and whoever opened one sits at the
// desk afterwards.
import { describe, expect, test } from 'vitest';
import {
  atHand,
  backedUp,
  inspect,
  jobDone,
  notInspected,
  notRestored,
  restoreFrom,
} from '../../support/backup-at-hand.ts';
import { fallsElection as election, taking } from '../../support/example-steps.ts';
import {
  addPat,
  patsPassphrase,
  printedCode,
  ruth,
  ruthsPassphrase,
  sealedFalls,
} from '../../support/sealed-office.ts';
import { startDesk, type TestDesk } from '../../support/test-desk.ts';

const sealed = sealedFalls();
const asRuth = { person: ruth, passphrase: ruthsPassphrase };
const actor = async (desk: TestDesk) => (await desk.ask('desk.frame', {})).actor.name;

/** An office with Ruth, Pat and a code, its backup, and an act after it. */
async function story(role: 'deputy' | 'reader' = 'deputy') {
  const desk = await sealed({ ids: 'after' });
  const pat = await addPat(desk, role);
  const code = await printedCode(desk);
  const file = await backedUp(desk);
  await desk.do('mail-ballot.record-application', taking('Tom', 'Fox'));
  return { desk, pat, code, file };
}

describe('what a backup tells without a secret', () => {
  test('who may open it, and how it stands to the office; on another computer nothing of its contents', async () => {
    const { file } = await story();
    const desk = startDesk({ ids: 'new' });
    expect(await inspect(desk, file)).toMatchObject({
      ...{ sealed: true, opened: false, recoveryCode: true, village: null, kind: null },
      people: [
        { person: ruth, name: 'Ruth Lindgren', passphrase: true },
        { person: 'person-2', name: 'Pat Quill', passphrase: true },
      ],
      relation: 'no-office-here',
    });
  });

  test('beside the open office its key is the same, so that it is read', async () => {
    const { desk, file } = await story();
    expect(await inspect(desk, file)).toMatchObject({ opened: true, village: 'Example Falls', lostCount: 1 });
  });

  test('beside the locked office: what would be lost is counted, not told', async () => {
    const { desk, file } = await story();
    await desk.serve('desk.lock', {});
    const found = await inspect(desk, file);
    expect(found).toMatchObject({ opened: false, relation: 'earlier', lostCount: 1 });
    expect(found.lost).toMatchObject([{ actor: 'Ruth Lindgren', words: null }]);
    const opened = await inspect(desk, file, asRuth);
    expect(opened.lost[0]?.words).toContain('Recorded: absentee application 4 of Tom Fox');
    expect(await desk.serve('desk.status', {})).toMatchObject({ state: 'locked' });
  });
});

describe('restoring it', () => {
  test('needs a secret, also at an open desk: whoever restores can open it afterwards', async () => {
    const { desk, file } = await story();
    expect((await notRestored(desk, file)).code).toBe('secret-needed');
    expect((await notRestored(desk, file, { person: null, passphrase: ruthsPassphrase })).message).toContain(
      'Say whose passphrase it is: Ruth Lindgren, Pat Quill.',
    );
  });

  test('with a passphrase: its owner sits at the desk, and the office is hers', async () => {
    const { desk, file, pat } = await story();
    expect(await restoreFrom(desk, file, { person: pat, passphrase: patsPassphrase })).toMatchObject({ lostCount: 1 });
    expect(await actor(desk)).toBe('Pat Quill');
    expect((await desk.ask('mail-ballots', { election })).rows).toHaveLength(3);
    await desk.serve('desk.lock', {});
    await desk.serve('desk.unlock', asRuth);
    expect(await actor(desk)).toBe('Ruth Lindgren');
  });

  test('while the desk is locked, and on a new computer', async () => {
    const { desk, file } = await story();
    await desk.serve('desk.lock', {});
    await restoreFrom(desk, file, asRuth);
    expect(await actor(desk)).toBe('Ruth Lindgren');
    const elsewhere = startDesk({ ids: 'new' });
    await restoreFrom(elsewhere, file, asRuth);
    expect(await actor(elsewhere)).toBe('Ruth Lindgren');
    expect(await elsewhere.serve('desk.lock', {})).toEqual({ locked: true });
  });

  test('with the recovery code: the history says so, and she may set a passphrase without the old one', async () => {
    const { desk, file, code } = await story();
    await restoreFrom(desk, file, { person: null, code: code.toLowerCase() });
    expect(await actor(desk)).toBe('Ruth Lindgren');
    const { acts } = await desk.ask('history', { limit: 1 } as never);
    expect(acts[0]?.sentences).toContain('The office was opened with the recovery code, for Ruth Lindgren.');
    await desk.serve('people.set-passphrase', { person: ruth, old: null, new: 'the river froze in March' });
    await desk.serve('desk.lock', {});
    await desk.serve('desk.unlock', { person: ruth, passphrase: 'the river froze in March' });
  });

  test('with a passphrase that is another by now: the one of that day opens it, today’s does not', async () => {
    const { desk, file } = await story();
    await desk.serve('people.set-passphrase', { person: ruth, old: ruthsPassphrase, new: 'the river froze in March' });
    const no = await notRestored(desk, file, { person: ruth, passphrase: 'the river froze in March' });
    expect(no.code).toBe('wrong-secret');
    expect(no.message).toContain('a passphrase of the day it was made');
    await restoreFrom(desk, file, asRuth);
  });

  test('a wrong passphrase, a wrong code and somebody unknown learn the same', async () => {
    const { desk, file } = await story();
    const other = await sealed({ ids: 'other' });
    const otherCode = await printedCode(other);
    const said = [
      await notInspected(desk, file, { person: ruth, passphrase: 'wrong' }),
      await notInspected(desk, file, { person: 'person-9', passphrase: 'wrong' }),
      await notRestored(desk, file, { person: null, code: otherCode }),
    ];
    expect(new Set(said.map((no) => `${no.code}: ${no.message}`)).size).toBe(1);
    expect(said[0]?.code).toBe('wrong-secret');
    expect((await notRestored(desk, file, { person: null, code: 'no code at all' })).code).toBe('code-mistyped');
  });

  test('a reader looks, and restores nothing', async () => {
    const { desk, file, pat } = await story('reader');
    const secret = { person: pat, passphrase: patsPassphrase };
    expect(await inspect(desk, file, secret)).toMatchObject({ opened: true });
    expect((await notRestored(desk, file, secret)).code).toBe('reader-may-not');
  });

  test('an old backup, from before the first passphrase, opens without one', async () => {
    const desk = await sealed({ ids: 'after' });
    const open = startDesk({ ids: 'open' });
    await open.do('office.open', { kind: 'practice' });
    await open.do('office.name-village', { name: 'Older Falls', county: 'Sample' });
    const file = await backedUp(open);
    expect(await inspect(desk, file)).toMatchObject({
      sealed: false,
      relation: 'other-office',
      village: 'Older Falls',
    });
  });
});

describe('the drill', () => {
  test('reads the backup to its last record and deletes the copy', async () => {
    const { desk, file } = await story();
    const { head } = await inspect(desk, file);
    const drilled = await jobDone(desk, 'drill', { place: atHand(desk, file) });
    expect(drilled).toMatchObject({ head, contents: 'opened', why: null, madeAt: '2027-03-02T09:41:00-05:00' });
    expect(drilled.seconds).toBeGreaterThan(0);
  });

  test('sealed under a key of another time: says that it needs a passphrase of that day', async () => {
    const { desk, file, pat } = await story();
    await desk.do('people.remove', { person: pat, reason: 'She moved away.' });
    const drilled = await jobDone(desk, 'drill', { place: atHand(desk, file) });
    expect(drilled.contents).toBe('not-opened');
    expect(drilled.why).toContain('a passphrase of the day it was made');
  });
});
