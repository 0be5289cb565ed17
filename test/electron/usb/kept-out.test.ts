// Folders that look as if they could be written and cannot: Windows and macOS keep programs out of some, and say of it
// what they like. And what each way of failing is called.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { NotCopied } from '../../../electron/usb/copy-verified.ts';
import { whyNotWritten } from '../../../electron/usb/why-not-written.ts';
import { exampleFalls } from '../../support/example-office.ts';
import { exportTo, leftInOffice } from '../../support/exporting.ts';
import { diskThat, oneStick } from '../../support/failing-disk.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const falls = exampleFalls();
const failing = (code: string) => Object.assign(new Error(`${code}: made to fail`), { code });

test.each(['EPERM', 'EACCES', 'ENOENT'])(
  'Windows answers %s: its setting is named, and another folder offered',
  (code) => {
    const folder = tempFolder();
    const { error } = whyNotWritten(new NotCopied(failing(code), null, false), folder, 'win32');
    expect(error).toMatchObject({
      code: 'not-writable',
      message: `You may not write in ${folder}. Windows may keep programs out of this folder: Windows Security, Virus & threat protection, Ransomware protection, “Controlled folder access”. Choose another folder. Nothing was written, and nothing was recorded.`,
    });
  },
);

test('macOS answers EPERM: its setting is named', () => {
  const { error } = whyNotWritten(new NotCopied(failing('EPERM'), null, false), tempFolder(), 'darwin');
  expect(error.message).toContain('Privacy & Security, “Files and Folders”');
});

test.each([
  ['EPERM', 'not-writable'],
  ['EACCES', 'not-writable'],
  ['ENOENT', 'not-writable'],
  ['EROFS', 'locked'],
  ['ENOSPC', 'too-small'],
  ['EDQUOT', 'too-small'],
  ['ENAMETOOLONG', 'too-long'],
  ['EIO', 'drive-gone'],
])('the first folder there is answered with %s: nothing lies there, nothing is on record', async (code, says) => {
  const stick = tempFolder();
  const desk = falls({ drives: oneStick(stick, diskThat({ makeFolder: () => Promise.reject(failing(code)) })) });
  const done = await exportTo(desk, stick);
  expect(done).toMatchObject({ ok: false, refusal: { code: says, fields: [{ path: 'place' }] } });
  if (!done.ok) expect(done.refusal.message).toMatch(/\. Nothing was written, and nothing was recorded\.$/);
  expect(readdirSync(stick)).toEqual([]);
  expect(leftInOffice(desk.folder)).toEqual([]);
  expect((await desk.ask('records.taken-away', {})).exports).toEqual([]);
});

test('what cannot be cleared away is named as it is called there, also beside an older export', async () => {
  const stick = tempFolder();
  expect((await exportTo(falls(), stick)).ok).toBe(true);
  const disk = diskThat({
    create: () => Promise.reject(failing('EIO')),
    remove: () => Promise.reject(failing('EIO')),
  });
  const done = await exportTo(falls({ drives: oneStick(stick, disk) }), stick);
  const [left = ''] = readdirSync(stick).filter((name) => name.endsWith('-in-progress'));
  expect(left).toMatch(/ \(2\)-in-progress$/);
  expect(done).toMatchObject({ ok: false, refusal: { code: 'drive-gone' } });
  if (!done.ok)
    expect(done.refusal.message).toBe(
      `The drive was taken out, or it does not answer any more, before everything was written. Put it in again, or another one, and start anew. What was begun may still be there, called “${left}”: it is no export, and you can delete it. Nothing was recorded.`,
    );
});

test('a fault of the program’s own is not blamed on the drive', () => {
  const fault = new TypeError('undefined is not a function');
  expect(() => whyNotWritten(new NotCopied(fault, 'x-in-progress', true), path.sep)).toThrow(fault);
});
