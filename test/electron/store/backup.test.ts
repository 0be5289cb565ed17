// A backup is complete, checked, and never a file that only looks finished.
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { type BackupMade, makeBackup } from '../../../electron/store/backup.ts';
import { verifyLog } from '../../../electron/store/verify.ts';
import { startChild } from '../../support/child.ts';
import { exampleFalls } from '../../support/example-office.ts';
import { fallsElection as election, taking } from '../../support/example-steps.ts';
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
  const { sha256 } = await desk.do('paper.print-notice', { election, size: 'letter', blanks: null });
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

  test('what an earlier kill left in progress is in nobody’s way', async () => {
    const folder = tempFolder();
    const file = path.join(folder, 'b.sqlite');
    writeFileSync(`${file}-in-progress`, 'half a file');
    writeFileSync(`${file}-in-progress-journal`, 'of something else');
    await made(falls(), file);
    expect(readdirSync(folder).sort()).toEqual(['b.sqlite', 'b.sqlite.sha256']);
  });

  test('where its digest cannot be written, no backup is left that looks finished', async () => {
    const file = path.join(tempFolder(), 'b.sqlite');
    mkdirSync(`${file}.sha256`);
    expect((await backUp(falls(), file)).ok).toBe(false);
    expect(existsSync(file)).toBe(false);
  });
});

describe('from the window', () => {
  test('the place is picked here, known to the window by a handle, and the end is told once', async () => {
    const folder = tempFolder();
    const desk = falls({ pick: folder });
    const { place, shown } = (await desk.serve('place.pick', { for: 'backup' })) as { place: string; shown: string };
    expect(shown).toBe(folder);
    expect(place).not.toContain(folder);
    const said = await desk.job('backup', { place });
    expect(said.slice(0, -1).every((e) => e.kind === 'progress')).toBe(true);
    const file = path.join(folder, 'office-backup-2027-03-02-094100.sqlite');
    expect(said.at(-1)).toMatchObject({ kind: 'done', value: { file } });
    expect(readdirSync(folder).sort()).toEqual([path.basename(file), `${path.basename(file)}.sha256`]);
  });

  test('stopped there: one end, nothing left', async () => {
    const folder = tempFolder();
    const desk = falls({ pick: folder });
    const { place } = (await desk.serve('place.pick', { for: 'backup' })) as { place: string };
    const said = await desk.job('backup', { place }, 1);
    expect(said.map((e) => e.kind).filter((kind) => kind !== 'progress')).toEqual(['stopped']);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('a place nobody picked is no place', async () => {
    const said = await falls().job('backup', { place: '/etc' });
    expect(said).toMatchObject([{ kind: 'failed', refusal: { code: 'no-such-place' } }]);
  });
});
