// Files from this computer onto another disk: copied, synced, read again and compared, under a name that says
// “in progress” until every byte was found there.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { JobControl } from '../job-runner.ts';
import type { Disk } from './disk.ts';

/** A file that lies ready on this computer, and its place in the export with forward slashes. */
export interface StagedFile {
  readonly path: string;
  readonly from: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** What was read back is not what was written. */
export class ReadBackDiffers extends Error {}

/** It came to no end. `cause`: what the disk threw. */
export class NotCopied extends Error {
  /** The name of what was begun there; null where nothing was. */
  readonly begun: string | null;
  /** Whether that was cleared away again. */
  readonly cleared: boolean;

  constructor(cause: unknown, begun: string | null, cleared: boolean) {
    super('The copy came to no end.', { cause });
    this.begun = begun;
    this.cleared = cleared;
  }
}

const ending = '-in-progress';

/**
 * Copies `files` into a new folder in `folder`, called `name`, or `name (2)` and so on where that is taken; `last` are
 * written when all others were compared. Returns its path. After Stop or a failure what was begun is cleared away where
 * the disk lets it; else it stays, and its name ends in “-in-progress”. Throws NotCopied, whose cause is what the disk
 * threw, or ReadBackDiffers.
 */
export async function copyVerified(
  disk: Disk,
  { files, last, folder, name }: Parcel,
  control: JobControl,
): Promise<string> {
  const { growing, finished } = await claim(disk, folder, name).catch((error: unknown) => {
    throw new NotCopied(error, null, false);
  });
  try {
    const work = new Copying(
      disk,
      growing,
      [...files, ...last].reduce((sum, { bytes }) => sum + 2 * bytes, 0),
      control,
    );
    for (const batch of [files, last]) {
      for (const file of batch) await work.write(file);
      await work.syncFolders();
      for (const file of batch) await work.compare(file);
    }
    if (await disk.isThere(finished)) throw Object.assign(new Error('taken meanwhile'), { code: 'EEXIST' });
    await disk.rename(growing, finished);
  } catch (error) {
    throw new NotCopied(error, path.basename(growing), await cleared(disk, growing));
  }
  await disk.syncFolder(folder);
  return finished;
}

/** Only what was seen there and is seen no more was cleared away: of a drive that is out, nothing is to be seen either. */
async function cleared(disk: Disk, growing: string): Promise<boolean> {
  try {
    if (!(await disk.isThere(growing))) return false;
    await disk.remove(growing);
    return !(await disk.isThere(growing));
  } catch {
    return false;
  }
}

export interface Parcel {
  readonly files: readonly StagedFile[];
  readonly last: readonly StagedFile[];
  readonly folder: string;
  readonly name: string;
}

/** A name nobody has, neither finished nor in progress; ours as soon as its folder is made. */
async function claim(disk: Disk, folder: string, name: string): Promise<{ growing: string; finished: string }> {
  for (let count = 1; ; count += 1) {
    const finished = path.join(folder, count === 1 ? name : `${name} (${count})`);
    const growing = `${finished}${ending}`;
    if ((await disk.isThere(finished)) || (await disk.isThere(growing))) continue;
    try {
      await disk.makeFolder(growing);
      return { growing, finished };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

const inKilobytes = (bytes: number): number => Math.ceil(bytes / 1000);

class Copying {
  readonly #made = new Set<string>();
  #done = 0;
  readonly #disk: Disk;
  readonly #root: string;
  readonly #total: number;
  readonly #control: JobControl;

  constructor(disk: Disk, root: string, total: number, control: JobControl) {
    this.#disk = disk;
    this.#root = root;
    this.#total = total;
    this.#control = control;
    this.#made.add(root);
  }

  async write(file: StagedFile): Promise<void> {
    const target = this.#placeOf(file);
    await this.#folderFor(target);
    const growing = await this.#disk.create(target);
    try {
      for await (const chunk of createReadStream(file.from, { highWaterMark: 256 * 1024 })) {
        await growing.write(chunk as Buffer);
        await this.#went((chunk as Buffer).length, 'KB written');
      }
      await growing.sync();
    } finally {
      await growing.close();
    }
  }

  async compare(file: StagedFile): Promise<void> {
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const chunk of this.#disk.read(this.#placeOf(file))) {
      hash.update(chunk);
      bytes += chunk.length;
      await this.#went(chunk.length, 'KB written and read again');
    }
    if (bytes !== file.bytes || hash.digest('hex') !== file.sha256) throw new ReadBackDiffers(file.path);
  }

  async syncFolders(): Promise<void> {
    for (const folder of this.#made) await this.#disk.syncFolder(folder);
  }

  #placeOf = (file: StagedFile): string => path.join(this.#root, ...file.path.split('/'));

  async #folderFor(target: string): Promise<void> {
    const folder = path.dirname(target);
    if (this.#made.has(folder)) return;
    await this.#folderFor(folder);
    await this.#disk.makeFolder(folder);
    this.#made.add(folder);
  }

  async #went(bytes: number, what: string): Promise<void> {
    this.#done += bytes;
    this.#control.progress({ what, done: inKilobytes(this.#done), total: inKilobytes(this.#total) });
    await this.#control.breathe();
  }
}
