// Does this export go onto that disk? Names, sizes and room, all known before the first byte is written there.
import path from 'node:path';
import { type Refusal, refuse } from '../../shared/commands/define-command.ts';
import { pathProblem } from '../../shared/exports/safe-name.ts';
import { type Err, ok, type Result } from '../../shared/result.ts';
import { roomInWords } from '../../shared/words/exports.ts';
import { seen } from '../../shared/words/seen.ts';
import type { StagedFile } from './copy-verified.ts';
import type { Disk } from './disk.ts';

/** What a FAT32 stick takes as one file. */
const largestFile = 2 ** 32 - 1;
/** The smallest room a file takes on a large FAT stick. */
const cluster = 32 * 1024;
/** Windows’ own limit for a path, which the export must keep wherever it is carried. */
const longestOnWindows = 259;
/** “E:\NAME-in-progress\…”: what stands before a file’s own path on any Windows computer. */
const roomForDrive = 3;

const no = (code: string, message: string): Err<Refusal> =>
  refuse(code, seen(`${message} Nothing was written.`), 'place');

/** Refused where a file of it has a name or a size that not every stick takes, or where there is too little room. */
export async function fits(
  disk: Disk,
  files: readonly StagedFile[],
  target: { readonly folder: string; readonly name: string },
): Promise<Result<null, Refusal>> {
  const taken = new Set<string>();
  for (const file of files) {
    const problem = pathProblem(file.path) ?? (taken.has(file.path.toLowerCase()) ? 'two files would have it' : null);
    if (problem !== null) return no('bad-name', `The file “${file.path}” cannot go on a stick, because ${problem}.`);
    taken.add(file.path.toLowerCase());
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
