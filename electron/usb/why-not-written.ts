// Why a copy onto another disk did not come to its end, in the clerk's words, and what lies there now.
import { existsSync } from 'node:fs';
import { type Refusal, refuse } from '../../shared/commands/define-command.ts';
import type { Err } from '../../shared/result.ts';
import { seen } from '../../shared/words/seen.ts';
import { isDiskFull } from '../store/store-problem.ts';
import { type NotCopied, ReadBackDiffers } from './copy-verified.ts';
import { keptOut } from './kept-out.ts';

/** Linux, macOS and Windows say it in many ways that a disk is away. */
const gone = new Set([
  ...['ENODEV', 'ENXIO', 'EIO', 'ESTALE', 'ENOENT', 'ENOTDIR', 'EBADF', 'UNKNOWN', 'ENOTCONN', 'EBUSY'],
  ...['ETIMEDOUT', 'EHOSTDOWN', 'EHOSTUNREACH', 'ENETUNREACH', 'ECONNRESET', 'EINVAL', 'EISDIR'],
]);
const notAllowed = new Set(['EACCES', 'EPERM']);

/** Throws the cause where it is none a disk has. */
export function whyNotWritten(
  { cause, begun, cleared }: NotCopied,
  folder: string,
  platform: NodeJS.Platform = process.platform,
): Err<Refusal> {
  const no = (code: string, message: string) =>
    refuse(code, seen(`${message} ${whatLiesThere(begun, cleared)}`), 'place');
  if (cause instanceof ReadBackDiffers)
    return no(
      'differs',
      `The drive is not reliable: “${cause.message}” does not read as it was written. Use another drive.`,
    );
  const code = String((cause as NodeJS.ErrnoException | null)?.code ?? '');
  if (isDiskFull(cause) || code === 'EDQUOT')
    return no('too-small', 'The drive became full before everything was written. Make room there, or use another one.');
  if (code === 'EROFS')
    return no(
      'locked',
      `${folder} is locked: it can be read and not written. Slide the lock of the card or stick open, or use another drive.`,
    );
  if (code === 'EEXIST') return no('exists', 'Another program is writing an export of the same name there. Try again.');
  if (code === 'ENAMETOOLONG')
    return no('too-long', `The path of ${folder} is too long for that disk. Choose a folder nearer to its top.`);
  // Windows says “not found” of a folder that it keeps a program out of.
  const barred = notAllowed.has(code) || (begun === null && code === 'ENOENT');
  if (barred && existsSync(folder))
    return no('not-writable', `You may not write in ${folder}. ${keptOut(platform)}Choose another folder.`);
  if (gone.has(code) || notAllowed.has(code))
    return no(
      'drive-gone',
      'The drive was taken out, or it does not answer any more, before everything was written. Put it in again, or another one, and start anew.',
    );
  throw cause;
}

function whatLiesThere(begun: string | null, cleared: boolean): string {
  if (begun === null) return 'Nothing was written, and nothing was recorded.';
  return cleared
    ? 'What was begun there was cleared away. Nothing was recorded.'
    : `What was begun may still be there, called “${begun}”: it is no export, and you can delete it. Nothing was recorded.`;
}
