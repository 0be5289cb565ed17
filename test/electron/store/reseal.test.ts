// The first passphrase, and somebody leaving: a new key, everything sealed anew, and nothing of the old key on the disk.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { sealedBeside } from '../../../electron/store/sealed-beside.ts';
import { verifyLog } from '../../../electron/store/verify.ts';
import { startChild } from '../../support/child.ts';
import { exampleFalls } from '../../support/example-office.ts';
import { fallsElection } from '../../support/example-steps.ts';
import { countyFile, reads } from '../../support/list-desk.ts';
import { noticeToPrint } from '../../support/notice-calls.ts';
import {
  addPat,
  patsPassphrase,
  printedCode,
  ruth,
  ruthsPassphrase,
  sealedFalls,
} from '../../support/sealed-office.ts';
import { flipFirstByte, tamper } from '../../support/tamper.ts';
import { startDesk, type TestDesk } from '../../support/test-desk.ts';
import { listedPeople, state45 } from '../../support/voter-file.ts';

vi.setConfig({ testTimeout: 60_000 }); // other processes take long to start where many things run at once
const falls = exampleFalls();
const sealed = sealedFalls();
const setFirst = { person: ruth, old: null, new: ruthsPassphrase };

/** Every byte of the office on the disk. */
const onDisk = (folder: string): Buffer =>
  Buffer.concat(
    readdirSync(folder)
      .filter((name) => name.startsWith('office.sqlite'))
      .map((name) => readFileSync(path.join(folder, name))),
  );
const currentKey = (desk: TestDesk): Buffer => desk.store().key.withBytes((bytes) => Buffer.from(bytes));
const chain = (desk: TestDesk) => desk.store().db.prepare('SELECT seq, commitment, prev_hash, hash FROM event').all();
const sealedRows = (desk: TestDesk): string[] =>
  ['event_payload', 'act_result', 'blob', 'draft', 'voter_block', 'voter_former'].flatMap(
    (table) => desk.store().db.prepare(`SELECT hex(sealed) FROM ${table}`).pluck().all() as string[],
  );

describe('the first passphrase', () => {
  test('seals every row that is sealed at all under another key; the chain stays as it was', async () => {
    const desk = falls();
    const notice = noticeToPrint(fallsElection, null);
    const { sha256 } = await desk.do('paper.print', notice, 'the-notice');
    await desk.serve('draft.save', { key: 'intake', text: '{"surname":"Fox"}' });
    const people = listedPeople(120);
    await reads(desk, countyFile(state45(people)));
    await reads(desk, countyFile(state45(people.map((p, i) => (i < 60 ? { ...p, house: '999' } : p)))));
    const [oldKey, links, rows] = [currentKey(desk), chain(desk), new Set(sealedRows(desk))];
    expect(onDisk(desk.folder).includes(oldKey)).toBe(true); // it lay open, so the search does find a key

    expect(await desk.serve('people.set-passphrase', setFirst)).toEqual({ sealedAnew: true });
    expect(chain(desk).slice(0, links.length)).toEqual(links);
    expect(sealedRows(desk).filter((row) => rows.has(row))).toEqual([]);
    expect(currentKey(desk).equals(oldKey)).toBe(false);
    expect(onDisk(desk.folder).includes(oldKey)).toBe(false);
    expect(onDisk(desk.folder).includes(currentKey(desk))).toBe(false);
    expect(onDisk(desk.folder).includes(ruthsPassphrase)).toBe(false);

    const { log, sealer, blobs } = desk.store();
    expect(await verifyLog(log, sealer, null)).toMatchObject({ broken: null, contentsOpened: true });
    expect(blobs.read(sha256)).not.toBeNull();
    const card = await desk.ask('voters.card', { id: `s:${people[0]!.stateNumber}`, withBirthDate: true });
    expect(card.birthDate?.replaceAll('-', '')).toBe(people[0]!.born);
    expect(card.earlier).toHaveLength(1);
    expect(await desk.serve('draft.load', { key: 'intake' })).toMatchObject({ draft: { text: '{"surname":"Fox"}' } });
    // An act sent before the passphrase and sent again after it is still the same act.
    expect(await desk.do('paper.print', notice, 'the-notice')).toMatchObject({ sha256 });
  });

  test('leaves out no table: whatever has a sealed column is sealed anew, and read for damage', () => {
    const { db } = falls().store();
    const withSeal = db
      .prepare(
        "SELECT m.name FROM sqlite_schema m JOIN pragma_table_info(m.name) c ON c.name = 'sealed' WHERE m.type = 'table' ORDER BY 1",
      )
      .pluck()
      .all();
    expect([...sealedBeside.map(({ table }) => table), 'event_payload'].sort()).toEqual(withSeal);
  });

  test('is one’s own: nobody can lock herself out by setting another’s first', async () => {
    const desk = falls();
    const { person } = await desk.do('people.add', { name: 'Pat Quill', role: 'deputy' });
    const no = await desk.refused('people.set-passphrase', { person, old: null, new: patsPassphrase });
    expect(no.code).toBe('yours-first');
  });

  test.each(['', 'short', 'nine char'])('“%s” is too short for one', async (typed) => {
    expect((await falls().refused('people.set-passphrase', { ...setFirst, new: typed })).code).toBe('invalid-input');
  });

  test('waits for nobody: while the office is open elsewhere it is refused, and nothing is changed', async () => {
    const desk = falls();
    const child = startChild('hold-office-lock', desk.folder, 'shared');
    await child.said(1);
    const before = sealedRows(desk);
    const no = await desk.refused('people.set-passphrase', setFirst);
    expect(no.code).toBe('office-open-elsewhere');
    expect(no.message).toContain('The office is open in another window');
    expect(sealedRows(desk)).toEqual(before);
    await desk.do('office.set-certificate', { required: false });
    child.process.kill('SIGKILL');
    await child.ended;
    await desk.serve('people.set-passphrase', setFirst);
  });

  test('stops at a record that was changed from outside; nothing is sealed anew over it', async () => {
    const desk = falls();
    await desk.serve('draft.save', { key: 'intake', text: '{"surname":"Fox"}' });
    await desk.app.close();
    tamper(desk.folder, `UPDATE draft SET ${flipFirstByte('sealed')}`);
    const again = startDesk({ folder: desk.folder, ids: 'again' });
    const before = sealedRows(again);
    expect((await again.refused('people.set-passphrase', setFirst)).code).toBe('office-problem');
    expect(sealedRows(again)).toEqual(before);
    expect(await again.serve('desk.status', {})).toMatchObject({ state: 'open' });
    await again.serve('draft.discard', { key: 'intake' });
    await again.serve('people.set-passphrase', setFirst);
  });

  test('acts sent meanwhile wait and are recorded under the new key', async () => {
    const desk = falls();
    const [, ...acts] = await Promise.all([
      desk.serve('people.set-passphrase', setFirst),
      ...Array.from({ length: 12 }, (_, n) => desk.do('office.set-certificate', { required: n % 2 === 0 })),
      desk.do('paper.print', noticeToPrint(fallsElection, null)),
    ]);
    expect(acts).toHaveLength(13);
    const { log, sealer } = desk.store();
    expect((await verifyLog(log, sealer, null)).broken).toBeNull();
    await desk.app.close();
    const again = startDesk({ folder: desk.folder });
    await again.serve('desk.unlock', { person: ruth, passphrase: ruthsPassphrase });
    expect((await verifyLog(again.store().log, again.store().sealer, null)).broken).toBeNull();
  });
});

