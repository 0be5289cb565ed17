// From the third shape to the fourth: an office that read a list before finds everybody as it did, and no voter's row changes.
import type Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { voterIndex } from '../../../../electron/store/migrations/004-voter-index.ts';
import { migrate, migrations } from '../../../../electron/store/migrations/index.ts';
import { countyFile, found, openedDesk, reads } from '../../../support/list-desk.ts';
import { startDesk, type TestDesk } from '../../../support/test-desk.ts';
import { listedPeople, state45 } from '../../../support/voter-file.ts';
import { inFourthShape } from '../../../support/voters-before-blocks.ts';

const people = listedPeople(300);
const asked = ['o', "o'brien", 'van dyke rob', 'bob', '12 main', '000000007', 'ny0', people[7]!.stateNumber, 'jr'];
const tables = ['voter', 'voter_key', 'voter_former', 'voter_list'];
const contents = (db: Database.Database) => tables.map((table) => db.prepare(`SELECT * FROM ${table}`).all());

/** Closes the desk; its file then has the index as `003` made it, empty. */
async function inThirdShape(desk: TestDesk): Promise<Database.Database> {
  const db = await inFourthShape(desk);
  db.exec('DROP TABLE voter_word; DROP TABLE voter_place');
  const third = migrations[2]!.sql;
  for (const [table] of third.matchAll(/CREATE (VIRTUAL )?TABLE voter_(word_\d|place) [^;]*;/g)) db.exec(table);
  db.pragma('user_version = 3');
  return db;
}

test('everybody is found in the order of names, and every row stays as it was', async () => {
  const desk = await openedDesk();
  await reads(desk, countyFile(state45(people)));
  await reads(desk, countyFile(state45(people.slice(0, 299))));
  const before = await Promise.all(asked.map((text) => found(desk, text, 200)));
  expect(before.every((names) => names.length > 0)).toBe(true);
  const db = await inThirdShape(desk);
  const rows = contents(db);
  expect(rows.map((table) => table.length)).toEqual([299, 299, 1, 2]);
  db.exec(voterIndex.sql);
  voterIndex.afterwards?.(db);
  db.pragma('user_version = 4');
  expect(contents(db)).toEqual(rows);
  migrate(db);
  expect(db.pragma('user_version', { simple: true })).toBe(migrations.length);
  db.close();
  const again = startDesk({ folder: desk.folder, ids: 'again' });
  expect(await Promise.all(asked.map((text) => found(again, text, 200)))).toEqual(before);
  expect((await reads(again, countyFile(state45(people)))).counts).toMatchObject({ added: 1, unchanged: 299 });
});

test('an office without a list gains an empty index', async () => {
  const db = await inThirdShape(await openedDesk());
  migrate(db);
  expect(db.prepare('SELECT count(*) FROM voter_word').pluck().get()).toBe(0);
  db.close();
});
