// A long file for the printer while it is drawn, `-in-progress` by its name, and the name under which the viewer gets it.
import { existsSync } from 'node:fs';
import { type FileHandle, rename } from 'node:fs/promises';
import path from 'node:path';
import type { Sink } from './render-sheets.ts';

/** 256 kilobytes: pdfkit gives a page in a dozen small pieces, and a block of them is one call of the system. */
const block = 256 * 1024;

/** Writes what is drawn in blocks. `end`: the last of them, and everything on the disk. Throws what the disk throws. */
export function inBlocks(file: FileHandle): Sink & { end(): Promise<void> } {
  const waiting: Uint8Array[] = [];
  let bytes = 0;
  const flush = async () => {
    bytes = 0;
    await file.write(Buffer.concat(waiting.splice(0)));
  };
  return {
    async write(chunk) {
      waiting.push(chunk);
      bytes += chunk.length;
      if (bytes > block) await flush();
    },
    async end() {
      await flush();
      await file.sync();
    },
  };
}

/**
 * From now on it looks finished. Returns its path: `file`, or a name beside it that nobody has, for one of that name may still
 * be open in the viewer, which on Windows keeps it. Throws what the disk throws, such as where it was taken away.
 */
export async function finished(unfinished: string, file: string): Promise<string> {
  const { dir, name, ext } = path.parse(file);
  let free = file;
  for (let count = 2; existsSync(free); count += 1) free = path.join(dir, `${name} (${count})${ext}`);
  await rename(unfinished, free);
  return free;
}
