// Where an export is put together on this computer before any stick is touched. Lies in the office's own folder and goes
// again with the end of the work; what a killed process left goes with the next export or the next start.
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import { newMark } from '../ids.ts';
import type { StagedFile } from '../usb/copy-verified.ts';
import { clearStaged } from './clear-staged.ts';

export class Staging {
  readonly folder: string;
  readonly #files: StagedFile[] = [];

  /** Throws where the office's folder cannot be written. */
  constructor(dataDir: string) {
    clearStaged(dataDir);
    this.folder = path.join(dataDir, `export-${process.pid}-${newMark()}-in-progress`);
    mkdirSync(this.folder);
  }

  get files(): readonly StagedFile[] {
    return this.#files;
  }

  /** Writes a file and takes its digest on the way. `each` is called between chunks. */
  async add(
    at: string,
    chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
    each: () => Promise<void>,
  ): Promise<StagedFile> {
    const from = path.join(this.folder, `${this.#files.length}`);
    const handle = await open(from, 'wx');
    const hash = createHash('sha256');
    let bytes = 0;
    try {
      for await (const chunk of chunks) {
        hash.update(chunk);
        bytes += chunk.byteLength;
        await handle.writeFile(chunk);
        await each();
      }
    } finally {
      await handle.close();
    }
    const file = { path: at, from, bytes, sha256: hash.digest('hex') };
    this.#files.push(file);
    return file;
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true }).catch(() => {});
  }
}
