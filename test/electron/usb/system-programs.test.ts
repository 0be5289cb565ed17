// The system's own programs when they are missing, hang, talk without end, or say what is not so. They are stand-ins found
// first on the path.
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { askSystem } from '../../../electron/usb/ask-system.ts';
import { systemDrives } from '../../../electron/usb/system-drives.ts';
import { exampleFalls } from '../../support/example-office.ts';
import { oneStick } from '../../support/failing-disk.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const falls = exampleFalls();
const { PATH } = process.env;
let bin = '';
beforeEach(() => {
  bin = tempFolder();
  process.env.PATH = `${bin}:${PATH}`;
});
afterEach(() => {
  process.env.PATH = PATH;
});

function program(name: string, script: string): string {
  const file = path.join(bin, name);
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
}
const listing = (...mounted: readonly string[]): string =>
  JSON.stringify({
    blockdevices: [
      {
        ...{ path: '/dev/sdz', label: null, fsavail: null, mountpoint: null, rm: true, ro: false, hotplug: true },
        tran: 'usb',
        children: mounted.map((mountpoint, at) => ({
          ...{ path: `/dev/sdz${at + 1}`, label: 'ELECTION', fsavail: 1000, mountpoint, rm: true, ro: false },
          ...{ hotplug: true, tran: null },
        })),
      },
    ],
  });

describe.skipIf(process.platform === 'win32')('the system’s programs', () => {
  test('one that does not answer is given up, also when it does not want to end', async () => {
    program('hangs', 'trap "" TERM\nsleep 30');
    const began = performance.now();
    await expect(askSystem('hangs', [], { wait: 200 })).rejects.toThrow('did not answer');
    expect(performance.now() - began).toBeLessThan(5000);
  });

  test('one that talks without end is given up', async () => {
    program('talks', 'yes ELECTION');
    await expect(askSystem('talks', [])).rejects.toThrow('maxBuffer');
  });

  test('missing, failing, or saying something else: no drive is offered, and nothing fails', async () => {
    const drives = systemDrives('linux');
    process.env.PATH = bin;
    expect(await drives.list()).toEqual([]);
    expect(await drives.eject('/media/x')).toBe(false);
    program('lsblk', 'exit 3');
    expect(await drives.list()).toEqual([]);
    program('lsblk', 'echo "lsblk: unrecognized option"');
    expect(await drives.list()).toEqual([]);
  });

  test('let go of: when the system lists it no more', async () => {
    const unmounted = path.join(bin, 'unmounted');
    program('lsblk', `if [ -e '${unmounted}' ]; then echo '${listing()}'; else echo '${listing('/media/x')}'; fi`);
    program('udisksctl', `echo "$@" >> '${unmounted}'`);
    expect(await systemDrives('linux').eject('/media/x')).toBe(true);
    expect(readFileSync(unmounted, 'utf8')).toBe(
      'unmount --no-user-interaction --block-device /dev/sdz1\npower-off --no-user-interaction --block-device /dev/sdz\n',
    );
  });

  test('a program that says it let go of it, and the system still lists it: not safe to remove', async () => {
    program('lsblk', `echo '${listing('/media/x')}'`);
    const said = path.join(bin, 'said');
    program('udisksctl', `echo "$1" >> '${said}'`);
    expect(await systemDrives('linux').eject('/media/x')).toBe(false);
    expect(readFileSync(said, 'utf8')).toBe('unmount\n'); // and its power stays on
  });

  test('another part of the same stick is still in use: not safe to remove', async () => {
    const unmounted = path.join(bin, 'unmounted');
    program(
      'lsblk',
      `if [ -e '${unmounted}' ]; then echo '${listing('/media/other')}'; else echo '${listing('/media/x', '/media/other')}'; fi`,
    );
    program('udisksctl', `touch '${unmounted}'`);
    expect(await systemDrives('linux').eject('/media/x')).toBe(false);
    expect(existsSync(unmounted)).toBe(true);
  });

  test('the program to let go of it is missing, or somebody is still in a folder there: not safe to remove', async () => {
    program('lsblk', `echo '${listing('/media/x')}'`);
    program('udisksctl', 'echo "target is busy" >&2; exit 1');
    expect(await systemDrives('linux').eject('/media/x')).toBe(false);
    expect(await systemDrives('linux').eject('/media/nobodys')).toBe(false);
  });
});

test('a label that breaks lines, turns what follows around or has no end is shown and not obeyed', async () => {
  const label = `EVIL\u202Etxt.exe\n\u001b[2J${'x'.repeat(1000)}`;
  const drives = {
    ...oneStick('/media/a\nb'),
    list: async () => [{ path: '/media/a\nb', label, freeBytes: 1, locked: false }],
  };
  const { drives: shown } = (await falls({ drives }).serve('drive.list', {})) as {
    drives: { label: string; shown: string }[];
  };
  expect(shown[0]?.label).toMatch(/^EVIL\ufffdtxt\.exe\ufffd\ufffd\[2Jx+$/);
  expect(shown[0]?.label).toHaveLength(255);
  expect(shown[0]?.shown).toBe('/media/a\ufffdb');
});
