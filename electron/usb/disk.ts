// What an export asks of the disk it is written to. Nothing here overwrites anything: a file or folder that is there is
// a failure, and so is a link in its place.
import { createReadStream } from 'node:fs';
import { lstat, mkdir, open, rename, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder } from '../store/on-disk.ts';

export interface GrowingFile {
  write(bytes: Uint8Array): Promise<void>;
  /** Resolves when the disk says that it has everything. */
  sync(): Promise<void>;
  close(): Promise<void>;
}
export interface Disk {
  /** Bytes an ordinary user may still write there; null where nobody knows. */
  free(folder: string): Promise<number | null>;
  isThere(place: string): Promise<boolean>;
  /** Throws EEXIST where anything lies there. */
  makeFolder(folder: string): Promise<void>;
  /** Throws EEXIST where anything lies there, a link as well, and ENOTDIR where its folder was made a link meanwhile. */
  create(file: string): Promise<GrowingFile>;
  /** Opens it anew and reads it from the beginning. */
  read(file: string): AsyncIterable<Buffer>;
  rename(from: string, to: string): Promise<void>;
  syncFolder(folder: string): Promise<void>;
  /** A folder this program made, with everything in it. */
  remove(folder: string): Promise<void>;
}

export const systemDisk: Disk = {
  async free(folder) {
    const found = await statfs(folder, { bigint: true }).catch(() => null);
    return found ? Number(found.bavail * found.bsize) : null;
  },
  async isThere(place) {
    try {
      await lstat(place);
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
      throw error;
    }
  },
  async makeFolder(folder) {
    await mkdir(folder);
  },
  async create(file) {
    // Whoever else writes there may have put a link in the place of a folder we made.
    if (!(await lstat(path.dirname(file))).isDirectory())
      throw Object.assign(new Error(`${path.dirname(file)} is no folder any more`), { code: 'ENOTDIR' });
    const handle = await open(file, 'wx');
    return {
      write: (bytes) => handle.writeFile(bytes),
      sync: () => handle.sync(),
      close: () => handle.close(),
    };
  },
  read: (file) => createReadStream(file, { highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>,
  rename,
  syncFolder,
  remove: (folder) => rm(folder, { recursive: true, force: true }),
};
