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

/** A drive with the block device of its file system, and of the whole stick that is on. */
type OnDevice = Drive & { readonly device: string; readonly stick: string };

const listed = async (): Promise<OnDevice[]> =>
  drivesIn(await askSystem('lsblk', ['--json', '--bytes', '--output', columns]));

export const linuxDrives = async (): Promise<Drive[]> =>
  (await listed()).map(({ device: _, stick: __, ...drive }) => drive);

/** What `lsblk` printed: every mounted file system on something that can be pulled out. Throws where it is another listing. */
export function drivesIn(listing: string): OnDevice[] {
  // Older versions write a sign in a name as \x20, which is no JSON.
  const json = listing.replace(/(?<!\\)((?:\\\\)*)\\x([0-9a-f]{2})/gi, '$1\\u00$2');
  return Listing.parse(JSON.parse(json)).blockdevices.flatMap((block) => mountedIn(block, block.path, false));
}

/** Where the system itself lies, nothing is a drive to carry away. */
const systemsOwn = /^\/($|boot(\/|$)|usr|var|home$|snap)|^\[SWAP\]$/;

function mountedIn(block: Block, stick: string, removable: boolean): OnDevice[] {
  const pulled = removable || block.rm || block.hotplug || block.tran === 'usb';
  const { path: device, mountpoint, label, fsavail, ro } = block;
  const own =
    pulled && mountpoint !== null && !systemsOwn.test(mountpoint)
      ? [{ device, stick, path: mountpoint, label: label ?? '', freeBytes: fsavail, locked: ro }]
      : [];
  return [...own, ...block.children.flatMap((child) => mountedIn(child, stick, pulled))];
}

/**
 * Unmounted, and its power off where the drive knows that. True only when the system lists nothing of that stick any more,
 * whatever its program said: another part of it, or the same one at another place, may still be written to.
 */
export async function ejectOnLinux(path: string): Promise<boolean> {
  const drive = (await listed()).find((one) => one.path === path);
  if (!drive) return false;
  await askSystem('udisksctl', ['unmount', '--no-user-interaction', '--block-device', drive.device]);
  if ((await listed()).some(({ stick }) => stick === drive.stick)) return false;
  await askSystem('udisksctl', ['power-off', '--no-user-interaction', '--block-device', drive.stick]).catch(() => '');
  return true;
}
