// Why a copy onto another disk did not come to its end, in the clerk's words, and what lies there now.
import { existsSync } from 'node:fs';
import { type Refusal, refuse } from '../../shared/commands/define-command.ts';
import type { Err } from '../../shared/result.ts';
import { isDiskFull } from '../store/store-problem.ts';
import { ReadBackDiffers } from './copy-verified.ts';
import { controlledAccess } from './target.ts';

const gone = new Set(['ENODEV', 'ENXIO', 'EIO', 'ESTALE', 'ENOENT', 'ENOTDIR', 'EBADF', 'UNKNOWN', 'ENOTCONN']);
const notAllowed = new Set(['EACCES', 'EPERM']);
const codeOf = (error: unknown): string => String((error as NodeJS.ErrnoException).code ?? '');

export function whyNotWritten(error: unknown, folder: string, name: string): Err<Refusal> {
  const left = `What was begun there is called “${name}-in-progress” if it could not be cleared away; it is no export. Nothing was recorded.`;
  if (error instanceof ReadBackDiffers)
    return refuse(
      'differs',
      `The drive is not reliable: “${error.message}” does not read as it was written. Use another drive. ${left}`,
      'place',
    );
  const code = codeOf(error);
  if (isDiskFull(error))
    return refuse(
      'too-small',
      `The drive became full before everything was written. Use another one. ${left}`,
      'place',
    );
  if (code === 'EROFS')
    return refuse('locked', `${folder} is locked: it can be read and not written. Use another drive. ${left}`, 'place');
  if (code === 'EEXIST')
    return refuse('exists', `Another program is writing an export of the same name there. Try again. ${left}`, 'place');
  if (notAllowed.has(code) && existsSync(folder))
    return refuse(
      'not-writable',
      `You may not write in ${folder}. ${controlledAccess}Choose another folder. ${left}`,
      'place',
    );
  if (gone.has(code) || notAllowed.has(code))
    return refuse(
      'drive-gone',
      `The drive was taken out, or it does not answer any more, before everything was written. Put it in again, or another one, and start anew. ${left}`,
      'place',
    );
  throw error;
}
