// What lies beside the log in the same file: half-typed forms and finished papers, sealed.

import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { largestBlob } from '../../../electron/store/blobs.ts';
import { exampleFalls } from '../../support/example-office.ts';
import { fallsElection, taking } from '../../support/example-steps.ts';
import { noticePage, noticeToPrint } from '../../support/notice-calls.ts';
import { flipFirstByte, tamper } from '../../support/tamper.ts';
import { startDesk, type TestDesk } from '../../support/test-desk.ts';

const falls = exampleFalls();

/** Every byte on the disk of the office, whichever file it lies in. */
const onDisk = (folder: string): Buffer =>
  Buffer.concat(
    readdirSync(folder)
      .filter((f) => f.startsWith('office'))
      .map((f) => readFileSync(path.join(folder, f))),
  );

describe('drafts', () => {
  const key = 'application:new';
  const load = (desk: TestDesk) => desk.serve('draft.load', { key });

  test('survive a restart, are replaced by the next, and go when discarded', async () => {
    const desk = falls();
    expect(await load(desk)).toEqual({ draft: null });
    expect(await desk.serve('draft.save', { key, text: '{"surname":"F"}' })).toEqual({ savedAt: '09:41' });
    await desk.serve('draft.save', { key, text: '{"surname":"Fox"}' });
    await desk.app.close();
    const restarted = startDesk({ folder: desk.folder, now: '2027-03-02T14:00:00-05:00' });
    expect(await load(restarted)).toEqual({ draft: { text: '{"surname":"Fox"}', savedAt: '09:41' } });
    await restarted.serve('draft.discard', { key });
    expect(await load(restarted)).toEqual({ draft: null });
  });

  test('are no part of the history', async () => {
    const desk = falls();
    const { seq } = desk.store().log.head();
    await desk.serve('draft.save', { key, text: '{}' });
    expect(desk.store().log.head().seq).toBe(seq);
  });

  test('lie sealed on the disk, as what was recorded does: no word of either can be read there', async () => {
    const desk = falls();
    await desk.serve('draft.save', { key, text: '{"surname":"Quackenbush"}' });
    await desk.do(
      'mail-ballot.record-application',
      taking('Philomena', 'Xylander', { placeOfDetention: 'Zzyzx Hall' }),
    );
    await desk.app.close();
    const bytes = onDisk(desk.folder);
    for (const word of ['Quackenbush', 'Philomena', 'Xylander', 'Zzyzx', '1958-06-14'])
      expect(bytes.includes(word), word).toBe(false);
    expect(bytes.includes('application-recorded')).toBe(true); // headers are in clear, so the search does find words
  });

  test('a draft that was changed on the disk is a plain refusal', async () => {
    const desk = falls();
    await desk.serve('draft.save', { key, text: '{}' });
    await desk.app.close();
    tamper(desk.folder, `UPDATE draft SET ${flipFirstByte('sealed')}`);
    expect((await startDesk({ folder: desk.folder }).refused('draft.load', { key })).code).toBe('office-problem');
  });

  test.each(['', 'Capital Letters', 'a/b', 'x'.repeat(121)])(
    'a draft is not kept under the name “%s”',
    async (name) => {
      expect((await falls().refused('draft.save', { key: name, text: '{}' })).code).toBe('invalid-input');
    },
  );
});

describe('blobs', () => {
  const bytes = Buffer.from('%PDF-1.7 a paper of Xylander');

  test('come back by the SHA-256 of their bytes, and the same bytes are kept once', () => {
    const { blobs, db } = falls().store();
    const name = blobs.keep(bytes);
    expect(name).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(blobs.keep(Buffer.from(bytes))).toBe(name);
    expect(db.prepare('SELECT count(*) FROM blob').pluck().get()).toBe(1);
    expect(blobs.read(name)?.equals(bytes)).toBe(true);
    expect(blobs.read('0'.repeat(64))).toBeNull();
  });

  test('lie sealed, and changed bytes are noticed', async () => {
    const desk = falls();
    const name = desk.store().blobs.keep(bytes);
    await desk.app.close();
    expect(onDisk(desk.folder).includes('Xylander')).toBe(false);
    tamper(desk.folder, `UPDATE blob SET ${flipFirstByte('sealed')}`);
    const again = startDesk({ folder: desk.folder });
    expect(() => again.store().blobs.read(name)).toThrow();
    expect((await again.refused('paper.show', { sha256: name })).code).toBe('office-problem');
  });

  test('one paper put in the place of another is noticed', async () => {
    const desk = falls();
    const [one, two] = [desk.store().blobs.keep(bytes), desk.store().blobs.keep(Buffer.from('another paper'))];
    await desk.app.close();
    tamper(
      desk.folder,
      `UPDATE blob SET sealed = (SELECT sealed FROM blob WHERE sha256 = '${two}') WHERE sha256 = '${one}'`,
    );
    expect(() => startDesk({ folder: desk.folder }).store().blobs.read(one)).toThrow();
  });

  test('of more than 10 MB are not kept; exactly 10 MB are', () => {
    const { blobs } = falls().store();
    expect(largestBlob).toBe(10 * 1024 * 1024);
    expect(blobs.keep(Buffer.alloc(largestBlob, 1))).toHaveLength(64);
    expect(() => blobs.keep(Buffer.alloc(largestBlob + 1, 2))).toThrow('10 MB');
  });

  test('a printed notice is shown again byte for byte, and printing what it says again is no new edition', async () => {
    const desk = falls();
    const input = noticeToPrint(fallsElection, null);
    const first = await desk.do('paper.print', input);
    await desk.serve('paper.show', { sha256: first.sha256 });
    expect(await desk.do('paper.print', input)).toEqual(first);
    const [printed, shownAgain, printedAgain] = desk.shown;
    expect(createHash('sha256').update(printed).digest('hex')).toBe(first.sha256);
    expect(shownAgain.equals(printed)).toBe(true);
    expect(printedAgain.equals(printed)).toBe(true);
    expect((await desk.ask('papers.paper', noticePage(fallsElection))).editions).toHaveLength(1);
    expect((await desk.refused('paper.show', { sha256: '0'.repeat(64) })).code).toBe('no-such-paper');
  });
});

test('what goes to the viewer is gone when the last desk of the office closes, and what a crash left at the next start', async () => {
  const desk = falls();
  await desk.do('paper.print', noticeToPrint(fallsElection, null));
  const out = path.join(desk.folder, 'out');
  expect(readdirSync(out)).toHaveLength(1);
  const beside = startDesk({ folder: desk.folder });
  expect(readdirSync(out), 'the paper is still in the first desk’s viewer').toHaveLength(1);
  await beside.app.close();
  expect(readdirSync(out)).toHaveLength(1);
  await desk.app.close();
  expect(readdirSync(desk.folder)).not.toContain('out');

  mkdirSync(out);
  writeFileSync(path.join(out, 'notice.pdf'), 'left by a crash');
  startDesk({ folder: desk.folder });
  expect(readdirSync(desk.folder)).not.toContain('out');
});
