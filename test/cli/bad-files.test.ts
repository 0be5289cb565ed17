// Folders and files that are not what they should be, and a disk that is full: named in plain words, and left as they were.
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { withApp } from '../../electron/cli/with-office.ts';
import { systemClock } from '../../electron/clock.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { officeAtWork } from './office-at-work.ts';
import { desk, deskDo, plainSentence, programmersWords } from './run-desk.ts';

const newOffice = officeAtWork();
const historyOf = async (data: string) => (await desk('history', '--data', data)).out;
const digest = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

describe('the folder and the file', () => {
  test('a data folder whose parent is a file', async () => {
    const parent = path.join(tempFolder(), 'a-file');
    writeFileSync(parent, 'not a folder');
    const data = path.join(parent, 'office');
    for (const said of [
      await deskDo(data, 'office.open', { kind: 'real' }),
      await desk('history', '--data', data),
      await desk('demo', '--out', data),
    ]) {
      expect(said.status).toBe(1);
      expect(said.err).toMatch(plainSentence);
      expect(said.err).toContain(data);
      expect(said.err).not.toMatch(programmersWords);
    }
    expect(readFileSync(parent, 'utf8')).toBe('not a folder');
  });

  const foreign = (make: (file: string) => void) => {
    const data = path.join(tempFolder(), 'office');
    mkdirSync(data);
    const file = path.join(data, 'office.sqlite');
    make(file);
    return { data, file, before: digest(file) };
  };
  const everyWayIn = [
    (data: string) => deskDo(data, 'office.open', { kind: 'real' }),
    (data: string) => desk('ask', 'desk.frame', '--data', data),
    (data: string) => desk('history', '--check', '--data', data),
    (data: string) => desk('backup', '--out', path.join(data, '..', 'b.sqlite'), '--data', data),
  ];

  test.each<[string, (file: string) => void, string]>([
    ['a text file named office.sqlite', (file) => writeFileSync(file, 'Dear clerk, …'), 'is not an office of this'],
    ['somebody else’s database', (file) => new Database(file).exec('CREATE TABLE t (x)').close(), 'is not an office'],
    ['an empty file', (file) => writeFileSync(file, ''), 'is not an office of this program'],
    [
      'an office of a newer version',
      (file) => {
        copyFileSync(path.join(newOffice(), 'office.sqlite'), file);
        const db = new Database(file);
        db.pragma('user_version = 99');
        db.close();
      },
      'newer version',
    ],
  ])('%s is named and left byte for byte as it was', async (_, make, says) => {
    const { data, file, before } = foreign(make);
    for (const comeIn of everyWayIn) {
      const said = await comeIn(data);
      expect(said.status).toBe(1);
      expect(said.err).toMatch(plainSentence);
      expect(said.err).toContain(says);
      expect(said.err).not.toMatch(programmersWords);
    }
    expect(digest(file)).toBe(before);
  });

  test('100 bytes spoilt in the middle are found at the start, in plain words', async () => {
    const data = newOffice();
    const file = path.join(data, 'office.sqlite');
    const bytes = readFileSync(file);
    for (let page = 1; page < bytes.length / 4096; page += 1) bytes.fill(0xff, page * 4096, page * 4096 + 100);
    writeFileSync(file, bytes);
    const said = await desk('history', '--data', data);
    expect(said.status).toBe(1);
    expect(said.err).toMatch(/damaged/);
    expect(said.err).not.toMatch(programmersWords);
    expect(digest(file)).toBe(createHash('sha256').update(bytes).digest('hex'));
  });

  test('a full disk: the act is not recorded, says so, and the office goes on when there is room again', async () => {
    const data = newOffice();
    const before = await historyOf(data);
    const long = { name: 'Harrow Mills', county: 'y'.repeat(100) };
    await withApp({ dataDir: data, clock: systemClock() }, async (app) => {
      const db = app.desk.store!.db;
      const pages = db.pragma('page_count', { simple: true }) as number;
      db.pragma(`max_page_count = ${pages}`);
      const answers = [];
      for (let n = 0; n < 40; n += 1)
        answers.push(await app.call('office.name-village', { act: `full-disk-${n}`, input: long }));
      const refusal = answers.map((answer) => (answer.ok ? null : answer.refusal)).find((r) => r !== null);
      expect(refusal).toMatchObject({ code: 'disk-full' });
      expect(refusal?.message).toMatch(
        /^Not recorded\. The disk that holds \S+ is full\. What was recorded before is safe/,
      );
      db.pragma('max_page_count = 1073741823');
      expect(await app.call('office.name-village', { act: 'room-again', input: long })).toMatchObject({ ok: true });
    });
    expect((await historyOf(data)).startsWith(before)).toBe(true);
    const check = await desk('history', '--check', '--data', data);
    expect(check).toMatchObject({ status: 0, err: '' });
  });
});
