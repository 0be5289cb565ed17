// What the check of a backup finds: an index that lost an event, or has it in the wrong place.
import { copyFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { findDamage } from '../../../electron/store/find-damage.ts';
import { exampleFalls } from '../../support/example-office.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const office = exampleFalls();
const look = (db: Database.Database) => findDamage(db, async () => {});

function aCopy(): Database.Database {
  const file = path.join(tempFolder(), 'copy.sqlite');
  copyFileSync(path.join(office.folder(), 'office.sqlite'), file);
  return new Database(file);
}

/** Spoils an index behind SQLite's back: it is built over something else and then declared to be the usual one. */
function spoil(db: Database.Database, index: string, builtOver: string, usual: string): void {
  const sqlOf = (what: string) => `CREATE INDEX ${index} ON event ${what}`;
  db.exec(`DROP INDEX ${index}; ${sqlOf(builtOver)}`);
  db.unsafeMode(true);
  db.pragma('writable_schema = ON');
  db.prepare('UPDATE sqlite_schema SET sql = ? WHERE name = ?').run(sqlOf(usual), index);
  db.pragma('writable_schema = RESET');
  expect(db.pragma('integrity_check')).not.toEqual([{ integrity_check: 'ok' }]);
}

test('a sound office has none', async () => {
  const db = aCopy();
  expect(await look(db)).toBeNull();
  db.close();
});

test('an index that lost an event is found', async () => {
  const db = aCopy();
  spoil(db, 'event_by_act', '(act) WHERE seq <> 5', '(act)');
  expect(await look(db)).toMatch(/index event_by_act/);
  db.close();
});

test('an index that has an event in the wrong place is found, though nothing is missing', async () => {
  const db = aCopy();
  const elsewhere = "(CASE WHEN seq = 5 THEN 'elsewhere' ELSE stream END, seq)";
  spoil(db, 'event_by_stream', elsewhere, '(stream, seq)');
  expect(await look(db)).toBe('The index event_by_stream does not match its table.');
  db.close();
});
