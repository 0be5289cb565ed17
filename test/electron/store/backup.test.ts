// A backup is complete, checked, and never a file that only looks finished.

import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { type BackupMade, makeBackup } from '../../../electron/store/backup.ts';
import { unfinishedNames } from '../../../electron/store/backup-name.ts';
import { verifyLog } from '../../../electron/store/verify.ts';
import { startChild } from '../../support/child.ts';
import { exampleFalls } from '../../support/example-office.ts';
import { fallsElection as election, taking } from '../../support/example-steps.ts';
import { noticeToPrint } from '../../support/notice-calls.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { startDesk, type TestDesk } from '../../support/test-desk.ts';

vi.setConfig({ testTimeout: 90_000 }); // other processes take long to start where many things run at once
const falls = exampleFalls();
const control = (signal = new AbortController().signal, progress = () => {}) => ({
  signal,
  progress,
  breathe: async () => {
    if (signal.aborted) throw new Error('stopped');
    await new Promise((resolve) => setImmediate(resolve));
  },
});
const backUp = (desk: TestDesk, file: string) => makeBackup(desk.store(), file, control());

async function made(desk: TestDesk, file: string): Promise<BackupMade> {
  const result = await backUp(desk, file);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

/** The backup put where an office lies and opened by the same program. */
function restored(file: string): TestDesk {
  const folder = path.join(tempFolder(), 'office');
  mkdirSync(folder);
  copyFileSync(file, path.join(folder, 'office.sqlite'));
  return startDesk({ folder });
}

test('five acts and a backup at once, without closing: all five are in it (STO-09)', async () => {
  const desk = falls();
  for (const name of ['Ann', 'Ben', 'Cal', 'Dot', 'Eve'])
    await desk.do('mail-ballot.record-application', taking(name, 'Late'));
  const file = path.join(tempFolder(), 'a backup.sqlite');
  const { events, head, bytes, sha256 } = await made(desk, file);
  expect(events).toBe(desk.store().log.head().seq);
  expect(head).toBe(desk.store().log.head().hash.toString('hex'));

  const content = readFileSync(file);
  expect(content.length).toBe(bytes);
  expect(createHash('sha256').update(content).digest('hex')).toBe(sha256);
  expect(readFileSync(`${file}.sha256`, 'utf8')).toBe(`${sha256}  a backup.sqlite\n`);
  expect(readdirSync(path.dirname(file)).sort()).toEqual(['a backup.sqlite', 'a backup.sqlite.sha256']);

  const again = restored(file);
  const { rows } = await again.ask('mail-ballots', { election });
  expect(rows.slice(-5).map((r) => r.name)).toEqual(['Late, Ann', 'Late, Ben', 'Late, Cal', 'Late, Dot', 'Late, Eve']);
  expect((await verifyLog(again.store().log, again.store().sealer, head)).headFound).toBe(true);
});

test('drafts and printed papers are in it too, and the copy can be written on', async () => {
  const desk = falls();
  await desk.serve('draft.save', { key: 'intake', text: '{"half":"typed"}' });
  const { sha256 } = await desk.do('paper.print', noticeToPrint(election, null));
  const file = path.join(tempFolder(), 'backup.sqlite');
  await made(desk, file);
  const again = restored(file);
  expect(await again.serve('draft.load', { key: 'intake' })).toMatchObject({ draft: { text: '{"half":"typed"}' } });
  await again.serve('paper.show', { sha256 });
  expect(again.shown[0]?.equals(desk.shown[0] as Buffer)).toBe(true);
  await again.do('office.set-certificate', { required: false }, 'after-restore');
});

test('made while another process writes: a whole office, up to some moment', async () => {
  const desk = falls();
  const writer = startChild('write-acts', desk.folder, 'meanwhile', '25');
  await writer.said(3);
  const file = path.join(tempFolder(), 'backup.sqlite');
  const { events } = await made(desk, file);
  await writer.ended;
  expect(writer.lines).toHaveLength(25);
  const again = restored(file);
  expect(again.store().log.head().seq).toBe(events);
  expect(events).toBeGreaterThan(22);
  expect((await verifyLog(again.store().log, again.store().sealer, null)).broken).toBeNull();
});

describe('refused, with a sentence', () => {
  test('a file that is there already is never overwritten', async () => {
    const file = path.join(tempFolder(), 'backup.sqlite');
    writeFileSync(file, 'last year');
    const no = await backUp(falls(), file);
    expect(no).toMatchObject({ ok: false, error: { code: 'exists' } });
    expect(readFileSync(file, 'utf8')).toBe('last year');
    expect(readdirSync(path.dirname(file))).toEqual(['backup.sqlite']);
  });

  test('and neither is the digest of another backup, or what else has that name', async () => {
    const folder = tempFolder();
    writeFileSync(path.join(folder, 'a.sqlite.sha256'), 'last year');
    mkdirSync(path.join(folder, 'b.sqlite.sha256'));
    for (const name of ['a.sqlite', 'b.sqlite']) {
      const no = await backUp(falls(), path.join(folder, name));
      expect(no).toMatchObject({ ok: false, error: { code: 'exists' } });
      expect(no.ok || no.error.message).toContain(`${name}.sha256 is there already`);
    }
    expect(readFileSync(path.join(folder, 'a.sqlite.sha256'), 'utf8')).toBe('last year');
    expect(readdirSync(folder).sort()).toEqual(['a.sqlite.sha256', 'b.sqlite.sha256']);
  });

  test('a place in the data folder, by its own name or by another', async () => {
    const desk = falls();
    mkdirSync(path.join(desk.folder, 'backups'));
    const alias = path.join(tempFolder(), 'alias');
    symlinkSync(desk.folder, alias);
    for (const place of [
      'b.sqlite',
      'backups/b.sqlite',
      '../office/b.sqlite',
      path.join(alias, 'backups', 'b.sqlite'),
    ]) {
      const no = await backUp(desk, path.resolve(desk.folder, place));
      expect(no, place).toMatchObject({ ok: false, error: { code: 'in-the-data-folder' } });
    }
    expect(readdirSync(path.join(desk.folder, 'backups'))).toEqual([]);
  });

  test('a folder beside the data folder whose name begins alike is another folder', async () => {
    const desk = falls();
    mkdirSync(`${desk.folder}-backups`);
    expect((await made(desk, path.join(`${desk.folder}-backups`, 'b.sqlite'))).events).toBeGreaterThan(20);
  });

  test('a place that cannot be written: the parent is a file, or is not there', async () => {
    const folder = tempFolder();
    writeFileSync(path.join(folder, 'file'), 'x');
    const desk = falls();
    for (const place of ['file/b.sqlite', 'nowhere/b.sqlite']) {
      const no = await backUp(desk, path.join(folder, place));
      expect(no).toMatchObject({ ok: false, error: { code: 'not-written' } });
      expect(no.ok || no.error.message).toContain('The office itself is unharmed.');
      if (place.startsWith('nowhere'))
        expect(no.ok || no.error.message).toContain('That folder is not there: plug in the stick');
    }
    expect(readdirSync(folder)).toEqual(['file']);
  });

  test('an office whose history was changed is not backed up as if it were whole', async () => {
    const desk = falls();
    const { db } = desk.store();
    db.exec('DROP TRIGGER event_never_changes');
    db.exec("UPDATE event SET actor = 'x' WHERE seq = 9");
    const folder = tempFolder();
    const no = await backUp(desk, path.join(folder, 'b.sqlite'));
    expect(no).toMatchObject({ ok: false, error: { code: 'damaged' } });
    expect(no.ok || no.error.message).toContain('Event 9 was changed');
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('stopped or failed on the way', () => {
  test('a stop leaves nothing, not even a beginning', async () => {
    const folder = tempFolder();
    const abort = new AbortController();
    const stopping = makeBackup(
      falls().store(),
      path.join(folder, 'b.sqlite'),
      control(abort.signal, () => abort.abort()),
    );
    await expect(stopping).rejects.toThrow();
    expect(readdirSync(folder)).toEqual([]);
  });

  test('what grows in somebody else’s file of a like name is neither used nor deleted', async () => {
    const folder = tempFolder();
    const file = path.join(folder, 'b.sqlite');
    const theirs = [`${file}-in-progress`, `${file}-in-progress-journal`, `${file}-0123456789ab-in-progress`];
    for (const name of theirs) writeFileSync(name, 'half a file');
    await made(falls(), file);
    for (const name of theirs) expect(readFileSync(name, 'utf8')).toBe('half a file');
    expect(readdirSync(folder)).toHaveLength(theirs.length + 2);
  });

  test('a copy that does not read as it was written is no backup', async () => {
    const folder = tempFolder();
    const file = path.join(folder, 'b.sqlite');
    const desk = falls();
    const unfinished = unfinishedNames(desk.store().file, file);
    const rotting = {
      ...control(),
      breathe: async () => {
        const bytes = readFileSync(unfinished.growing);
        if (bytes.length === 0) return;
        bytes[bytes.length - 1] = 0xff ^ (bytes.at(-1) ?? 0);
        writeFileSync(unfinished.growing, bytes);
      },
    };
    const no = await makeBackup(desk.store(), file, rotting, { unfinished });
    expect(no.ok || no.error.message).toContain('It does not read as it was written.');
    expect(no).toMatchObject({ ok: false, error: { code: 'damaged' } });
    expect(readdirSync(folder)).toEqual([]);
  });
});
