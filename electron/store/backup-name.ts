// The names of a backup while it grows and when it is finished: of two at once none ever takes another’s place.
import { lstatSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { nextName } from '../backups/names.ts';
import { newMark } from '../ids.ts';

/** `staged`: the copy on the office’s own disk. `growing`: what becomes the backup. */
export interface Unfinished {
  readonly staged: string;
  readonly growing: string;
}

/** Nobody else has files of these names: two backups to one target grow side by side, and nobody’s file is in the way. */
export function unfinishedNames(officeFile: string, target: string): Unfinished {
  const ending = `-${newMark()}-in-progress`;
  return {
    growing: `${target}${ending}`,
    staged: path.join(path.dirname(path.resolve(officeFile)), `backup${ending}`),
  };
}
const unfinished = /-[0-9a-f]{12}-in-progress$/;
/** Whether a file has a name that only an unfinished backup of this program gets. */
export const isUnfinishedName = (file: string): boolean => unfinished.test(file);

/** The backup or its digest, whichever lies there already; null where neither does. */
export const whatIsThere = (target: string): string | null => [target, `${target}.sha256`].find(lies) ?? null;

function lies(file: string): boolean {
  try {
    return lstatSync(file, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false; // its folder is no folder: said when it is written to
  }
}

/** A name is ours once we have made its digest: of two backups at once, only one can. */
export class FinishedName {
  readonly #target: string;
  readonly #another: boolean;
  #digest: string | null = null;

  constructor(target: string, another: boolean) {
    this.#target = target;
    this.#another = another;
  }

  /** Files that are in vain if the backup is not finished. */
  get claimed(): readonly string[] {
    return this.#digest === null ? [] : [this.#digest];
  }

  /** The file the backup may become, its digest beside it and on the disk; null where the name is taken. */
  async claim(sha256: string): Promise<string | null> {
    for (let count = 1; count === 1 || this.#another; count += 1) {
      const name = path.join(path.dirname(this.#target), nextName(path.basename(this.#target), count));
      if (whatIsThere(name)) continue;
      const handle = await open(`${name}.sha256`, 'wx').catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
      });
      if (!handle) continue;
      this.#digest = `${name}.sha256`;
      try {
        await handle.writeFile(`${sha256}  ${path.basename(name)}\n`);
        await handle.sync();
      } finally {
        await handle.close();
      }
      return name;
    }
    return null;
  }
}

/** A file and what SQLite may put beside it. */
export const siblings = (file: string): string[] => ['', '-wal', '-shm', '-journal'].map((end) => `${file}${end}`);

export function clearAway(files: readonly string[]): void {
  for (const file of files) {
    try {
      rmSync(file, { force: true });
    } catch {
      // The place is gone or cannot be written: there is nothing of ours in it, or nothing we can do about it.
    }
  }
}
