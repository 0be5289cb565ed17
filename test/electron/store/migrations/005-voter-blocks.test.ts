// From the fourth shape to the fifth: an office that read a list before finds everybody as it did, with what is sealed of
// her, and nobody needs its key for that.
import type Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { damageBesideLog } from '../../../../electron/store/damage-beside-log.ts';
import { migrate, migrations } from '../../../../electron/store/migrations/index.ts';
import { countyFile, found, openedDesk, reads, rowsInFile } from '../../../support/list-desk.ts';
import { startDesk, type TestDesk } from '../../../support/test-desk.ts';
import { listedPeople, state45 } from '../../../support/voter-file.ts';
import { inFourthShape } from '../../../support/voters-before-blocks.ts';

const people = listedPeople(300).map((p, i) => (i === 5 ? { ...p, district: '' } : p));
const moved = people.map((p, i) => (i < 3 ? { ...p, house: '999' } : p));
const asked = ["o'brien", 'van dyke rob', '12 main', people[7]!.stateNumber];
const ids = [0, 1, 7, 299].map((i) => `s:${people[i]!.stateNumber}`);
const told = (desk: TestDesk) =>
  Promise.all([
    ...asked.map((text) => found(desk, text, 200)),
    ...ids.map((id) => desk.ask('voters.card', { id, withBirthDate: true })),
  ]);

async function deskWithAList(): Promise<TestDesk> {
  const desk = await openedDesk();
  await reads(desk, countyFile(state45(people), 'NYSVoters_20270105.txt'));
  await reads(desk, countyFile(state45(moved), 'NYSVoters_20270201.txt'));
  return desk;
}
const former = (db: Database.Database) => db.prepare('SELECT * FROM voter_former ORDER BY id').all();

test('everybody is there, found as before, with her earlier versions; a new list changes nobody who is the same on it', async () => {
  const desk = await deskWithAList();
  const before = await told(desk);
  expect(before.every((one) => !Array.isArray(one) || one.length > 0)).toBe(true);
  const db = await inFourthShape(desk);
  const [formerBefore, seals] = [former(db), db.prepare('SELECT id, sealed FROM voter ORDER BY id').all()];
  expect([formerBefore.length, seals.length]).toEqual([3, 300]);
  migrate(db);
  expect(db.pragma('user_version', { simple: true })).toBe(migrations.length);
  expect(former(db)).toEqual(formerBefore);
  expect(db.prepare('SELECT id, sealed FROM voter_block ORDER BY id').all()).toEqual(seals);
  db.close();

  const again = startDesk({ folder: desk.folder, ids: 'again' });
  expect(await told(again)).toEqual(before);
  expect(again.store().voters.withoutDistrict(9)).toHaveLength(1);
  expect(await damageBesideLog(again.store().db, again.store().sealer, async () => {})).toBeNull();
  const { counts } = await reads(again, countyFile(state45(people), 'NYSVoters_20270301.txt'));
  expect(counts).toMatchObject({ added: 0, changed: 3, unchanged: 297, gone: 0 });
  expect(rowsInFile(again)).toEqual({ inUse: 300, coming: 0 });
  const card = await again.ask('voters.card', { id: ids[0]!, withBirthDate: false });
  expect(card.earlier.map((e) => [e.since, e.until])).toEqual([
    ['2027-02-01', '2027-03-01'],
    ['2027-01-05', '2027-02-01'],
  ]);
});

test('what was left of the list before becomes former versions first, and rows of a list cut off go', async () => {
  const desk = await openedDesk();
  await reads(desk, countyFile(state45(people), 'NYSVoters_20270105.txt'));
  const db = await inFourthShape(desk);
  // The program ended right after the second list, which has moved the first three and misses the last, came into use.
  const [from, to] = [10_000_000, 20_000_000];
  const shift = (by: number, where: string, list: number) => {
    db.exec(`INSERT INTO voter SELECT id + ${by}, ${list}, key, surname, given, middle, suffix, iif(id - ${from} <= 3, '999', house),
      street, district, status, state_number, county_number, iif(id - ${from} <= 3, ${list}, since), sealed
      FROM voter WHERE id >= ${from} AND id < ${to} AND ${where}`);
    db.exec(`INSERT INTO voter_key SELECT list, key, id FROM voter WHERE list = ${list}`);
  };
  shift(from, `id < ${from + 300}`, 2);
  shift(2 * from, `id < ${from + 50}`, 3);
  db.exec("INSERT INTO voter_list VALUES (2, '2027-02-01')");
  migrate(db);
  expect(former(db)).toHaveLength(4);
  expect(db.prepare('SELECT DISTINCT until FROM voter_former').pluck().all()).toEqual([2]);
  expect(
    db
      .prepare(`SELECT count(*) FROM voter_block WHERE id >= ${to} AND id < ${to + from}`)
      .pluck()
      .get(),
  ).toBe(299);
  expect(db.prepare('SELECT count(*) FROM voter_block').pluck().get()).toBe(299);
  db.close();
});

test('an office without a list gains empty tables', async () => {
  const db = await inFourthShape(await openedDesk());
  migrate(db);
  expect(db.prepare('SELECT count(*) FROM voter_block').pluck().get()).toBe(0);
  db.close();
});
