// From the first shape to the second: an office without people in it keeps every byte, and gains what passphrases need.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { migrate, migrations } from '../../../../electron/store/migrations/index.ts';
import { knowsResealing } from '../../../../electron/store/reseal.ts';
import { exampleFalls } from '../../../support/example-office.ts';
import { tempFolder } from '../../../support/temp-folder.ts';
import { startDesk } from '../../../support/test-desk.ts';

const falls = exampleFalls();
const tables = ['event', 'event_payload', 'act_result', 'blob', 'draft', 'key_wrap'];
const contents = (db: Database.Database) => tables.map((table) => db.prepare(`SELECT * FROM ${table}`).all());

/** Example Falls in the first shape: the same rows in tables that `001` made. */
function inFirstShape(): string {
  const [now, before] = [falls.folder(), tempFolder()];
  const db = new Database(path.join(before, 'office.sqlite'));
  const source = new Database(path.join(now, 'office.sqlite'));
  db.exec(migrations[0]!.sql);
  for (const name of ['application_id']) db.pragma(`${name} = ${source.pragma(name, { simple: true })}`);
  db.pragma('user_version = 1');
  db.prepare('ATTACH ? AS source').run(path.join(now, 'office.sqlite'));
  for (const row of source.prepare('SELECT seq FROM event ORDER BY seq').pluck().all()) {
    for (const table of ['event', 'event_payload'])
      db.prepare(`INSERT INTO ${table} SELECT * FROM source.${table} WHERE seq = ?`).run(row);
  }
  for (const table of tables.slice(2)) db.exec(`INSERT INTO ${table} SELECT * FROM source.${table}`);
  db.exec('DETACH source');
  for (const one of [db, source]) one.close();
  return before;
}

test('every row stays as it was', () => {
  const db = new Database(path.join(inFirstShape(), 'office.sqlite'));
  const before = contents(db);
  expect(before[0]?.length).toBeGreaterThan(20);
  migrate(db);
  expect(db.pragma('user_version', { simple: true })).toBe(migrations.length);
  expect(contents(db)).toEqual(before);
  db.close();
});

test('the program opens such an office, and everything in it is there', async () => {
  const folder = inFirstShape();
  const desk = startDesk({ folder });
  expect(await desk.ask('desk.frame', {})).toMatchObject({
    village: 'Example Falls',
    actor: { person: 'person-1', name: 'Ruth Lindgren', role: 'clerk' },
    sealed: false,
  });
  expect(readFileSync(path.join(folder, 'office.sqlite')).length).toBeGreaterThan(0);
});

describe('a payload', () => {
  const change = 'UPDATE event_payload SET sealed = zeroblob(40) WHERE seq = 2';
  const openedBy = (resealing: boolean) => {
    const db = new Database(path.join(falls.folder(), 'office.sqlite'));
    if (resealing) db.function('desk_resealing', () => 1);
    else knowsResealing(db);
    return db;
  };

  test('is not changed by this program outside of sealing anew', () => {
    expect(() => openedBy(false).exec(change)).toThrow('never changed');
  });

  test('is not changed by a program that knows nothing of it', () => {
    const db = new Database(path.join(falls.folder(), 'office.sqlite'));
    expect(() => db.exec(change)).toThrow('desk_resealing');
  });

  test('while sealing anew it may be changed, and neither moved nor taken out', () => {
    const db = openedBy(true);
    expect(() => db.exec('UPDATE event_payload SET seq = 9999 WHERE seq = 2')).toThrow('never changed');
    expect(() => db.exec('DELETE FROM event_payload WHERE seq = 2')).toThrow('never deleted');
    expect(() => db.exec('INSERT OR REPLACE INTO event_payload VALUES (2, zeroblob(40))')).toThrow();
    expect(() => db.exec("UPDATE event SET actor = 'x' WHERE seq = 2")).toThrow('never changed');
    expect(db.prepare(change).run().changes).toBe(1);
  });
});
