// Going back to a backup: what it gives up is said before and written down after, and numbers on paper never come twice.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { verifyLog } from '../../../electron/store/verify.ts';
import { backedUp, inspect, notRestored, restoreFrom } from '../../support/backup-at-hand.ts';
import { exampleFalls } from '../../support/example-office.ts';
import { candidate, fallsElection as election, office, taking } from '../../support/example-steps.ts';
import { noticeToPrint } from '../../support/notice-calls.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { startDesk, type TestDesk } from '../../support/test-desk.ts';

const falls = exampleFalls();
const sentencesOf = async (desk: TestDesk) => (await desk.ask('history', { limit: 1 } as never)).acts[0]?.sentences;

describe('an office with a backup, and work done after it', () => {
  test('inspecting says what is in it and what would be lost, newest first, and changes nothing', async () => {
    const desk = falls({ ids: 'after' });
    const file = await backedUp(desk);
    const { head } = await inspect(desk, file);
    await desk.do('office.set-certificate', { required: false });
    await desk.do('mail-ballot.record-application', taking('Tom', 'Fox'));
    const before = readdirSync(desk.folder).sort();
    const found = await inspect(desk, file);
    expect(found).toMatchObject({
      ...{ name: path.basename(file), digest: 'matches', sealed: false, opened: true, recoveryCode: false },
      ...{ village: 'Example Falls', kind: 'practice', relation: 'earlier', head },
      ...{ newest: '2027-03-02T09:41:00-05:00', lostCount: 2, onlyThereCount: 0 },
    });
    expect(found.common).toBe(found.events);
    expect(found.lost.map((l) => [l.actor, l.words?.slice(0, 60)])).toEqual([
      ['Ruth Lindgren', 'Recorded: absentee application 4 of Tom Fox, received Monday'],
      ['Ruth Lindgren', 'The village does not ask for the certificate of Election Law'],
    ]);
    expect(readdirSync(desk.folder).sort()).toEqual(before);
  });

  test('restoring gives up exactly that, keeps the office before, and says so in its history', async () => {
    const desk = falls({ ids: 'after' });
    const file = await backedUp(desk);
    const digest = readFileSync(file);
    await desk.do('office.set-certificate', { required: false });
    await desk.do('mail-ballot.record-application', taking('Tom', 'Fox'));
    const lost = desk.store().log.head();

    const done = await restoreFrom(desk, file);
    expect(done).toMatchObject({ lostCount: 2, keptAs: 'office-before-restore-2027-03-02-094100.sqlite' });
    expect((await desk.ask('office.answers', {})).certificateRequired).toBe(true);
    expect((await desk.ask('mail-ballots', { election })).rows).toHaveLength(3);
    expect((await sentencesOf(desk))?.[0]).toBe(
      'The office was restored from a backup that ends on Tuesday, March\u00a02,\u00a02027. 2 acts recorded after that are no longer here. The office as it was before is kept in the file office-before-restore-2027-03-02-094100.sqlite.',
    );
    expect(done.events).toBe(desk.store().log.head().seq);
    expect((await verifyLog(desk.store().log, desk.store().sealer, null)).broken).toBeNull();
    expect(readFileSync(file).equals(digest)).toBe(true);
    expect(existsSync(path.join(desk.folder, 'restoring'))).toBe(false);

    // The file that was kept is the office as it was, and restoring it is the way back.
    const kept = path.join(desk.folder, done.keptAs ?? '');
    const there = await inspect(desk, kept);
    expect(there).toMatchObject({
      head: lost.hash.toString('hex'),
      relation: 'branched',
      lostCount: 1,
      digest: 'missing',
    });
    await restoreFrom(desk, kept);
    expect((await desk.ask('mail-ballots', { election })).rows).toHaveLength(4);
  });

  test('a restore cannot be taken back', async () => {
    const desk = falls({ ids: 'after' });
    await restoreFrom(desk, await backedUp(desk));
    const act = (await desk.ask('history', { limit: 1 } as never)).acts[0]?.act;
    const no = await desk.refused('history.undo', { act, reason: 'better not' }, 'undo-restore');
    expect(no.message).toContain('Restoring the file that was kept is the way back.');
  });

  test('the desk goes on with what it restored, also after it was closed', async () => {
    const desk = falls({ ids: 'after' });
    const file = await backedUp(desk);
    await restoreFrom(desk, file);
    await desk.do('office.set-certificate', { required: false });
    const { hash } = desk.store().log.head();
    await desk.app.close();
    const again = startDesk({ folder: desk.folder, ids: 'again' });
    expect(again.store().log.head().hash.equals(hash)).toBe(true);
    expect((await again.ask('office.answers', {})).certificateRequired).toBe(false);
  });

  test('a backup made just before: nothing is lost, for the backup is no act of the office', async () => {
    const desk = falls({ ids: 'after' });
    const file = await backedUp(desk);
    expect(await inspect(desk, file)).toMatchObject({ lostCount: 0, lost: [] });
  });
});

