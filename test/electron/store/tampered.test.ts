// What somebody with an SQLite tool, or with this program’s source, can do to an office, and what of it is noticed.
import { expect, test } from 'vitest';
import { linkHash } from '../../../electron/store/event-log.ts';
import { verifyLog } from '../../../electron/store/verify.ts';
import { exampleFalls } from '../../support/example-office.ts';
import { fallsElection as election } from '../../support/example-steps.ts';
import { openRaw } from '../../support/open-raw.ts';
import { tamper } from '../../support/tamper.ts';
import { startDesk } from '../../support/test-desk.ts';

const falls = exampleFalls();

/** A folder whose newest event of the election was changed by this SQL; `?` is its number. */
function withLastOfElection(sql: string): string {
  const folder = falls.folder();
  const newest = openRaw(folder).db.prepare('SELECT max(seq) FROM event WHERE stream = ?').pluck().get(election);
  tamper(folder, sql, newest);
  return folder;
}

/** One more act, so that the damage is not at the head, where the start finds it. */
async function hidden(folder: string): Promise<string> {
  const desk = startDesk({ folder, ids: 'behind' });
  await desk.do('office.set-certificate', { required: false });
  await desk.app.close();
  return folder;
}

test('attack: events are cut off and their contents forgotten: found at the start, before anything is written', async () => {
  const folder = falls.folder();
  tamper(folder, 'DELETE FROM event WHERE seq > 20');
  expect(await startDesk({ folder }).serve('desk.status', {})).toMatchObject({
    state: 'problem',
    problem: { code: 'damaged', what: expect.stringContaining('cut off') },
  });
});

test('attack: the contents of an event in an election are taken away: every question says so plainly', async () => {
  const desk = startDesk({ folder: withLastOfElection('DELETE FROM event_payload WHERE seq = ?') });
  for (const [name, input] of [
    ['desk.frame', {}],
    ['history', { limit: 10 }],
  ] as const) {
    const no = await desk.refused(name, input);
    expect(no.code).toBe('office-problem');
    expect(no.message).toMatch(/The contents of event \d+ are missing\..* Restore the newest backup/);
  }
});

test('an event of a type that only a newer program knows is no riddle: the newer program is asked for', async () => {
  const folder = await hidden(falls.folder());
  tamper(folder, "UPDATE event SET type = 'vote-cast' WHERE stream = ? AND type = 'candidate-saved'", election);
  const no = await startDesk({ folder }).refused('desk.frame', {});
  expect(no.code).toBe('office-problem');
  expect(no.message).toContain('this one knows no events of type “vote-cast”.');
  expect(no.message).toContain('Install the newer version');
});

test('the README’s limit: a history written anew with the key passes the check; only a kept head shows it', async () => {
  const before = falls();
  const { hash } = before.store().log.head();
  await before.app.close();
  const { folder } = before;
  // What the forger needs lies in the file: every header from the tenth on is given to Mallory and sealed and linked anew.
  const opened = startDesk({ folder });
  const { log, sealer } = opened.store();
  const events = log.batch(9, 1000).map((row) => ({
    row,
    plain: sealer.open(row.sealed!, Buffer.concat([headerAsBytes(row.header), row.commitment])),
  }));
  await opened.app.close();
  let prevHash = events[0]!.row.prevHash;
  for (const { row, plain } of events) {
    const header = { ...row.header, actor: 'Mallory' };
    const forged = linkHash(prevHash, header, row.commitment);
    tamper(
      folder,
      'UPDATE event SET actor = ?, prev_hash = ?, hash = ? WHERE seq = ?',
      ...['Mallory', prevHash, forged, header.seq],
    );
    const sealed = sealer.seal(plain, Buffer.concat([headerAsBytes(header), row.commitment]));
    tamper(folder, 'UPDATE event_payload SET sealed = ? WHERE seq = ?', sealed, header.seq);
    prevHash = forged;
  }
  const after = startDesk({ folder }).store();
  expect(await verifyLog(after.log, after.sealer, null)).toMatchObject({ broken: null });
  expect(await verifyLog(after.log, after.sealer, hash.toString('hex'))).toMatchObject({ headFound: false });
});

function headerAsBytes(header: object): Buffer {
  const inOrder = Object.entries(header).sort(([a], [b]) => (a < b ? -1 : 1));
  return Buffer.from(JSON.stringify(Object.fromEntries(inOrder)));
}
