// Removable drives on Linux: `lsblk` lists them, `udisksctl` lets an ordinary user let go of one.
import { z } from 'zod';
import { askSystem } from './ask-system.ts';
import type { Drive } from './drives.ts';

/** Older versions say "1" for true and write every number as a text. */
const Flag = z.union([z.boolean(), z.enum(['0', '1'])]).transform((flag) => flag === true || flag === '1');
const Size = z
  .union([z.number(), z.string(), z.null()])
  .transform((size) => (size === null || size === '' ? null : Number(size)));

interface Block {
  path: string;
  label: string | null;
  fsavail: number | null;
  mountpoint: string | null;
  rm: boolean;
  ro: boolean;
  hotplug: boolean;
  tran: string | null;
  children: Block[];
}
const Block: z.ZodType<Block> = z.lazy(() =>
  z.object({
    path: z.string(),
    label: z.string().nullable(),
    fsavail: Size,
    mountpoint: z.string().nullable(),
    rm: Flag,
    ro: Flag,
    hotplug: Flag,
    tran: z.string().nullable(),
    children: z.array(Block).default([]),
  }),
);
const Listing = z.object({ blockdevices: z.array(Block) });

const columns = 'PATH,LABEL,FSAVAIL,MOUNTPOINT,RM,RO,HOTPLUG,TRAN';

export const linuxDrives = async (): Promise<Drive[]> =>
  drivesIn(await askSystem('lsblk', ['--json', '--bytes', '--output', columns])).map(
    ({ device: _, ...drive }) => drive,
  );

/** What `lsblk` printed: every mounted file system on something that can be pulled out. Throws where it is another listing. */
export function drivesIn(listing: string): (Drive & { readonly device: string })[] {
  return Listing.parse(JSON.parse(listing)).blockdevices.flatMap((block) => mountedIn(block, false));
}

/** Where the system itself lies, nothing is a drive to carry away. */
const systemsOwn = /^\/($|boot(\/|$)|usr|var|home$|snap)|^\[SWAP\]$/;

function mountedIn(block: Block, removable: boolean): (Drive & { readonly device: string })[] {
  const pulled = removable || block.rm || block.hotplug || block.tran === 'usb';
  const { path: device, mountpoint, label, fsavail, ro } = block;
  const own =
    pulled && mountpoint !== null && !systemsOwn.test(mountpoint)
      ? [{ device, path: mountpoint, label: label ?? '', freeBytes: fsavail, locked: ro }]
      : [];
  return [...own, ...block.children.flatMap((child) => mountedIn(child, pulled))];
}

/** Unmounted, and its power off where the drive knows that; it is safe to pull as soon as it is unmounted. */
export async function ejectOnLinux(path: string): Promise<boolean> {
  const listed = drivesIn(await askSystem('lsblk', ['--json', '--bytes', '--output', columns]));
  const drive = listed.find((one) => one.path === path);
  if (!drive) return false;
  await askSystem('udisksctl', ['unmount', '--no-user-interaction', '--block-device', drive.device]);
  await askSystem('udisksctl', ['power-off', '--no-user-interaction', '--block-device', drive.device]).catch(() => '');
  return true;
}
