// Is that a place an export can go to? Everything that can be known before the first byte is written.
import { constants } from 'node:fs';
import { access, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Refusal, refuse } from '../../shared/commands/define-command.ts';
import { pathProblem } from '../../shared/exports/safe-name.ts';
import { type Err, ok, type Result } from '../../shared/result.ts';
import { roomInWords } from '../../shared/words/exports.ts';
import { isInside } from '../store/backup.ts';
import type { StagedFile } from './copy-verified.ts';
import type { Disk } from './disk.ts';

const nothingWritten = 'Nothing was written.';
/** What a FAT32 stick takes as one file. */
const largestFile = 2 ** 32 - 1;
/** The smallest room a file takes on a large FAT stick. */
const cluster = 32 * 1024;
/** Windows’ own limit for a path, which the export must keep wherever it is carried. */
const longestOnWindows = 259;
/** “E:\NAME-in-progress\…”: what stands before a file’s own path on any Windows computer. */
const roomForDrive = 3;

const no = (code: string, message: string): Err<Refusal> => refuse(code, `${message} ${nothingWritten}`, 'place');

/** The folder as the disk itself calls it. Refused where it is no folder, cannot be written, or is the office’s own. */
export async function usableFolder(folder: string, dataDir: string): Promise<Result<string, Refusal>> {
  const found = await stat(folder).catch((error: NodeJS.ErrnoException) => error);
  if (found instanceof Error)
    return found.code === 'ENOTDIR'
      ? no('no-such-place', `${folder} cannot be a folder: a part of its path is a file. Choose another place.`)
      : no('no-such-place', `${folder} is not there: put the drive in again, or choose another place.`);
  if (!found.isDirectory()) return no('no-such-place', `${folder} is a file, not a folder. Choose a folder.`);
  if (isInside(folder, dataDir))
    return no(
      'in-the-data-folder',
      `${folder} is in the office’s own folder; records are taken away from it. Choose another place.`,
    );
  try {
    await access(folder, constants.W_OK);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EROFS'
      ? no(
          'locked',
          `${folder} is locked: it can be read and not written. Slide the lock of the card or stick open, or choose another drive.`,
        )
      : no('not-writable', `You may not write in ${folder}. ${controlledAccess}Choose another folder.`);
  }
  return ok(await realpath(folder));
}

/** Windows may keep programs out of Documents and Pictures, and says only that the file was not found. */
export const controlledAccess =
  process.platform === 'win32'
    ? 'Windows may keep programs out of this folder: Windows Security, Virus & threat protection, Ransomware protection, “Controlled folder access”. '
    : '';

/** Refused where a file of it has a name or a size that not every stick takes, or where there is too little room. */
export async function fits(
  disk: Disk,
  files: readonly StagedFile[],
  target: { readonly folder: string; readonly name: string },
): Promise<Result<null, Refusal>> {
  const seen = new Set<string>();
  for (const file of files) {
    const problem = pathProblem(file.path) ?? (seen.has(file.path.toLowerCase()) ? 'two files would have it' : null);
    if (problem !== null) return no('bad-name', `The file “${file.path}” cannot go on a stick, because ${problem}.`);
    seen.add(file.path.toLowerCase());
    if (file.bytes > largestFile)
      return no('too-large', `The file “${file.path}” has more than 4 GB, which no FAT32 stick takes. Export a part.`);
  }
  const longest = Math.max(0, ...files.map((file) => file.path.length));
  const inside = `${target.name}-in-progress`.length + 1 + longest;
  const before = process.platform === 'win32' ? target.folder.length + 1 : roomForDrive;
  if (before + inside > longestOnWindows)
    return no(
      'too-long',
      `The path of that folder is too long for Windows (${before + inside} characters with the export’s files, and 259 are the most). Choose a folder nearer to the top of the drive.`,
    );
  const needed = files.reduce((sum, { bytes }) => sum + (Math.ceil(bytes / cluster) + 1) * cluster, 0);
  const free = await disk.free(target.folder);
  if (free !== null && free < needed)
    return no(
      'too-small',
      `The export needs ${roomInWords(needed)}, and ${path.basename(target.folder) || target.folder} has ${roomInWords(free)} free. Use another drive, or make room there first.`,
    );
  return ok(null);
}
