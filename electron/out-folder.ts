// Papers on their way to the viewer. Emptied when the program starts and closes: what counts is kept sealed.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const outFolder = (dataDir: string): string => path.join(dataDir, 'out');

/** A name every file system takes, at most 80 characters. */
const safeName = (name: string): string => {
  const { name: stem, ext } = path.parse(
    name
      .replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  return `${stem.slice(0, 76 - ext.length).replace(/[. ]+$/, '') || 'paper'}${ext}`;
};

/** Writes a paper and returns its path. Throws where the folder cannot be written. */
export function writeOut(dataDir: string, name: string, bytes: Uint8Array): string {
  mkdirSync(outFolder(dataDir), { recursive: true });
  const file = path.join(outFolder(dataDir), safeName(name));
  writeFileSync(file, bytes);
  return file;
}

/** Empties the folder. A paper still open in a viewer may stay: Windows holds it, and the next start tries again. */
export function emptyOut(dataDir: string): void {
  try {
    rmSync(outFolder(dataDir), { recursive: true, force: true });
  } catch {
    // Held by the viewer; said above.
  }
}
