// `desk export` and `desk verify`, as an office scripts them and as somebody uses them years later.
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { filesBelow } from '../support/exporting.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { morning, officeAtWork } from './office-at-work.ts';
import { desk, deskJson, plainSentence, programmersWords } from './run-desk.ts';

const office = officeAtWork();
afterEach(() => {
  delete process.env.DESK_EXPORT_PASSPHRASE_FILE;
});
const passphraseFile = (text: string): void => {
  const file = path.join(tempFolder(), 'passphrase');
  writeFileSync(file, `${text}\n`);
  process.env.DESK_EXPORT_PASSPHRASE_FILE = file;
};

test('out of the office, and checked where there is none', async () => {
  const data = office();
  const stick = tempFolder();
  const done = await deskJson<{ folder: string; head: string }>(
    'export',
    '--out',
    stick,
    '--json',
    '--data',
    data,
    ...morning,
  );
  expect(done).toMatchObject({ sealed: false, after: 'folder', recorded: true });
  renameSync(data, `${data}-gone`);
  const { status, out, err } = await desk('verify', done.folder);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  expect(out).toContain('Everything is as it was written.');
  expect(out).toContain('What it cannot prove:');
  expect(out).toContain(done.head);
  const check = await desk('history', '--check', '--head', done.head, '--data', `${data}-gone`);
  expect(check.status).toBe(0); // the head that stands in the export is one of the office’s history
  expect((await desk('history', '--data', `${data}-gone`)).out).toContain('Records of an election were taken away');
});

test('an export that was changed ends with status 1, what is wrong on stdout and one sentence on stderr', async () => {
  const { folder } = await deskJson<{ folder: string }>(
    'export',
    '--out',
    tempFolder(),
    '--json',
    '--data',
    office(),
    ...morning,
  );
  writeFileSync(path.join(folder, 'README.txt'), 'nothing to see here');
  const { status, out, err } = await desk('verify', folder);
  expect(status).toBe(1);
  expect(out).toContain('“README.txt” was changed');
  expect(err).toMatch(plainSentence);
});

test('sealed: the passphrase comes from a file, and gets the files out again', async () => {
  const data = office();
  passphraseFile('a stick in the safe');
  const { folder } = await deskJson<{ folder: string }>(
    'export',
    '--sealed',
    '--out',
    tempFolder(),
    '--json',
    '--data',
    data,
    ...morning,
  );
  const out = path.join(tempFolder(), 'unpacked');
  expect((await desk('verify', path.join(folder, 'archive.sealed'), '--unpack', out)).status).toBe(0);
  expect(filesBelow(out)).toContain('log/log.jsonl');
  expect((await desk('verify', out)).status).toBe(0);
  expect(readFileSync(path.join(folder, 'README.txt'), 'utf8')).toContain('HOW IT OPENS');
  const again = await desk('verify', path.join(folder, 'archive.sealed'), '--unpack', out);
  expect(again.err).toContain('is not empty');
});

test.each([
  ['nowhere', ['export'], 'Say where to'],
  ['a part there is none of', ['export', '--out', '.', '--part', 'everything'], 'There is no part “everything”'],
  ['for the public', ['export', '--out', '.', '--for', 'public'], '--for office or --for inspectors'],
  ['an election there is none of', ['export', '--out', '.', '--election', '2031-03-18-general'], 'no election'],
  ['sealed, and no passphrase', ['export', '--out', '.', '--sealed'], 'DESK_EXPORT_PASSPHRASE_FILE'],
  ['a paper never printed', ['export', '--out', '.', '--part', 'paper:notice-of-run-off'], 'none to take away'],
])('export %s: one sentence, nothing written', async (_, words, says) => {
  const { status, err } = await desk(
    ...words.map((word) => (word === '.' ? tempFolder() : word)),
    '--data',
    office(),
    ...morning,
  );
  expect(status).toBe(1);
  expect(err).toMatch(plainSentence);
  expect(err).toContain(says);
});

test.each([
  ['nothing', () => []],
  ['what is not there', () => [path.join(tempFolder(), 'away')]],
  ['an empty folder', () => [tempFolder()]],
  [
    'a file of another kind',
    () => {
      const file = path.join(tempFolder(), 'holiday.jpg');
      writeFileSync(file, 'not ours');
      return [file];
    },
  ],
])('verify %s: one sentence', async (_, words) => {
  const { status, err } = await desk('verify', ...words());
  expect(status).toBe(1);
  expect(err).toMatch(plainSentence);
  expect(err).not.toMatch(programmersWords);
});

test('a passphrase that is too short seals nothing', async () => {
  passphraseFile('short');
  const stick = path.join(tempFolder(), 'stick');
  mkdirSync(stick);
  const { err } = await desk('export', '--sealed', '--out', stick, '--data', office(), ...morning);
  expect(err).toContain('10 signs or more');
  expect(readdirSync(stick)).toEqual([]);
});
