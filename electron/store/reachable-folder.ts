// Is the office's folder there, or could it be made? A drive that is away or a file in the path must not look like an
// office that was never begun.
import { statSync } from 'node:fs';
import path from 'node:path';
import { OfficeUnavailable } from './store-problem.ts';

export const folderUnusable = (dataDir: string, why: string): OfficeUnavailable =>
  new OfficeUnavailable({
    code: 'folder-unusable',
    file: dataDir,
    what: `The folder ${dataDir} cannot be used: ${why}.`,
    safe: 'Nothing was written anywhere.',
    todo: 'See that every part of the path is a folder and that the drive is there, or choose another folder.',
  });

/** Throws OfficeUnavailable unless the folder, or the nearest one above it that is there, is a folder that can be read. */
export function refuseUnreachable(dataDir: string): void {
  for (let place = path.resolve(dataDir); ; place = path.dirname(place)) {
    try {
      if (statSync(place).isDirectory()) return;
      throw folderUnusable(dataDir, `${place} is a file, not a folder`);
    } catch (error) {
      if (error instanceof OfficeUnavailable) throw error;
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ENOTDIR') continue;
      if (code !== 'ENOENT') throw folderUnusable(dataDir, 'it may not be looked into, or its disk does not answer');
      if (place === path.dirname(place)) throw folderUnusable(dataDir, 'its drive is not there');
    }
  }
}
