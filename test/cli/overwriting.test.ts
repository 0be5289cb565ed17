// A mistyped --out or --log must never cost the clerk her office.
import { copyFileSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { deskWithoutWindow } from '../../electron/desk-without-window.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { election, morning, officeAtWork } from './office-at-work.ts';
import { desk, plainSentence } from './run-desk.ts';

const newOffice = officeAtWork();
const notice = JSON.stringify({ election, size: 'letter', blanks: null });

/** Every way by which the name of the office’s file may be meant. */
const waysToTheOffice: [string, (data: string) => string][] = [
  ['its own name', (data) => path.join(data, 'office.sqlite')],
  ['the name of its journal', (data) => path.join(data, 'office.sqlite-wal')],
  ['the name of its lock', (data) => path.join(data, 'office.lock')],
  [
    'a link to it',
    (data) => {
      const link = path.join(tempFolder(), 'notice.pdf');
      symlinkSync(path.join(data, 'office.sqlite'), link);
      return link;
    },
  ],
  [
    'a backup under any name',
    (data) => {
      const backup = path.join(tempFolder(), 'kept.bak');
      copyFileSync(path.join(data, 'office.sqlite'), backup);
      return backup;
    },
  ],
];

describe.each(waysToTheOffice)('attack: %s', (_, way) => {
  test.each([[[]], [['--text']]])('as where a paper goes %j: refused, nothing printed, nothing lost', async (more) => {
    const data = newOffice();
    const [target, file] = [way(data), path.join(data, 'office.sqlite')];
    const [before, history] = [readFileSync(file), await desk('history', '--data', data)];
    const words = ['--input', notice, '--out', target, '--data', data, ...morning, ...more];
    const said = await desk('print', 'notice-of-election', ...words);
    expect(said.status).toBe(1);
    expect(said.err).toMatch(plainSentence);
    expect(said.err).toContain('an office or a backup has that name');
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(await desk('history', '--data', data)).toEqual(history);
  });

  test('as the log file: refused before anything is done', async () => {
    const data = newOffice();
    const file = path.join(data, 'office.sqlite');
    const before = readFileSync(file);
    const target = way(data);
    const there = existsSync(target);
    expect(await deskWithoutWindow({ args: ['help'], log: target })).toBe(1);
    expect(existsSync(target)).toBe(there);
    expect(readFileSync(file).equals(before)).toBe(true);
  });
});

test('a paper may still take the place of an older paper', async () => {
  const target = path.join(tempFolder(), 'notice.pdf');
  writeFileSync(target, '%PDF-old');
  const words = ['--input', notice, '--out', target, '--data', newOffice(), ...morning];
  expect((await desk('print', 'notice-of-election', ...words)).status).toBe(0);
  expect(readFileSync(target).byteLength).toBeGreaterThan(1000);
});

test('attack: a play whose step is a nest of 50,000 lists is refused in a sentence', async () => {
  const play = path.join(tempFolder(), 'play.json');
  writeFileSync(play, `[{"do":"office.open","input":${'['.repeat(50_000)}${']'.repeat(50_000)}}]`);
  const said = await desk('play', play, '--data', path.join(tempFolder(), 'office'));
  expect(said.status).toBe(1);
  expect(said.err).toMatch(/^Step 1 of .* levels deep\. Nothing was done\.\n$/);
});
