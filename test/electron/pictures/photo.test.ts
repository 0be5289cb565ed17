// A photo of a notice on a wall: kept with the posting it shows, seen again, and every file that is none.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { exampleFalls } from '../../support/example-office.ts';
import { fallsElection as election } from '../../support/example-steps.ts';
import { noticePage } from '../../support/notice-calls.ts';
import { colorJpeg } from '../../support/seal-files.ts';
import { root } from '../../support/source-files.ts';
import { tamper } from '../../support/tamper.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { startDesk, type TestDesk } from '../../support/test-desk.ts';

const falls = exampleFalls();
const jpeg = Buffer.from(colorJpeg, 'base64');
/** The smallest PNG: one point. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

function deskWith(name: string, contents: Buffer): TestDesk {
  const file = path.join(tempFolder(), name);
  writeFileSync(file, contents);
  return falls({ openFile: () => file });
}
type Chosen = { chosen: { sha256: string; name: string } | null };
const hangs = { name: 'Library', street: 'Main Street', why: 'public-place', day: '2027-03-01', time: null, by: '' };

/** Chooses the photo and writes down that the notice hangs at the library. */
async function posted(desk: TestDesk) {
  const { chosen } = (await desk.serve('posting.choose-photo', {})) as Chosen;
  const copies = [{ ...hangs, photo: chosen }];
  await desk.do('posting.record', { election, paper: 'notice-of-election', copies }, 'posted-it');
  return chosen?.sha256 ?? '';
}
const photosOf = async (desk: TestDesk) =>
  (await desk.ask('papers.paper', noticePage(election))).posting?.places.flatMap(({ hangs: at }) => at?.photo ?? []);

test.each([
  ['a JPEG', 'door.jpg', jpeg],
  ['a PNG', 'door.png', png],
])('%s is kept with the posting, survives a restart and is seen again', async (_, name, contents) => {
  const desk = deskWith(name, contents);
  const sha256 = await posted(desk);
  await desk.app.close();
  const again = startDesk({ folder: desk.folder, ids: 'again' });
  expect(await photosOf(again)).toEqual([{ name, sha256 }]);
  await again.serve('paper.show', { sha256 });
  expect(again.shown.at(-1)?.equals(contents)).toBe(true);
});

test('looking at it keeps nothing, and taking the posting back takes it off the page', async () => {
  const desk = deskWith('door.jpg', jpeg);
  const { chosen } = (await desk.serve('posting.choose-photo', {})) as Chosen;
  expect(desk.store().blobs.read(chosen?.sha256 ?? '')).toBeNull();
  await posted(desk);
  await desk.do('history.undo', { act: 'posted-it', reason: 'Another wall.' });
  expect(await photosOf(desk)).toEqual([]);
});

test('one that is gone is told as damage', async () => {
  const desk = deskWith('door.jpg', jpeg);
  await posted(desk);
  await desk.app.close();
  tamper(desk.folder, 'DELETE FROM blob');
  const status = await startDesk({ folder: desk.folder }).serve('desk.status', {});
  expect(JSON.stringify(status)).toMatch(/The stored photo of event \d+ \(door\.jpg\) is missing/);
});

test.each<[string, string, Buffer, string]>([
  ['a program', 'door.jpg', readFileSync(path.join(root, 'package.json')), 'no JPEG or PNG'],
  ['the first bytes of a PNG', 'door.png', png.subarray(0, 20), 'no JPEG or PNG'],
  ['a file of more than ten megabytes', 'door.jpg', Buffer.concat([jpeg, Buffer.alloc(10 * 1024 * 1024)]), '10 MB'],
])('%s is refused in words', async (_, name, contents, why) => {
  const refusal = await deskWith(name, contents).refused('posting.choose-photo', {});
  expect(refusal.message).toContain(why);
  expect(refusal.message).toMatch(/Nothing was kept\.$/);
});

test('a seal that was chosen is no photo', async () => {
  const desk = deskWith('seal.jpg', jpeg);
  const { chosen } = (await desk.serve('seal.choose-file', {})) as { chosen: { sha256: string; name: string } };
  const photo = { name: chosen.name, sha256: chosen.sha256 };
  const input = { election, paper: 'notice-of-election', copies: [{ ...hangs, photo }] };
  expect((await desk.refused('posting.record', input, 'not-a-photo')).code).toBe('no-such-file');
});
