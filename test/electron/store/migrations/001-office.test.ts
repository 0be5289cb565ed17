// The first shape of an office's file. The pattern for those that follow: bring a file to the shape before, fill it,
// migrate, and compare what is in it.
import path from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { type Migration, migrate, migrations, newestVersion } from '../../../../electron/store/migrations/index.ts';
import { openOffice } from '../../../../electron/store/open.ts';
import { tempFolder } from '../../../support/temp-folder.ts';
import { startDesk } from '../../../support/test-desk.ts';

const emptyFile = () => new Database(path.join(tempFolder(), 'office.sqlite'));
const tables = (db: Database.Database) =>
  db.prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").pluck().all();

test('from nothing: the log in two tables, and what lies beside it, all strict', () => {
  const db = emptyFile();
  db.exec(migrations[0]!.sql);
  expect(tables(db)).toEqual(['act_result', 'blob', 'draft', 'event', 'event_payload', 'key_wrap']);
  const strict = db.prepare("SELECT name FROM pragma_table_list WHERE schema = 'main' AND strict = 1 ORDER BY name");
  expect(strict.pluck().all()).toEqual(tables(db));
  db.close();
});

test('a second time changes nothing', () => {
  const db = emptyFile();
  migrate(db);
  db.prepare("INSERT INTO key_wrap (kind, parameters, wrapped) VALUES ('open', '{}', zeroblob(32))").run();
  migrate(db);
  expect(db.prepare('SELECT count(*) FROM key_wrap').pluck().get()).toBe(1);
  db.close();
});

test('the shapes are numbered without a gap, and the newest is the last', () => {
  expect(migrations.map((m: Migration) => m.to)).toEqual(migrations.map((_, i) => i + 1));
  expect(newestVersion).toBe(migrations.at(-1)?.to);
});

test('one that fails leaves the file as it was', () => {
  const db = emptyFile();
  db.exec('CREATE TABLE key_wrap (in_the_way TEXT)');
  expect(() => migrate(db)).toThrow('key_wrap');
  expect(tables(db)).toEqual(['key_wrap']);
  expect(db.pragma('user_version', { simple: true })).toBe(0);
  db.close();
});

describe('an open office', () => {
  test('writes ahead, waits for the disk, keeps foreign keys and deletes for good, at every opening', async () => {
    const desk = startDesk();
    await desk.do('office.open', { kind: 'practice' });
    await desk.app.close();
    for (let n = 0; n < 2; n += 1) {
      const { db, lock } = openOffice(desk.folder);
      const settings = ['journal_mode', 'synchronous', 'foreign_keys', 'recursive_triggers', 'secure_delete'];
      expect(settings.map((name) => db.pragma(name, { simple: true }))).toEqual(['wal', 2, 1, 1, 1]);
      expect(db.pragma('busy_timeout', { simple: true })).toBe(5000);
      db.close();
      lock.release();
    }
  });

  test('has a data key of its own', async () => {
    const keys = [];
    for (let n = 0; n < 2; n += 1) {
      const desk = startDesk();
      await desk.do('office.open', { kind: 'practice' });
      keys.push(desk.store().db.prepare("SELECT hex(wrapped) FROM key_wrap WHERE kind = 'open'").pluck().get());
    }
    expect(keys[0]).toMatch(/^[0-9A-F]{64}$/);
    expect(keys[0]).not.toBe(keys[1]);
  });

  test('is real or for practice for ever', async () => {
    const desk = startDesk();
    await desk.do('office.open', { kind: 'practice' });
    const no = await desk.refused('office.open', { kind: 'real' }, 'make-it-real');
    expect(no.code).toBe('already-open');
    expect((await desk.ask('desk.frame', {})).kind).toBe('practice');
  });
});
