// Somebody lays traps where an export goes: links planted under the names it takes, names no stick takes, folders in which
// it would be lost or would spoil something. Nothing is written outside its own new folder.
import {
  cpSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { systemDisk } from '../../../electron/usb/disk.ts';
import { installedIn, usableFolder } from '../../../electron/usb/target.ts';
import { exampleFalls } from '../../support/example-office.ts';
import { checked, exported, exportTo, filesBelow, leftInOffice } from '../../support/exporting.ts';
import { diskThat, oneStick } from '../../support/failing-disk.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import type { TestDesk } from '../../support/test-desk.ts';

const falls = exampleFalls();
const name = 'Example Falls, General election of March 16, 2027, archive';

test.each([name, `${name}-in-progress`])('a link planted as “%s”: neither followed nor taken away', async (planted) => {
  const [stick, victim] = [tempFolder(), tempFolder()];
  symlinkSync(victim, path.join(stick, planted));
  const done = await exported(falls(), stick);
  expect(done.name).toBe(`${name} (2)`);
  expect(readdirSync(victim)).toEqual([]);
  expect(lstatSync(path.join(stick, planted)).isSymbolicLink()).toBe(true);
});

test('links to nowhere, files and folders under every name it would like: the next free one is taken', async () => {
  const stick = tempFolder();
  symlinkSync(path.join(stick, 'nowhere'), path.join(stick, name));
  writeFileSync(path.join(stick, `${name} (2)`), 'somebody’s own');
  mkdirSync(path.join(stick, `${name} (3)-in-progress`));
  expect((await exported(falls(), stick)).name).toBe(`${name} (4)`);
  expect(readFileSync(path.join(stick, `${name} (2)`), 'utf8')).toBe('somebody’s own');
});

test.each([
  ['a folder it made', 'tables'],
  ['the whole of it', ''],
])('%s becomes a link to somebody’s own in the middle: nothing is written there', async (_, which) => {
  const [stick, victim] = [tempFolder(), tempFolder()];
  writeFileSync(path.join(victim, 'own.txt'), 'somebody’s own');
  let swapped = false;
  const disk = diskThat({
    async create(file) {
      const folder = which === '' ? path.join(stick, `${name}-in-progress`) : path.dirname(file);
      if (!swapped && path.basename(path.dirname(file)) === (which || path.basename(folder))) {
        swapped = true;
        renameSync(folder, path.join(stick, 'aside'));
        symlinkSync(victim, folder);
      }
      return systemDisk.create(file);
    },
  });
  const desk = falls({ drives: oneStick(stick, disk) });
  expect(await exportTo(desk, stick)).toMatchObject({ ok: false, refusal: { code: 'drive-gone' } });
  expect(swapped).toBe(true);
  expect(readdirSync(victim)).toEqual(['own.txt']);
  expect(readdirSync(stick).filter((one) => one === name)).toEqual([]);
  expect(leftInOffice(desk.folder)).toEqual([]);
});

test.each([
  ['a file that is there', (file: string, _: string) => writeFileSync(file, 'theirs')],
  ['a link', (file: string, victim: string) => symlinkSync(path.join(victim, 'own.txt'), file)],
])('%s is put in the place of a file just before it is made: not written through', async (_, plant) => {
  const [stick, victim] = [tempFolder(), tempFolder()];
  writeFileSync(path.join(victim, 'own.txt'), 'somebody’s own');
  const disk = diskThat({
    async create(file) {
      if (file.endsWith('README.txt')) plant(file, victim);
      return systemDisk.create(file);
    },
  });
  expect(await exportTo(falls({ drives: oneStick(stick, disk) }), stick)).toMatchObject({
    ok: false,
    refusal: { code: 'exists' },
  });
  expect(readFileSync(path.join(victim, 'own.txt'), 'utf8')).toBe('somebody’s own');
  expect(readdirSync(stick)).toEqual([]);
});

/** An export there is refused, and no file of that place is touched. */
async function refusedIn(desk: TestDesk, folder: string, above = folder) {
  const before = filesBelow(above);
  const done = await exportTo(desk, folder);
  expect(filesBelow(above)).toEqual(before);
  if (done.ok) throw new Error('it was written');
  return done.refusal;
}

test.each([
  ['an export', ''],
  ['a folder in an export', 'tables'],
])('%s is no place for another: that one would not be whole any more', async (_, below) => {
  const desk = falls();
  const { folder } = await exported(desk, tempFolder());
  const refusal = await refusedIn(desk, path.join(folder, below), folder);
  expect(refusal.code).toBe('in-an-export');
  expect(refusal.message).toContain(`Choose the folder above “${name}”. Nothing was written.`);
  expect((await checked(folder)).wrong).toEqual([]);
});

test('the folder of another office, such as the practice one, and a folder in it', async () => {
  const other = tempFolder();
  cpSync(falls.folder(), other, { recursive: true });
  mkdirSync(path.join(other, 'out'), { recursive: true });
  const desk = falls();
  for (const below of ['', 'out']) {
    const refusal = await refusedIn(desk, path.join(other, below), other);
    expect(refusal).toMatchObject({ code: 'in-the-data-folder' });
    expect(refusal.message).toMatch(/is the folder of another office, or lies in it\. Choose another place\./);
  }
});

test('the folder the program was installed in goes with the program', async () => {
  const program = tempFolder();
  mkdirSync(path.join(program, 'resources'));
  for (const below of ['', 'resources']) {
    const done = await usableFolder(path.join(program, below), falls().folder, program);
    expect(done).toMatchObject({ ok: false, error: { code: 'in-the-program' } });
  }
  expect(installedIn('C:\\Program Files\\Village Election Desk\\resources\\app.asar\\dist')).toBe(
    'C:\\Program Files\\Village Election Desk',
  );
  expect(installedIn('/Applications/Desk.app/Contents/Resources/app.asar/dist')).toBe(
    '/Applications/Desk.app/Contents',
  );
  expect(installedIn(import.meta.dirname)).toBeNull();
});

test('a folder with backups in it is a good place: the export stands beside them, and none is touched', async () => {
  const backups = tempFolder();
  const desk = falls();
  const place = [...desk.app.desk.places].find(([, known]) => known === backups)?.[0] ?? 'backups';
  desk.app.desk.places.set(place, backups);
  expect((await desk.job('backup', { place })).at(-1)?.kind).toBe('done');
  const before = readdirSync(backups);
  const bytes = before.map((one) => readFileSync(path.join(backups, one)));
  const done = await exported(desk, backups);
  expect(readdirSync(backups).sort()).toEqual([...before, done.name].sort());
  expect(before.map((one) => readFileSync(path.join(backups, one)))).toEqual(bytes);
});

test.each([
  ['a link that leads to itself', 'loop', 'no-such-place', /is a link that leads to itself/],
  ['a path of 5,000 signs', 'x/'.repeat(2500), 'too-long', /The path of that folder is too long/],
  ['a name of 300 signs', 'x'.repeat(300), 'too-long', /The path of that folder is too long/],
  ['a zero in the middle', 'a\0b', 'no-such-place', /is not there/],
  ['a device', '/dev/null', 'no-such-place', /is a file, not a folder/],
  ['nothing', '', 'no-such-place', /^Choose the drive or folder again/],
])('%s is refused in words', async (_, target, code, says) => {
  const beside = tempFolder();
  symlinkSync(path.join(beside, 'loop'), path.join(beside, 'loop'));
  const place = target === '' || target.startsWith('/') ? target : path.join(beside, target);
  expect(await exportTo(falls(), place)).toMatchObject({
    ok: false,
    refusal: { code, message: expect.stringMatching(says) },
  });
  expect(readdirSync(beside)).toEqual(['loop']);
});

test.each([
  ['..', /^export, General/],
  ['CON.', /^CON -, General/],
  ['../../etc/passwd', /^-.*etc-passwd, General/],
  ['C:\\Windows\\System32', /^C - -Windows-System32, General/],
  ['Falls\u202e: ?*<>|"', /^Falls - -’, General/],
  ['名'.repeat(80), /^名{80}, General/],
])(
  'a village called “%s”: an export of its own beside the others, under a name every stick takes',
  async (village, expected) => {
    const stick = tempFolder();
    const desk = falls();
    const renamed = await desk.app.call('office.name-village', {
      act: 'rename-0001',
      input: { name: village, county: 'Sample' },
    });
    if (!renamed.ok) return expect(renamed.refusal.code).toBe('invalid-input');
    const done = await exportTo(desk, stick);
    if (!done.ok) return expect(done.refusal.code).toBe('too-long');
    expect(done.value.name).toMatch(expected);
    expect(readdirSync(stick)).toEqual([done.value.name]);
    expect((await checked(done.value.folder)).wrong).toEqual([]);
  },
);
