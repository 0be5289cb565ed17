// What is set on this computer alone says where files are written and what may be deleted, so it is believed only when
// it can be read; what cannot is kept, and said.
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { exampleFalls } from '../support/example-office.ts';
import { setSecondPlace, withSecondPlace } from '../support/second-place.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { startDesk, type TestDesk } from '../support/test-desk.ts';

const falls = exampleFalls();
const settings = (desk: TestDesk) => desk.serve('machine.settings', {}) as Promise<Record<string, unknown>>;
const written = (folder: string) => path.join(folder, 'machine.json');
const ofANewComputer = {
  idleMinutes: 10,
  backup: { place: null, shown: null, generations: 10, onClose: true },
  unreadable: null,
};

test('on a new computer: no second place, ten backups, on closing, ten minutes; and no file before anything is set', async () => {
  const desk = falls();
  expect(await settings(desk)).toEqual(ofANewComputer);
  expect(existsSync(written(desk.folder))).toBe(false);
});

test('what is set is there after the next start, in a file a person can read', async () => {
  const { desk, folder } = await withSecondPlace(falls, { generations: 7, onClose: false });
  await desk.serve('machine.set-idle', { minutes: 25 });
  await desk.app.close();
  expect(JSON.parse(readFileSync(written(desk.folder), 'utf8'))).toMatchObject({
    version: 1,
    backup: { folder, generations: 7, onClose: false },
    idleMinutes: 25,
  });
  expect(await settings(startDesk({ folder: desk.folder }))).toMatchObject({
    idleMinutes: 25,
    backup: { shown: folder, generations: 7, onClose: false },
  });
  expect(readdirSync(desk.folder).filter((name) => name.endsWith('-in-progress'))).toEqual([]);
});

test('the second place can be chosen again by its handle, and given up', async () => {
  const { desk, folder } = await withSecondPlace(falls);
  const { backup } = (await settings(desk)) as { backup: { place: string } };
  await desk.serve('backup.set-place', { place: backup.place, generations: 3, onClose: true });
  expect(await settings(desk)).toMatchObject({ backup: { place: backup.place, shown: folder, generations: 3 } });
  await desk.serve('backup.set-place', { place: null, generations: 3, onClose: true });
  expect(await settings(desk)).toMatchObject({ backup: { place: null, shown: null } });
});

test('a file of the agreed shape, as another hand would write it, is read', async () => {
  const folder = falls.folder();
  const place = tempFolder();
  const backup = { folder: place, generations: 4, onClose: true };
  writeFileSync(written(folder), JSON.stringify({ version: 1, backup, idleMinutes: 5 }));
  expect(await settings(startDesk({ folder }))).toMatchObject({
    idleMinutes: 5,
    backup: { shown: place, generations: 4 },
    unreadable: null,
  });
});

const good = { version: 1, backup: { folder: null, generations: 10, onClose: true }, idleMinutes: 10 };
const hostile: Record<string, string> = {
  'not JSON': '{"version":1,',
  nothing: '',
  'of a newer program': JSON.stringify({ ...good, version: 2 }),
  'with something unknown in it': JSON.stringify({ ...good, more: 1 }),
  'a place that is no whole path': JSON.stringify({ ...good, backup: { ...good.backup, folder: 'backups' } }),
  'so few generations that backups would go': JSON.stringify({ ...good, backup: { ...good.backup, generations: 0 } }),
  'a file to delete outside the place': JSON.stringify({
    ...good,
    backup: { ...good.backup, made: [{ file: '../office.sqlite', sha256: 'a'.repeat(64), bytes: 1 }] },
  }),
  'a screen that never locks': JSON.stringify({ ...good, idleMinutes: 100_000 }),
  'longer than anybody’s': JSON.stringify({ ...good, note: 'x'.repeat(1_000_001) }),
};

describe('what cannot be read is kept under another name, and said', () => {
  test.each(Object.entries(hostile))('%s', async (_, text) => {
    const folder = falls.folder();
    writeFileSync(written(folder), text);
    const desk = startDesk({ folder });
    const kept = 'machine.json.unreadable-2027-03-02-094100';
    const { unreadable, ...rest } = await settings(desk);
    expect({ ...rest, unreadable: null }).toEqual(ofANewComputer);
    expect(unreadable).toContain('could not be read');
    expect(unreadable).toContain(`kept as ${kept}`);
    expect(readFileSync(path.join(folder, kept), 'utf8')).toBe(text);
    expect(existsSync(written(folder))).toBe(false);
    expect(await desk.serve('desk.status', {})).toMatchObject({ state: 'open', warnings: [unreadable] });
    await desk.serve('backup.set-place', { place: null, generations: 10, onClose: true });
    expect(await settings(desk)).toEqual(ofANewComputer);
  });

  test('a folder of that name, and a link to another file', async () => {
    const folder = falls.folder();
    mkdirSync(written(folder));
    expect((await settings(startDesk({ folder }))).unreadable).toContain('unreadable-2027-03-02-094100');
    symlinkSync('/etc/hostname', written(folder));
    expect((await settings(startDesk({ folder }))).unreadable).toContain('unreadable-2027-03-02-094100-2');
  });
});

describe('refused, and nothing changed', () => {
  test('a second place in the data folder, one that is not there, one nobody picked', async () => {
    const desk = falls();
    const set = (place: string) => desk.refused('backup.set-place', { place, generations: 5, onClose: true });
    const inside = path.join(desk.folder, 'backups');
    mkdirSync(inside);
    for (const [place, code] of [
      [inside, 'in-the-data-folder'],
      [desk.folder, 'in-the-data-folder'],
      [path.join(desk.folder, '..', 'nowhere'), 'no-such-place'],
    ] as const) {
      desk.app.desk.places.set('h', place);
      expect((await set('h')).code, place).toBe(code);
    }
    expect((await set('/tmp')).code).toBe('no-such-place');
    expect(await settings(desk)).toEqual(ofANewComputer);
  });

  test('a reader sets nothing', async () => {
    const desk = falls({ pick: tempFolder() });
    const { person } = await desk.do('people.add', { name: 'Ida Moss', role: 'reader' });
    await desk.serve('desk.choose-person', { person });
    await expect(setSecondPlace(desk)).rejects.toThrow();
    expect((await desk.refused('machine.set-idle', { minutes: 5 })).code).toBe('reader-may-not');
  });

  test('minutes out of bounds', async () => {
    for (const minutes of [0, 121, 1.5])
      expect((await falls().refused('machine.set-idle', { minutes })).code).toBe('invalid-input');
  });
});

test('the settings are in no backup', async () => {
  const { desk, folder } = await withSecondPlace(falls);
  await desk.job('backup', { place: null });
  for (const name of readdirSync(folder))
    expect(readFileSync(path.join(folder, name)).includes('"idleMinutes"'), name).toBe(false);
});
