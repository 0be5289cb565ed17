// Whole exports onto file systems of their own: in an image that is taken out and put in again, locked, or too small. Where
// this machine does not let anybody mount one, the story is skipped and its name says why.
import { cpSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import os, { constants } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Disk, systemDisk } from '../../../electron/usb/disk.ts';
import { exampleFalls } from '../../support/example-office.ts';
import { checked, exported, exportTo, filesBelow, leftInOffice } from '../../support/exporting.ts';
import { diskThat, oneStick } from '../../support/failing-disk.ts';
import { drive, noDrive } from '../../support/real-drives.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const falls = exampleFalls();
const probe = (kind: Parameters<typeof noDrive>[0]) =>
  noDrive(kind, mkdtempSync(path.join(os.tmpdir(), 'desk-probe-')));
const why = { ext4: probe('ext4'), vfat: probe('vfat'), tmpfs: probe('tmpfs') };
const named = (title: string, kind: keyof typeof why) =>
  why[kind] === null ? title : `${title} (skipped: ${why[kind]})`;
/** What an ext4 image has before anybody writes there. */
const ours = (folder: string) => readdirSync(folder).filter((name) => name !== 'lost+found');

describe.skipIf(why.ext4 !== null)(named('ext4', 'ext4'), () => {
  test('whole, taken out, put in again, and checked: every byte came from the image', async () => {
    const stick = drive('ext4', 32);
    const desk = falls({ drives: oneStick(stick.folder) });
    const done = await exported(desk, stick.folder);
    expect(done.after).toBe('ejected');
    stick.again();
    expect(ours(stick.folder)).toEqual([done.name]);
    expect(await checked(done.folder)).toMatchObject({ wrong: [], notes: [], manifestSha256: done.manifestSha256 });
  });

  test('sealed, taken out, put in again, and opened', async () => {
    const stick = drive('ext4', 32);
    const passphrase = 'a stick in the safe';
    const done = await exported(falls(), stick.folder, { passphrase });
    stick.again();
    expect(await checked(done.folder, passphrase)).toMatchObject({ sealed: 'opened', wrong: [] });
  });

  test('locked: said before anything is put together, and in words', async () => {
    const stick = drive('ext4', 32);
    stick.lock();
    const desk = falls();
    const done = await exportTo(desk, stick.folder);
    expect(done).toMatchObject({ ok: false, refusal: { code: 'locked' } });
    if (!done.ok)
      expect(done.refusal.message).toBe(
        `${stick.folder} is locked: it can be read and not written. Slide the lock of the card or stick open, or choose another drive. Nothing was written.`,
      );
    expect(ours(stick.folder)).toEqual([]);
    expect(leftInOffice(desk.folder)).toEqual([]);
  });

  test('locked in the middle, as a system does that no longer trusts a stick: what is left says that it is none', async () => {
    const stick = drive('ext4', 32);
    const disk = after(12, () => stick.lock());
    const done = await exportTo(falls({ drives: oneStick(stick.folder, disk) }), stick.folder);
    expect(done).toMatchObject({ ok: false, refusal: { code: 'locked' } });
    const left = ours(stick.folder);
    expect(left).toEqual([expect.stringMatching(/-in-progress$/)]);
    if (!done.ok) expect(done.refusal.message).toContain(`“${left[0]}”: it is no export, and you can delete it.`);
  });

  test('full in the middle, because somebody else writes there: cleared away, and what to do is said', async () => {
    const stick = drive('ext4', 16);
    const theirs = path.join(stick.folder, 'holiday.mov');
    const disk = after(12, () => fill(theirs));
    const done = await exportTo(falls({ drives: oneStick(stick.folder, disk) }), stick.folder);
    expect(done).toMatchObject({ ok: false, refusal: { code: 'too-small' } });
    if (!done.ok)
      expect(done.refusal.message).toBe(
        'The drive became full before everything was written. Make room there, or use another one. What was begun there was cleared away. Nothing was recorded.',
      );
    expect(ours(stick.folder)).toEqual(['holiday.mov']);
  });
});

