// The files of a sealed export, written out while they are read. Into an empty folder only; nothing is ever overwritten.
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { NotOpened } from '../exports/sealed-archive.ts';
import { isDiskFull } from '../store/store-problem.ts';
import type { Along } from './check-export.ts';

/** Throws NotOpened where the folder has something in it, or cannot be made. */
export function unpackInto(folder: string): Along {
  try {
    if (existsSync(folder) && readdirSync(folder).length > 0)
      throw new NotOpened(`${folder} is not empty. Name a new folder.`);
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    if (error instanceof NotOpened) throw error;
    throw new NotOpened(`${folder} cannot be used as a folder. Name another one.`);
  }
  return (entry) => ({
    ...entry,
    async *read() {
      const file = path.join(folder, ...entry.path.split('/'));
      const handle = await written(async () => {
        mkdirSync(path.dirname(file), { recursive: true });
        return open(file, 'wx');
      });
      try {
        for await (const chunk of entry.read()) {
          await written(() => handle.writeFile(chunk));
          yield chunk;
        }
        await written(() => handle.sync());
      } finally {
        await handle.close();
      }
    },
  });
}

/** What the disk does not take is not the fault of what is read. */
async function written<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const full = isDiskFull(error) ? 'its disk is full' : 'a file could not be written there';
    throw new NotOpened(`It was not unpacked to its end: ${full}. Delete what is there and name another folder.`);
  }
}
