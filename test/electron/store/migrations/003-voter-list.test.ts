// From the second shape to the third: an office that never read a list keeps every byte, and gains room for one.
import path from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { migrate, migrations } from '../../../../electron/store/migrations/index.ts';
import { knowsResealing } from '../../../../electron/store/reseal.ts';
import { countyFile, reads } from '../../../support/list-desk.ts';
import { ruth, ruthsPassphrase, sealedFalls } from '../../../support/sealed-office.ts';
import { tempFolder } from '../../../support/temp-folder.ts';
import { startDesk } from '../../../support/test-desk.ts';
import { listedPeople, state45 } from '../../../support/voter-file.ts';

const sealed = sealedFalls();
const tables = ['event', 'event_payload', 'act_result', 'blob', 'draft', 'key_wrap', 'unlock_try', 'desk_person'];
const contents = (db: Database.Database) => tables.map((table) => db.prepare(`SELECT * FROM ${table}`).all());

/** The office of a folder in the second shape: the same rows in the tables that `001` and `002` made. */
function inSecondShape(folder: string): string {
  const before = tempFolder();
  const db = new Database(path.join(before, 'office.sqlite'));
  knowsResealing(db);
  for (const { sql } of migrations.slice(0, 2)) db.exec(sql);
  db.pragma('user_version = 2');
  db.prepare('ATTACH ? AS source').run(path.join(folder, 'office.sqlite'));
  db.pragma(`application_id = ${db.pragma('source.application_id', { simple: true })}`);
  for (const seq of db.prepare('SELECT seq FROM source.event ORDER BY seq').pluck().all()) {
    for (const table of ['event', 'event_payload'])
      db.prepare(`INSERT INTO ${table} SELECT * FROM source.${table} WHERE seq = ?`).run(seq);
  }
  for (const table of tables.slice(2)) db.exec(`INSERT INTO ${table} SELECT * FROM source.${table}`);
  db.exec('DETACH source');
  db.close();
  return before;
}

async function closedFalls(): Promise<string> {
  const desk = await sealed();
  await desk.serve('draft.save', { key: 'intake', text: '{}' });
  await desk.app.close();
  return desk.folder;
}

test('every row stays as it was', async () => {
  const db = new Database(path.join(inSecondShape(await closedFalls()), 'office.sqlite'));
  knowsResealing(db);
  const before = contents(db);
  expect(before[0]?.length).toBeGreaterThan(20);
  migrate(db);
  expect(db.pragma('user_version', { simple: true })).toBe(migrations.length);
  expect(contents(db)).toEqual(before);
  expect(db.prepare('SELECT count(*) FROM voter_block').pluck().get()).toBe(0);
  db.close();
});

test('the program opens such an office behind its passphrase, and reads a list into it', async () => {
  const desk = startDesk({ folder: inSecondShape(await closedFalls()), ids: 'again' });
  await desk.serve('desk.unlock', { person: ruth, passphrase: ruthsPassphrase });
  expect(await desk.ask('voters.list', {})).toMatchObject({ list: null, former: [] });
  expect((await reads(desk, countyFile(state45(listedPeople(20))))).counts.taken).toBe(20);
});
