// The folder of papers on their way to the viewer: emptied of our papers, and of nothing else.

import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeOut } from '../../electron/out-folder.ts';
import { exampleFalls } from '../support/example-office.ts';
import { fallsElection } from '../support/example-steps.ts';
import { noticeToPrint } from '../support/notice-calls.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { startDesk } from '../support/test-desk.ts';

const falls = exampleFalls();
const notice = noticeToPrint(fallsElection, null);

/** A file of somebody’s own in a folder “out” of `folder`. */
function somebodysOwn(folder: string, name: string): string {
  const file = path.join(folder, 'out', name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, 'dear to somebody');
  return file;
}

test('attack: --data names a folder that is no office, with a folder “out” in it: nothing there is touched', async () => {
  const folder = tempFolder();
  const [photo, paper] = [somebodysOwn(folder, 'photos/a.jpg'), somebodysOwn(folder, 'will.pdf')];
  await startDesk({ folder }).app.close();
  expect([photo, paper].map((file) => readFileSync(file, 'utf8'))).toEqual(['dear to somebody', 'dear to somebody']);
});

test('attack: the same beside a file that is not an office of ours', async () => {
  const folder = tempFolder();
  writeFileSync(path.join(folder, 'office.sqlite'), 'Dear clerk, …');
  const paper = somebodysOwn(folder, 'will.pdf');
  await startDesk({ folder }).app.close();
  expect(existsSync(paper)).toBe(true);
});

test('in an office our papers go, and what somebody put beside them stays', async () => {
  const desk = falls();
  await desk.do('paper.print', notice);
  const list = somebodysOwn(desk.folder, 'list.txt');
  await desk.app.close();
  expect(readdirSync(path.dirname(list))).toEqual(['list.txt']);
});

test('attack: “out” is a link to another folder: nothing is written or deleted there, and the act stands', async () => {
  const folder = falls.folder();
  const elsewhere = tempFolder();
  writeFileSync(path.join(elsewhere, 'will.pdf'), 'dear to somebody');
  symlinkSync(elsewhere, path.join(folder, 'out'));
  const desk = falls({ folder });
  expect(await desk.do('paper.print', notice)).toMatchObject({ edition: 1 });
  expect(desk.shown).toEqual([]);
  await desk.app.close();
  expect(readdirSync(elsewhere)).toEqual(['will.pdf']);
});

test('a second process that opens and closes the office leaves the papers of the window alone', async () => {
  const desk = falls();
  const paper = writeOut(desk.folder, 'Envelope.pdf', Buffer.from('%PDF'));
  const command = falls({ folder: desk.folder, ids: 'command' });
  await command.ask('desk.frame', {});
  await command.app.close();
  expect(existsSync(paper)).toBe(true);
  await desk.app.close();
  expect(existsSync(paper)).toBe(false);
});