describe('somebody leaves', () => {
  async function withPat() {
    const desk = await sealed();
    const pat = await addPat(desk);
    const code = await printedCode(desk);
    return { desk, pat, code };
  }

  test('a new key that her passphrase does not open; everybody else’s and the code still do', async () => {
    const { desk, pat, code } = await withPat();
    const { person: ida } = await desk.do('people.add', { name: 'Ida Moss', role: 'reader' });
    await desk.serve('people.set-passphrase', { person: ida, old: null, new: 'three pines by the hall' });
    const oldKey = currentKey(desk);
    expect(await desk.do('people.remove', { person: pat, reason: 'retired' }, 'pat-leaves')).toEqual({
      sealedAnew: true,
    });
    expect(currentKey(desk).equals(oldKey)).toBe(false);
    expect((await verifyLog(desk.store().log, desk.store().sealer, null)).broken).toBeNull();
    expect(await desk.do('people.remove', { person: pat, reason: 'retired' }, 'pat-leaves')).toEqual({
      sealedAnew: true,
    });

    await desk.serve('desk.lock', {});
    expect((await desk.refused('desk.unlock', { person: pat, passphrase: patsPassphrase })).code).toBe('wrong-secret');
    await desk.serve('desk.unlock', { person: ida, passphrase: 'three pines by the hall' });
    await desk.serve('desk.lock', {});
    await desk.serve('desk.unlock-with-code', { code, person: ruth, newPassphrase: null });
    expect((await desk.ask('desk.frame', {})).actor.name).toBe('Ruth Lindgren');
  });

  test('the old data key, had she copied it, opens nothing any more', async () => {
    const { desk, pat } = await withPat();
    const copied = desk.store().key;
    await desk.do('people.remove', { person: pat, reason: 'retired' });
    expect((await verifyLog(desk.store().log, copied, null)).broken).toContain('contents of event 1');
  });

  test('while the office is open elsewhere nobody is removed', async () => {
    const { desk, pat } = await withPat();
    const other = startDesk({ folder: desk.folder, ids: 'other' });
    const no = await desk.refused('people.remove', { person: pat, reason: 'retired' }, 'pat-leaves');
    expect(no.code).toBe('office-open-elsewhere');
    expect((await desk.ask('people.list', {})).people.every((p) => !p.removed)).toBe(true);
    await other.app.close();
    await desk.do('people.remove', { person: pat, reason: 'retired' }, 'pat-leaves');
  });
});
