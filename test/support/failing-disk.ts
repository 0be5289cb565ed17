// Disks that fail: pulled out after so many dealings, full after so many bytes, or one that remembers wrongly.
import { type Disk, systemDisk } from '../../electron/usb/disk.ts';
import type { Drives } from '../../electron/usb/drives.ts';

const failure = (code: string): Error => Object.assign(new Error(`${code}: made to fail`), { code });

export interface CountedDisk extends Disk {
  /** Dealings with the disk so far. */
  readonly dealings: () => number;
}

/** Works until `after` dealings were done with it, and from then on answers nothing: as a stick that is pulled out. */
export function pulledDisk(after = Number.POSITIVE_INFINITY, code = 'EIO'): CountedDisk {
  let dealings = 0;
  const deal = (): void => {
    dealings += 1;
    if (dealings > after) throw failure(code);
  };
  return {
    dealings: () => dealings,
    async free(folder) {
      return systemDisk.free(folder);
    },
    async isThere(place) {
      deal();
      return systemDisk.isThere(place);
    },
    async makeFolder(folder) {
      deal();
      return systemDisk.makeFolder(folder);
    },
    async create(file) {
      deal();
      const growing = await systemDisk.create(file);
      return {
        async write(bytes) {
          deal();
          await growing.write(bytes);
        },
        async sync() {
          deal();
          await growing.sync();
        },
        close: () => growing.close(),
      };
    },
    async *read(file) {
      for await (const chunk of systemDisk.read(file)) {
        deal();
        yield chunk;
      }
    },
    async rename(from, to) {
      deal();
      return systemDisk.rename(from, to);
    },
    async syncFolder(folder) {
      deal();
      return systemDisk.syncFolder(folder);
    },
    async remove(folder) {
      deal();
      return systemDisk.remove(folder);
    },
  };
}

/** A disk that fails in one thing and can do everything else. */
export const diskThat = (but: Partial<Disk>): Disk => ({ ...systemDisk, ...but });

/** One stick at that path. `ejects`: whether an ordinary user may. */
export const oneStick = (path: string, disk: Disk = systemDisk, ejects = true, free: number | null = null): Drives => ({
  disk,
  list: async () => [{ path, label: 'ELECTION', freeBytes: free, locked: false }],
  eject: async () => ejects,
});
