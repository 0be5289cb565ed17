// Starting over a folder that is not what it should be: a sentence, and the file exactly as it was.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { newestVersion } from '../../../electron/store/migrations/index.ts';
import { exampleFalls } from '../../support/example-office.ts';
import { tamper } from '../../support/tamper.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { startDesk } from '../../support/test-desk.ts';

const falls = exampleFalls();
const digest = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

/** Starts over `folder`, closes again, and says what the clerk was told. The file must not have changed by a byte. */
async function startOver(folder: string) {
  const file = path.join(folder, 'office.sqlite');
  const [before, names] = [digest(file), readdirSync(folder).sort()];
  const desk = startDesk({ folder });
  const status = (await desk.serve('desk.status', {})) as { state: string; problem: Record<string, string> };
  const asked = await desk.refused('desk.frame', {});
  const acted = await desk.refused('office.open', { kind: 'real' }, 'open-it');
  expect(status.state).toBe('problem');
  expect(status.problem.file).toBe(file);
  expect(asked.message).toBe(`${status.problem.what} ${status.problem.safe} ${status.problem.todo}`);
  expect(acted.message).toBe(asked.message);
  await desk.app.close();
  expect(digest(file)).toBe(before);
  // SQLite, reading a write-ahead file, may leave an empty one beside it; nothing else may appear.
  const added = readdirSync(folder).filter((name) => !names.includes(name) && name !== 'office.lock');
  expect(added.filter((name) => !/^office\.sqlite-(wal|shm)$/.test(name))).toEqual([]);
  if (added.includes('office.sqlite-wal')) expect(statSync(`${file}-wal`).size).toBe(0);
  return status.problem;
}

function folderWith(make: (file: string) => void): string {
  const folder = tempFolder();
  make(path.join(folder, 'office.sqlite'));
  return folder;
}

test('an SQLite file of another program', async () => {
  const folder = folderWith((file) => {
    const db = new Database(file);
    db.exec('CREATE TABLE recipes (name TEXT)');
    db.close();
  });
  const { code, what, safe, todo } = await startOver(folder);
  expect(code).toBe('not-our-file');
  expect(what).toContain('is not an office of this program.');
  expect(safe).toBe('It was left exactly as it was.');
  expect(todo).toBe('Choose another folder, or move that file away.');
});

test.each([
  ['text', Buffer.from('Dear clerk, this is no database. '.repeat(200))],
  ['noise', Buffer.alloc(8192, 0xa7)],
])('a file of that name that is no database at all: %s', async (_what, bytes) => {
  expect((await startOver(folderWith((file) => writeFileSync(file, bytes)))).code).toBe('not-our-file');
});

test('an empty file of that name', async () => {
  expect((await startOver(folderWith((file) => writeFileSync(file, '')))).code).toBe('not-our-file');
});

test('an office of a newer version', async () => {
  const folder = falls.folder();
  const db = new Database(path.join(folder, 'office.sqlite'));
  db.pragma('user_version = 99');
  db.close();
  const { code, what, todo } = await startOver(folder);
  expect(code).toBe('newer-office');
  expect(what).toContain('made by a newer version of the program (its shape is 99;');
  expect(todo).toBe('Install the newer version on this computer, then open the office again.');
});

test('an event of a type that only a newer program knows, though the file has our shape', async () => {
  const folder = falls.folder();
  tamper(folder, "UPDATE event SET type = 'invented-later' WHERE seq = 2");
  const desk = startDesk({ folder });
  expect(await desk.serve('desk.status', {})).toMatchObject({ state: 'problem' });
});

describe('a damaged file', () => {
  /** Overwrites 100 bytes in the middle of a page that the event tables use. */
  function spoil(folder: string, table: string): void {
    const file = path.join(folder, 'office.sqlite');
    const db = new Database(file);
    const page = db.prepare('SELECT rootpage FROM sqlite_master WHERE name = ?').pluck().get(table) as number;
    const size = db.pragma('page_size', { simple: true }) as number;
    db.close();
    const bytes = readFileSync(file);
    bytes.fill(0xee, (page - 1) * size, (page - 1) * size + 100);
    writeFileSync(file, bytes);
  }

  test.each(['event', 'event_payload'])('100 bytes of %s overwritten', async (table) => {
    const folder = falls.folder();
    spoil(folder, table);
    const { code, what, safe, todo } = await startOver(folder);
    expect(code).toBe('damaged');
    expect(what).toContain('is damaged');
    expect(safe).toContain('your backups are not touched');
    expect(todo).toContain('Do not delete it.');
  });

  test('the newest event changed from outside', async () => {
    const folder = falls.folder();
    tamper(folder, "UPDATE event SET actor = 'x' WHERE seq = (SELECT max(seq) FROM event)");
    const { code, what } = await startOver(folder);
    expect(code).toBe('damaged');
    expect(what).toContain('its last records were changed or cut off from outside');
  });

  test('the file cut off in the middle', async () => {
    const folder = falls.folder();
    const file = path.join(folder, 'office.sqlite');
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.subarray(0, Math.floor(bytes.length / 2)));
    expect((await startOver(folder)).code).toBe('damaged');
  });
});

describe('a folder that cannot be one', () => {
  test('its parent is a file: that is said at once, and nothing is put on record', async () => {
    const file = path.join(tempFolder(), 'notes.txt');
    writeFileSync(file, 'notes');
    const desk = startDesk({ folder: path.join(file, 'office') });
    expect(await desk.serve('desk.status', {})).toMatchObject({
      state: 'problem',
      problem: { code: 'folder-unusable' },
    });
    const no = await desk.refused('office.open', { kind: 'real' }, 'open-it');
    expect(no.code).toBe('office-problem');
    expect(no.message).toContain(`The folder ${path.join(file, 'office')} cannot be used`);
    expect(no.message).toContain('See that every part of the path is a folder');
    expect(readFileSync(file, 'utf8')).toBe('notes');
  });

  test('office.sqlite is a folder', async () => {
    const folder = tempFolder();
    mkdirSync(path.join(folder, 'office.sqlite'));
    expect(await startDesk({ folder }).serve('desk.status', {})).toMatchObject({ state: 'problem' });
  });
});

test('after the cause is gone, asking again opens the office', async () => {
  const folder = falls.folder();
  const db = new Database(path.join(folder, 'office.sqlite'));
  db.pragma('user_version = 99');
  const desk = startDesk({ folder });
  expect(await desk.serve('desk.status', {})).toMatchObject({ state: 'problem' });
  db.pragma(`user_version = ${newestVersion}`);
  db.close();
  expect(await desk.serve('desk.status', {})).toMatchObject({ state: 'open', problem: null, locked: null, folder });
});
