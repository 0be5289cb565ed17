// Is that a folder an export can go to? Asked before anything is put together.
import { constants, existsSync } from 'node:fs';
import { access, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Refusal, refuse } from '../../shared/commands/define-command.ts';
import { manifestName, sumsName } from '../../shared/exports/manifest.ts';
import { type Err, ok, type Result } from '../../shared/result.ts';
import { seen } from '../../shared/words/seen.ts';
import { isInside } from '../store/backup.ts';
import { hasOffice } from '../store/open.ts';
import { keptOut } from './kept-out.ts';

const no = (code: string, message: string): Err<Refusal> =>
  refuse(code, seen(`${message} Nothing was written.`), 'place');

/**
 * The folder as the disk itself calls it. Refused where it is no folder, cannot be written, is an office’s own, the
 * program’s, or another export. `program`: the folder it was installed in, where it was.
 */
export async function usableFolder(
  folder: string,
  dataDir: string,
  program: string | null = installedIn(import.meta.dirname),
): Promise<Result<string, Refusal>> {
  const found = await stat(folder).catch((error: NodeJS.ErrnoException) => error);
  if (found instanceof Error) return noFolder(folder, found.code);
  if (!found.isDirectory()) return no('no-such-place', `${folder} is a file, not a folder. Choose a folder.`);
  const real = await realpath(folder);
  const taken = isSomebodys(folder, real, dataDir, program);
  if (taken) return taken;
  try {
    await access(folder, constants.W_OK);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EROFS'
      ? no(
          'locked',
          `${folder} is locked: it can be read and not written. Slide the lock of the card or stick open, or choose another drive.`,
        )
      : no('not-writable', `You may not write in ${folder}. ${keptOut()}Choose another folder.`);
  }
  return ok(real);
}

function noFolder(folder: string, code: string | undefined): Err<Refusal> {
  if (code === 'ENOTDIR')
    return no('no-such-place', `${folder} cannot be a folder: a part of its path is a file. Choose another place.`);
  if (code === 'ELOOP') return no('no-such-place', `${folder} is a link that leads to itself. Choose another place.`);
  if (code === 'ENAMETOOLONG')
    return no('too-long', 'The path of that folder is too long. Choose a folder nearer to the top of the drive.');
  if (code === 'EACCES' || code === 'EPERM')
    return no('not-writable', `You may not look into ${folder}. ${keptOut()}Choose another folder.`);
  return no('no-such-place', `${folder} is not there: put the drive in again, or choose another place.`);
}

/** Folders where an export would be lost with something else, or would spoil it. */
function isSomebodys(folder: string, real: string, dataDir: string, program: string | null): Err<Refusal> | null {
  if (isInside(folder, dataDir))
    return no(
      'in-the-data-folder',
      `${folder} is in the office’s own folder; records are taken away from it. Choose another place.`,
    );
  if (program !== null && isInside(folder, program))
    return no(
      'in-the-program',
      `${folder} is the program’s own folder, which goes with the program. Choose another one.`,
    );
  for (let above = real; ; above = path.dirname(above)) {
    if (hasOffice(above))
      return no(
        'in-the-data-folder',
        `${folder} is the folder of another office, or lies in it. Choose another place.`,
      );
    if (existsSync(path.join(above, manifestName)) && existsSync(path.join(above, sumsName)))
      return no(
        'in-an-export',
        `${folder} is an export, or lies in one, which would no longer be as it was written. Choose the folder above “${path.basename(above)}”.`,
      );
    if (above === path.dirname(above)) return null;
  }
}

/** Where the installed program lies: above `resources/app.asar`. Null where its source is run. */
export function installedIn(code: string): string | null {
  const [before] = code.split(/[\\/]resources[\\/]app\.asar/i);
  return before === undefined || before === code ? null : before;
}
