// Papers on their way to the viewer. Emptied when the program starts and closes: what counts is kept sealed.
import { lstatSync, mkdirSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const outFolder = (dataDir: string): string => path.join(dataDir, 'out');

/** Papers, finished or not, and photos under the name the program gives them. */
const ours = /\.pdf$|-in-progress$|^photo-[0-9a-f]{8}\.(jpg|png)$/;

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

/** The path of a paper of that name, in a folder that is there. Throws where it cannot be made, or is a link to another one. */
export function placeInOut(dataDir: string, name: string): string {
  mkdirSync(outFolder(dataDir), { recursive: true });
  if (!lstatSync(outFolder(dataDir)).isDirectory()) throw new Error('the folder “out” is a link');
  return path.join(outFolder(dataDir), safeName(name));
}

/** Writes a paper and returns its path. Throws as `placeInOut` does, and where it cannot be written. */
export function writeOut(dataDir: string, name: string, bytes: Uint8Array): string {
  const file = placeInOut(dataDir, name);
  writeFileSync(file, bytes);
  return file;
}

/**
 * Empties the folder: the papers in it, and itself when nothing else lies there. Call it only for a folder that is an
 * office: elsewhere a folder “out” is somebody’s own. A paper still open in a viewer may stay: Windows holds it, and the
 * next start tries again.
 */
export function emptyOut(dataDir: string): void {
  const folder = outFolder(dataDir);
  try {
    if (!lstatSync(folder).isDirectory()) return; // a link leads to somebody else’s folder
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isFile() && ours.test(entry.name)) rmSync(path.join(folder, entry.name), { force: true });
    }
    rmdirSync(folder);
  } catch {
    // Not there, held by the viewer, or not empty; said above.
  }
}