describe('numbers on paper', () => {
  test('every counter goes on behind the next hundred', async () => {
    const desk = falls({ ids: 'after' });
    const file = await backedUp(desk);
    await desk.do('mail-ballot.record-application', taking('Tom', 'Fox'));
    expect(await restoreFrom(desk, file)).toMatchObject({ countersMovedTo: 101 });
    // Three applications and an envelope were in the backup; the fourth may be on paper.
    expect(await desk.do('mail-ballot.record-application', taking('Sue', 'Hart'))).toMatchObject({ number: 101 });
    expect(await desk.do('election.save-office', { election, number: null, office: office('Justice') })).toEqual({
      number: 101,
    });
    expect(
      await desk.do('nominations.save-candidate', { election, number: null, office: 1, candidate: candidate('A Fox') }),
    ).toEqual({ number: 101 });
    await desk.do('mail-ballot.determine', { election, number: 101, qualified: true, reason: null });
    const printed = await desk.do('mail-ballot.print-envelope', {
      election,
      number: 101,
      piece: 'return-with-affirmation',
      stock: '#10',
    });
    expect(printed).toMatchObject({ envelope: 101 });
    const notice = await desk.do('paper.print', noticeToPrint(election, 'by hand'));
    expect(notice.edition).toBe(101);
  });

  test('so many were given up that the next hundred is used as well: they go on behind that', async () => {
    const desk = falls({ ids: 'after' });
    const file = await backedUp(desk);
    for (let n = 0; n < 110; n += 1)
      await desk.do('mail-ballot.record-application', taking(`Given ${n}`, 'Fox', { residence: null }));
    await restoreFrom(desk, file);
    expect(await desk.do('mail-ballot.record-application', taking('Sue', 'Hart'))).toMatchObject({ number: 201 });
  });

  test('an election that was called after the backup and is called again does not begin at 1', async () => {
    const desk = falls({ ids: 'after' });
    const file = await backedUp(desk);
    const ground = { kind: 'vacancy', office: 'Trustee', vacantOn: null, boardCalledOn: null };
    const call = { kind: 'special', when: { by: 'day', day: '2027-05-04', reason: null }, ground };
    const { election: id } = await desk.do('election.call', call);
    await desk.do('election.save-office', { election: id, number: null, office: office('Mayor') });
    await restoreFrom(desk, file);
    expect(await desk.do('election.call', call)).toMatchObject({ election: id });
    expect(await desk.do('election.save-office', { election: id, number: null, office: office('Mayor') })).toEqual({
      number: 101,
    });
  });

  test('restored twice, every counter moved twice', async () => {
    const desk = falls({ ids: 'after' });
    const file = await backedUp(desk);
    await restoreFrom(desk, file);
    await desk.do('mail-ballot.record-application', taking('Tom', 'Fox'));
    expect(await restoreFrom(desk, file)).toMatchObject({ countersMovedTo: 201 });
    // 101 is on a paper now; the backup knows nothing of it.
    const { number } = await desk.do('mail-ballot.record-application', taking('Sue', 'Hart'));
    expect(number).toBeGreaterThan(200);
  });
});

describe('where it is restored to', () => {
  test('a new computer without an office: it is simply there', async () => {
    const file = await backedUp(falls());
    const desk = startDesk({ folder: path.join(tempFolder(), 'new', 'office'), ids: 'new' });
    expect(await inspect(desk, file)).toMatchObject({ relation: 'no-office-here', lostCount: 0 });
    expect(existsSync(desk.folder)).toBe(false);
    expect(await restoreFrom(desk, file)).toMatchObject({ keptAs: null, lostCount: 0 });
    expect((await desk.ask('desk.frame', {})).village).toBe('Example Falls');
    expect((await sentencesOf(desk))?.[0]).toContain('There was no office on this computer before.');
    expect(readdirSync(desk.folder).filter((name) => !/-(wal|shm)$/.test(name))).toEqual([
      'office.lock',
      'office.sqlite',
    ]);
  });

  test('the office is open in another window: nothing is done', async () => {
    const desk = falls({ ids: 'after' });
    const file = await backedUp(desk);
    await desk.do('office.set-certificate', { required: false });
    const other = startDesk({ folder: desk.folder, ids: 'other' });
    const before = readdirSync(desk.folder).sort();
    const no = await notRestored(desk, file);
    expect(no.code).toBe('office-open-elsewhere');
    expect(readdirSync(desk.folder).sort()).toEqual(before);
    await desk.do('office.set-certificate', { required: true });
    expect((await other.ask('office.answers', {})).certificateRequired).toBe(true);
    await other.app.close();
    expect(await restoreFrom(desk, file)).toMatchObject({ lostCount: 2 });
  });

  test('another long work is running: nothing is done', async () => {
    const desk = falls({ ids: 'after' });
    const file = await backedUp(desk);
    desk.app.desk.jobs.start(async (control) => {
      while (!control.signal.aborted) await new Promise((resolve) => setTimeout(resolve, 5));
      throw new Error('stopped');
    });
    expect((await notRestored(desk, file)).code).toBe('busy');
    expect((await desk.ask('desk.frame', {})).village).toBe('Example Falls');
  });

  test('the office itself is no backup of it', async () => {
    const desk = falls({ ids: 'after' });
    const no = await notRestored(desk, path.join(desk.folder, 'office.sqlite'));
    expect(no).toMatchObject({ code: 'foreign' });
    expect(no.message).toContain('is the office itself');
    await desk.do('office.set-certificate', { required: false });
  });
});
