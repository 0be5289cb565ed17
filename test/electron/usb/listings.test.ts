// What the operating systems' own programs print about drives, read as they print it.
import { expect, test } from 'vitest';
import { drivesIn as linuxDrivesIn } from '../../../electron/usb/linux-drives.ts';
import { driveIn as macDriveIn } from '../../../electron/usb/mac-drives.ts';
import { systemDrives } from '../../../electron/usb/system-drives.ts';
import { drivesIn as windowsDrivesIn } from '../../../electron/usb/windows-drives.ts';

const block = (path: string, but: Record<string, unknown> = {}) => ({
  ...{ path, label: null, fsavail: null, mountpoint: null, rm: false, ro: false, hotplug: false, tran: null },
  ...but,
});

test('Linux: a stick, a locked card, a USB disk; not the disk the system lies on, nor what is not mounted', () => {
  const stick = block('/dev/sdb', {
    ...{ rm: true, hotplug: true, tran: 'usb' },
    children: [
      block('/dev/sdb1', { label: 'ELECTION', fsavail: 7_900_000_000, mountpoint: '/media/ruth/ELECTION', rm: true }),
    ],
  });
  const card = block('/dev/mmcblk0', {
    ...{ rm: true, ro: true },
    children: [block('/dev/mmcblk0p1', { fsavail: '1000', mountpoint: '/media/ruth/CARD', rm: true, ro: true })],
  });
  const disk = block('/dev/sdc', {
    tran: 'usb',
    children: [block('/dev/sdc1', { label: 'WD', mountpoint: '/media/ruth/WD' }), block('/dev/sdc2')],
  });
  const own = block('/dev/sda', {
    children: [block('/dev/sda1', { mountpoint: '/' }), block('/dev/sda2', { mountpoint: '/boot/efi' })],
  });
  const drives = linuxDrivesIn(JSON.stringify({ blockdevices: [own, stick, card, disk] }));
  expect(drives).toMatchObject([
    {
      device: '/dev/sdb1',
      stick: '/dev/sdb',
      path: '/media/ruth/ELECTION',
      label: 'ELECTION',
      freeBytes: 7_900_000_000,
    },
    {
      device: '/dev/mmcblk0p1',
      stick: '/dev/mmcblk0',
      path: '/media/ruth/CARD',
      label: '',
      freeBytes: 1000,
      locked: true,
    },
    { device: '/dev/sdc1', stick: '/dev/sdc', path: '/media/ruth/WD', label: 'WD', freeBytes: null, locked: false },
  ]);
});

test('Linux, an older lsblk, which writes truth and numbers as text', () => {
  const child = block('/dev/sdb1', {
    label: 'X',
    fsavail: '42',
    mountpoint: '/media/x',
    rm: '1',
    ro: '0',
    hotplug: '1',
  });
  const listing = {
    blockdevices: [block('/dev/sdb', { rm: '1', ro: '0', hotplug: '1', tran: 'usb', children: [child] })],
  };
  expect(linuxDrivesIn(JSON.stringify(listing))).toMatchObject([{ path: '/media/x', freeBytes: 42, locked: false }]);
});

test('Linux, names with signs no name has: an older lsblk writes them in a way that is no JSON', () => {
  const text =
    '{"blockdevices":[{"path":"/dev/sdb","label":"A\\x20B\\x0a\\\\x41","fsavail":null,"mountpoint":"/media/a\\x0ab","rm":true,"ro":false,"hotplug":true,"tran":"usb"}]}';
  expect(linuxDrivesIn(text)).toMatchObject([{ label: 'A B\n\\x41', path: '/media/a\nb' }]);
});

test('Linux, a listing that goes down and down without end is thrown out', () => {
  const one = JSON.stringify(block('/dev/sdb', { rm: true })).slice(0, -1);
  const depth = 20_000;
  const text = `{"blockdevices":[${`${one},"children":[`.repeat(depth)}${']}'.repeat(depth)}]}`;
  expect(() => linuxDrivesIn(text)).toThrow();
});

test('a stick the system itself was started from is none to carry away', () => {
  const live = block('/dev/sdb', { rm: true, children: [block('/dev/sdb1', { mountpoint: '/' })] });
  expect(linuxDrivesIn(JSON.stringify({ blockdevices: [live] }))).toEqual([]);
});

test('Windows', () => {
  const listing =
    '\uFEFF[{"DeviceID":"E:","VolumeName":"ELECTION","FreeSpace":15728640,"ReadOnly":false},{"DeviceID":"F:","VolumeName":null,"FreeSpace":0,"ReadOnly":true}]';
  expect(windowsDrivesIn(listing)).toEqual([
    { path: 'E:\\', label: 'ELECTION', freeBytes: 15728640, locked: false },
    { path: 'F:\\', label: '', freeBytes: 0, locked: true },
  ]);
  expect(windowsDrivesIn('[]')).toEqual([]);
});

test('a Mac', () => {
  const described = {
    MountPoint: '/Volumes/ELECTION',
    VolumeName: 'ELECTION',
    FreeSpace: 5_000_000,
    Internal: false,
    WritableVolume: true,
  };
  expect(macDriveIn(JSON.stringify(described))).toEqual({
    path: '/Volumes/ELECTION',
    label: 'ELECTION',
    freeBytes: 5_000_000,
    locked: false,
  });
  expect(macDriveIn(JSON.stringify({ ...described, MountPoint: '/', Internal: true }))).toBeNull();
});

test.each(['', '[1,2]', '{"MountPoint":""}', '{"MountPoint":["/"],"Internal":false}'])(
  'a Mac, no listing: %s',
  (text) => {
    expect(() => macDriveIn(text)).toThrow();
  },
);

test.each(['no JSON', '{}', '[{"DeviceID":"..\\\\x"}]'])('a listing that is none is thrown out: %s', (text) => {
  expect(() => linuxDrivesIn(text)).toThrow();
  expect(() => windowsDrivesIn(text)).toThrow();
});

test('10,000 drives are a long list and no harm', () => {
  const many = Array.from({ length: 10_000 }, (_, at) =>
    block(`/dev/sd${at}`, { rm: true, mountpoint: `/media/${at}` }),
  );
  expect(linuxDrivesIn(JSON.stringify({ blockdevices: many }))).toHaveLength(10_000);
});

test('where the system has no such program, no drive is offered and nothing fails', async () => {
  const none = systemDrives('aix');
  expect(await none.list()).toEqual([]);
  expect(await none.eject('/media/x')).toBe(false);
});
