// Places an export cannot go to, told before the first byte is written.
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { systemDisk } from '../../../electron/usb/disk.ts';
import { fits } from '../../../electron/usb/fits.ts';
import { usableFolder } from '../../../electron/usb/target.ts';
import { exampleFalls } from '../../support/example-office.ts';
import { exportTo } from '../../support/exporting.ts';
import { diskThat, oneStick } from '../../support/failing-disk.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const falls = exampleFalls();
const file = (at: string, bytes = 10) => ({ path: at, from: '/nowhere', bytes, sha256: 'a'.repeat(64) });

test.each([
  ['the office’s own folder', (office: string) => office, 'in-the-data-folder'],
  ['a folder inside it', (office: string) => path.join(office, 'backups'), 'in-the-data-folder'],
  ['a link into it', (_: string, beside: string) => path.join(beside, 'link'), 'in-the-data-folder'],
  ['a file', (_: string, beside: string) => path.join(beside, 'file.txt'), 'no-such-place'],
  ['below a file', (_: string, beside: string) => path.join(beside, 'file.txt', 'deeper'), 'no-such-place'],
  ['a drive that is away', (_: string, beside: string) => path.join(beside, 'away'), 'no-such-place'],
])('%s is refused, and nothing is written', async (_, where, code) => {
  const desk = falls();
  const beside = tempFolder();
  mkdirSync(path.join(desk.folder, 'backups'));
  symlinkSync(desk.folder, path.join(beside, 'link'));
  writeFileSync(path.join(beside, 'file.txt'), 'a file');
  const before = readdirSync(desk.folder).sort();
  const done = await exportTo(desk, where(desk.folder, beside));
  expect(done).toMatchObject({ ok: false, refusal: { code } });
  expect(readdirSync(desk.folder).sort()).toEqual(before);
  expect(readdirSync(beside).sort()).toEqual(['file.txt', 'link']);
});

test('a link to a folder elsewhere is followed, and the folder named as the disk calls it', async () => {
  const [real, beside] = [tempFolder(), tempFolder()];
  symlinkSync(real, path.join(beside, 'stick'));
  expect(await usableFolder(path.join(beside, 'stick'), falls().folder)).toEqual({ ok: true, value: real });
});

test('too small: needed and free are both said, before anything is written', async () => {
  const stick = tempFolder();
  const done = await exportTo(falls({ drives: oneStick(stick, diskThat({ free: async () => 50_000 })) }), stick);
  expect(done).toMatchObject({ ok: false, refusal: { code: 'too-small' } });
  if (!done.ok) expect(done.refusal.message).toMatch(/^The export needs \d+(\.\d)? [KM]B, and \S+ has 50 KB free\./);
  expect(readdirSync(stick)).toEqual([]);
});

test.each([
  ['more than 4 GB in one file', [file('log/log.jsonl', 2 ** 32)], 'too-large'],
  ['a device’s name', [file('papers/con.pdf')], 'bad-name'],
  ['a way out', [file('../office.sqlite')], 'bad-name'],
  ['a way out in the middle', [file('papers/../../x')], 'bad-name'],
  ['a whole path', [file('/etc/passwd')], 'bad-name'],
  ['a drive of Windows', [file('C:/Users/x')], 'bad-name'],
  ['two that a stick takes for one', [file('papers/Notice.pdf'), file('papers/notice.pdf')], 'bad-name'],
  ['a dot at the end', [file('papers/notice.')], 'bad-name'],
])('files no stick takes: %s', async (_, files, code) => {
  const done = await fits(systemDisk, files, { folder: tempFolder(), name: 'Example' });
  expect(done).toMatchObject({ ok: false, error: { code } });
});

test('with every name an export may have, the path stays below what Windows takes', async () => {
  const longest = file(`papers/${'x'.repeat(133)}`);
  expect((await fits(systemDisk, [longest], { folder: tempFolder(), name: 'n'.repeat(100) })).ok).toBe(true);
  const done = await fits(systemDisk, [longest], { folder: tempFolder(), name: 'n'.repeat(110) });
  expect(done).toMatchObject({ ok: false, error: { code: 'too-long' } });
});

test('a reader looks on and takes nothing away', async () => {
  const desk = falls();
  const { person } = await desk.do('people.add', { name: 'Pat Quill', role: 'reader' });
  await desk.serve('desk.choose-person', { person });
  const stick = tempFolder();
  expect(await exportTo(desk, stick)).toMatchObject({ ok: false, refusal: { code: 'reader-may-not' } });
  expect(readdirSync(stick)).toEqual([]);
});