describe.skipIf(why.tmpfs !== null)(named('2 MB in memory', 'tmpfs'), () => {
  test('too small: said before anything is written, with what is needed and what is free', async () => {
    const stick = drive('tmpfs', 2);
    const done = await exportTo(falls({ drives: oneStick(stick.folder) }), stick.folder);
    expect(done).toMatchObject({ ok: false, refusal: { code: 'too-small' } });
    if (!done.ok)
      expect(done.refusal.message).toMatch(
        /^The export needs \d+\.\d MB, and stick has 2\.\d MB free\. Use another drive, or make room there first\. Nothing was written\.$/,
      );
    expect(ours(stick.folder)).toEqual([]);
  });

  test('its room was told wrongly: full in the middle, and cleared away', async () => {
    const stick = drive('tmpfs', 2);
    fill(path.join(stick.folder, 'theirs'), 1_900_000);
    const disk = diskThat({ free: async () => null });
    const done = await exportTo(falls({ drives: oneStick(stick.folder, disk) }), stick.folder);
    expect(done).toMatchObject({ ok: false, refusal: { code: 'too-small' } });
    expect(ours(stick.folder)).toEqual(['theirs']);
  });
});

test.skipIf(why.tmpfs !== null)(
  named('the office’s own disk is full: said so, nothing is left of it, and the stick is untouched', 'tmpfs'),
  async () => {
    const [own, stick] = [drive('tmpfs', 6), tempFolder()];
    cpSync(falls.folder(), own.folder, { recursive: true });
    const desk = falls({ folder: own.folder });
    const office = filesBelow(own.folder);
    fill(path.join(own.folder, 'theirs'), 6_000_000);
    const done = await exportTo(desk, stick);
    expect(done).toMatchObject({ ok: false, refusal: { code: 'disk-full' } });
    if (!done.ok) expect(done.refusal.message).toMatch(/Nothing was written on the drive, and nothing was recorded\.$/);
    expect(filesBelow(own.folder)).toEqual([...office, 'theirs'].sort());
    expect(readdirSync(stick)).toEqual([]);
    await desk.app.close();
  },
);

describe.skipIf(why.vfat !== null)(named('FAT32', 'vfat'), () => {
  test('whole, taken out, put in again, and checked', async () => {
    const stick = drive('vfat', 64);
    const done = await exported(falls({ drives: oneStick(stick.folder) }), stick.folder);
    stick.again();
    expect(await checked(done.folder)).toMatchObject({ wrong: [], notes: [] });
  });

  test('a second export beside the first, under a name that differs in more than its letters’ size', async () => {
    const stick = drive('vfat', 64);
    const first = await exported(falls(), stick.folder);
    expect((await exported(falls(), stick.folder)).name).toBe(`${first.name} (2)`);
  });

  test('a file of that name in small letters is there: FAT takes them for one, and it stays', async () => {
    const stick = drive('vfat', 64);
    const name = 'example falls, general election of march 16, 2027, archive';
    writeFileSync(path.join(stick.folder, name), 'theirs');
    expect((await exported(falls(), stick.folder)).name).toMatch(/ \(2\)$/);
    expect(ours(stick.folder)).toContain(name);
  });
});

/** Does something else with the drive just before the file of that number is begun. */
function after(files: number, meanwhile: () => void): Disk {
  let begun = 0;
  return diskThat({
    create(file) {
      begun += 1;
      if (begun === files) meanwhile();
      return systemDisk.create(file);
    },
  });
}

/** As much as goes, or so many bytes. */
function fill(file: string, bytes = Number.POSITIVE_INFINITY): void {
  const piece = Buffer.alloc(64 * 1024, 1);
  try {
    for (let written = 0; written < bytes; written += piece.length) writeFileSync(file, piece, { flag: 'a' });
  } catch (error) {
    expect((error as NodeJS.ErrnoException).errno).toBe(-constants.errno.ENOSPC);
  }
}
