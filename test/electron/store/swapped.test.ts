// What an outsider puts in the place of our files while the office is open, or before it is opened.
import { copyFileSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { exampleFalls } from '../../support/example-office.ts';
import { openRaw } from '../../support/open-raw.ts';
import { startDesk } from '../../support/test-desk.ts';

const falls = exampleFalls();
const inFolder = (folder: string, name: string): string => path.join(folder, name);
const certificate = { required: true };

describe.skipIf(process.platform === 'win32')('attack: office.sqlite while it is open', () => {
  test('is replaced by a copy: the act is refused, because what is written now would be lost', async () => {
    const desk = falls();
    const file = inFolder(desk.folder, 'office.sqlite');
    copyFileSync(file, `${file}.copy`);
    renameSync(`${file}.copy`, file);
    const no = await desk.refused('office.set-certificate', certificate, 'into-the-void');
    expect(no.code).toBe('office-problem');
    expect(no.message).toContain('was replaced or removed while the office was open');
    await desk.app.close();
    const again = startDesk({ folder: desk.folder, ids: 'again' });
    await again.do('office.set-certificate', certificate);
  });

  test('is removed: the act is refused', async () => {
    const desk = falls();
    rmSync(inFolder(desk.folder, 'office.sqlite'));
    expect((await desk.refused('office.set-certificate', certificate, 'into-the-void')).code).toBe('office-problem');
  });
});

describe('attack: office.lock', () => {
  test('is a text file: the lock is named, and nobody is told to move the office away', async () => {
    const folder = falls.folder();
    writeFileSync(inFolder(folder, 'office.lock'), 'Dear clerk, …');
    const desk = falls({ folder });
    const no = await desk.refused('desk.frame', {});
    expect(no.message).toContain(inFolder(folder, 'office.lock'));
    expect(no.message).not.toContain('office.sqlite');
    rmSync(inFolder(folder, 'office.lock'));
    expect((await desk.ask('desk.frame', {})).village).toBe('Example Falls');
  });

  test('is a link to the office itself: no table of the lock is made in it', async () => {
    const folder = falls.folder();
    rmSync(inFolder(folder, 'office.lock'), { force: true });
    const before = readFileSync(inFolder(folder, 'office.sqlite'));
    symlinkSync('office.sqlite', inFolder(folder, 'office.lock'));
    expect((await falls({ folder }).refused('desk.frame', {})).code).toBe('office-problem');
    const { db } = openRaw(folder);
    expect(db.prepare("SELECT name FROM sqlite_schema WHERE name = 'office_lock'").all()).toEqual([]);
    expect(readFileSync(inFolder(folder, 'office.sqlite')).equals(before)).toBe(true);
  });
});
