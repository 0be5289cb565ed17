// What can be wrong with an office's folder or file, in the clerk's words: what happened, what is safe, what to do.

export interface StartProblem {
  readonly code:
    | 'folder-unusable'
    | 'read-only'
    | 'not-our-file'
    | 'newer-office'
    | 'damaged'
    | 'busy'
    | 'disk-full'
    | 'needs-passphrase'
    | 'cannot-open';
  readonly file: string;
  readonly what: string;
  readonly safe: string;
  readonly todo: string;
}

/** A failure that stops an office from being opened. Caught at the edge and shown, never passed on raw. */
export class OfficeUnavailable extends Error {
  readonly problem: StartProblem;
  constructor(problem: StartProblem) {
    super(`${problem.what} ${problem.safe} ${problem.todo}`);
    this.problem = problem;
  }
}

/** A record whose seal or contents do not hold: it rotted on the disk or was changed from outside. */
export class RecordDamaged extends Error {}

/** A record that is whole, but of a kind or shape this program does not know: a newer one wrote it. */
export class RecordUnknown extends Error {}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

export const isDiskFull = (error: unknown): boolean => ['SQLITE_FULL', 'ENOSPC'].includes(codeOf(error));
const isReadOnly = (error: unknown): boolean =>
  codeOf(error).startsWith('SQLITE_READONLY') || codeOf(error) === 'EROFS';
export const isBusy = (error: unknown): boolean =>
  codeOf(error).startsWith('SQLITE_BUSY') || codeOf(error) === 'SQLITE_LOCKED';
export const isDamaged = (error: unknown): boolean =>
  error instanceof RecordDamaged || /^SQLITE_(CORRUPT|NOTADB)/.test(codeOf(error));

/** An archive on a stick that is locked, a folder of somebody else: nothing is ever written there to open it. */
export const readOnly = (file: string): StartProblem => ({
  file,
  code: 'read-only',
  what: `Nothing can be written where this office lies: ${file} is on a read-only stick, disk or folder.`,
  safe: 'Nothing on it was changed.',
  todo: 'Copy the whole folder to this computer first, then open the copy.',
});

/** `how` goes on after “is damaged”: `: The contents of …` or a full stop. */
export const damaged = (file: string, how: string): StartProblem => ({
  file,
  code: 'damaged',
  what: `The file ${file} is damaged${how}`,
  safe: 'It was left exactly as it was, and your backups are not touched.',
  todo: 'Do not delete it. Restore the newest backup: the damaged file is kept beside it.',
});

/** The words for an error that SQLite or the file system raised while opening `file`. */
export function problemFrom(error: unknown, file: string): StartProblem {
  const at = { file };
  if (error instanceof OfficeUnavailable) return error.problem;
  if (isDiskFull(error)) {
    return {
      ...at,
      code: 'disk-full',
      what: `The disk that holds ${file} is full.`,
      safe: 'What was recorded before is safe.',
      todo: 'Free some space, then try again.',
    };
  }
  if (isBusy(error)) {
    return {
      ...at,
      code: 'busy',
      what: 'Another window or program is writing in this office and has not finished.',
      safe: 'Nothing was changed here.',
      todo: 'Wait a moment, then try again.',
    };
  }
  if (codeOf(error) === 'SQLITE_NOTADB') {
    return {
      ...at,
      code: 'not-our-file',
      what: `${file} is not an office of this program.`,
      safe: 'It was left exactly as it was.',
      todo: 'Choose another folder, or move that file away.',
    };
  }
  if (error instanceof RecordUnknown) {
    return {
      ...at,
      code: 'newer-office',
      what: `A newer version of the program has written in this office: ${error.message}`,
      safe: 'It was left exactly as it was.',
      todo: 'Install the newer version on this computer, then open the office again.',
    };
  }
  if (isDamaged(error)) return damaged(file, error instanceof RecordDamaged ? `: ${error.message}` : '.');
  if (isReadOnly(error)) return readOnly(file);
  return {
    ...at,
    code: 'cannot-open',
    what: `The office in ${file} could not be opened (${codeOf(error) || 'no reason given'}).`,
    safe: 'Nothing was changed.',
    todo: 'See that the folder is there and that you may write in it, then try again.',
  };
}
