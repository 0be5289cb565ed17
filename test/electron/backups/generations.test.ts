// The second place keeps the newest backups of this office. Whatever else lies there is somebody else’s.
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { JobValue } from '../../../shared/ipc/contract.ts';
import { exampleFalls } from '../../support/example-office.ts';
import { movingClock, setSecondPlace, withSecondPlace } from '../../support/second-place.ts';
import { clockAt, startDesk, type TestDesk } from '../../support/test-desk.ts';

const falls = exampleFalls();
const at = (day: number) => `2027-03-${String(day).padStart(2, '0')}T16:30:00-05:00`;
const named = (day: number) => `office-backup-2027-03-${String(day).padStart(2, '0')}-163000.sqlite`;

async function backUp(desk: TestDesk): Promise<JobValue<'backup'>> {
  const end = (await desk.job('backup', { place: null })).at(-1);
  if (end?.kind !== 'done') throw new Error(`the backup ended ${JSON.stringify(end)}`);
  return end.value as JobValue<'backup'>;
}
const backups = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sqlite'))
    .sort();

/** A desk that has made a backup on each of these days and keeps three. */
async function keepingThree(days: readonly number[]) {
  const { clock, set } = movingClock(clockAt, at(1));
  const { desk, folder } = await withSecondPlace(falls, { clock, generations: 3 });
  for (const day of days) {
    set(at(day));
    await backUp(desk);
  }
  return { desk, folder, set, clock };
}

test('of five, three stay: the newest, each with its digest', async () => {
  const { desk, folder, set } = await keepingThree([1, 2, 3]);
  set(at(4));
  expect((await backUp(desk)).removed).toBe(1);
  set(at(5));
  expect((await backUp(desk)).removed).toBe(1);
  expect(readdirSync(folder).sort()).toEqual([3, 4, 5].flatMap((day) => [named(day), `${named(day)}.sha256`]));
});

test('nothing of others goes: other names, another size, another digest, none, a link, a folder, another office', async () => {
  const { desk, folder, set } = await keepingThree([10, 11, 12]);
  const inFolder = (name: string) => path.join(folder, name);
  // Named as the program names them, and older than anything it made.
  writeFileSync(inFolder(named(1)), 'another office’s');
  const digest = createHash('sha256').update('another office’s').digest('hex');
  writeFileSync(inFolder(`${named(1)}.sha256`), `${digest}  ${named(1)}\n`);
  mkdirSync(inFolder(named(2)));
  writeFileSync(inFolder('office-backup-old.sqlite'), 'hers');
  writeFileSync(inFolder('letter.docx'), 'hers');
  // Ours once, and changed since.
  appendFileSync(inFolder(named(10)), 'x');
  writeFileSync(inFolder(`${named(11)}.sha256`), 'note of the clerk');
  renameSync(inFolder(named(12)), inFolder('kept.sqlite'));
  symlinkSync(inFolder('kept.sqlite'), inFolder(named(12)));
  const before = readdirSync(folder);
  for (const day of [20, 21, 22]) {
    set(at(day));
    expect((await backUp(desk)).removed).toBe(0);
  }
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(before));
});

test('a picked folder is not cleared, even where it is the second place under another name', async () => {
  const { desk, folder, set } = await keepingThree([1, 2, 3]);
  const { place } = (await desk.serve('place.pick', { for: 'backup' })) as { place: string };
  set(at(4));
  await desk.job('backup', { place });
  expect(backups(folder)).toEqual([1, 2, 3, 4].map(named));
});

test('the backup just made stays, also where the clock has moved back', async () => {
  const { desk, folder, set } = await keepingThree([11, 12, 13]);
  set(at(2));
  await backUp(desk);
  expect(backups(folder)).toEqual([2, 12, 13].map(named));
});

test('on a new computer the office itself knows which backups are its own', async () => {
  const { desk, folder, clock, set } = await keepingThree([1, 2, 3]);
  rmSync(path.join(desk.folder, 'machine.json'));
  await desk.app.close();
  const again = startDesk({ folder: desk.folder, clock, pick: folder, ids: 'again' });
  await setSecondPlace(again, 2);
  set(at(4));
  expect((await backUp(again)).removed).toBe(2);
  expect(backups(folder)).toEqual([3, 4].map(named));
});

test('two offices with one second place leave each other’s backups alone', async () => {
  const { desk, folder, set, clock } = await keepingThree([1, 2]);
  const other = falls({ pick: folder, clock, ids: 'other' });
  await setSecondPlace(other, 2);
  for (const day of [3, 4, 5]) {
    set(at(day));
    await backUp(other);
  }
  expect(backups(folder)).toEqual([1, 2, 4, 5].map(named));
  set(at(6));
  expect((await backUp(desk)).removed).toBe(0);
  expect(backups(folder)).toEqual([1, 2, 4, 5, 6].map(named));
});

test('the list: newest first, with digests; what is no backup is not in it', async () => {
  const { desk, folder } = await keepingThree([1, 2]);
  rmSync(path.join(folder, `${named(1)}.sha256`));
  copyFileSync(path.join(folder, named(2)), path.join(folder, 'to-county.sqlite'));
  writeFileSync(path.join(folder, 'to-county.sqlite.sha256'), 'x');
  writeFileSync(path.join(folder, 'photos.sqlite'), 'x');
  writeFileSync(path.join(folder, `${named(3)}-0123456789ab-in-progress`), 'x');
  const { backups: found } = (await desk.serve('backup.list', {})) as { backups: Record<string, unknown>[] };
  expect(found.map(({ name, madeAt, digest }) => [name, madeAt, digest])).toEqual([
    [named(2), '2027-03-02T16:30:00-05:00', 'there'],
    [named(1), '2027-03-01T16:30:00-05:00', 'missing'],
    ['to-county.sqlite', null, 'there'],
  ]);
  expect(JSON.stringify(found)).not.toContain(folder);
});

test('the list is there on a new computer too, before there is an office', async () => {
  const { folder } = await keepingThree([1]);
  const fresh = startDesk({ pick: folder });
  await setSecondPlace(fresh);
  expect(await fresh.serve('backup.list', {})).toMatchObject({ backups: [{ name: named(1), digest: 'there' }] });
  expect(await fresh.serve('desk.status', {})).toMatchObject({ state: 'no-office' });
});
