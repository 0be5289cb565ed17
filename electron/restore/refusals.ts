// Why a file cannot be restored from: what it is, that nothing was changed, and what to do instead.
import { type Refusal, refuse } from '../../shared/commands/define-command.ts';
import type { Err } from '../../shared/result.ts';
import type { StartProblem } from '../store/store-problem.ts';

type No = Err<Refusal>;
const here = 'Nothing was changed here.';
const another = 'Take another backup.';

/** `name` null: the window asked for a place it does not know. */
export const gone = (name: string | null): No =>
  refuse(
    'gone',
    `${name === null ? 'The backup' : `The file ${name}`} is not there, or cannot be read. Put the stick in, or choose the backup again. ${here}`,
  );
export const halfCopied = (name: string): No =>
  refuse(
    'half-copied',
    `The file ${name} is not complete: it was never copied to its end. ${here} Copy it again, or take another.`,
  );
export const differs = (name: string): No =>
  refuse(
    'differs-from-digest',
    `The file ${name} is not what was written when the backup was made: its SHA-256 is another than the one beside it. ${here} ${another}`,
  );
export const foreign = (name: string): No =>
  refuse('foreign', `The file ${name} is not a backup of an office of this program. ${here} Choose another file.`);
export const theOfficeItself = (name: string): No =>
  refuse('foreign', `The file ${name} is the office itself, not a backup of it. ${here} Choose another file.`);
export const newer = (name: string, why: string): No =>
  refuse(
    'newer',
    `The file ${name} needs a newer version of the program. ${why} ${here} Install that version, then restore.`,
  );
export const damaged = (name: string, why: string): No =>
  refuse('damaged', `The file ${name} is damaged: ${why} ${here} ${another}`);
export const noRoom = (): No =>
  refuse('disk-full', `The disk here has no room for it. ${here} Free some space, then try again.`);
export const wrongSecret = (): No =>
  refuse(
    'wrong-secret',
    `That does not open this backup. It opens with a passphrase of the day it was made, or the recovery code of that day. ${here}`,
  );
export const mistyped = (): No =>
  refuse(
    'code-mistyped',
    'That is not how a recovery code goes: a character is missing, too many or mistyped. Compare it with the sheet.',
    'code',
  );
export const secretNeeded = (): No =>
  refuse(
    'secret-needed',
    `This backup opens with a passphrase of the day it was made, or the recovery code of that day. ${here}`,
  );
export const whoseSecret = (names: readonly string[]): No =>
  refuse('whose-passphrase', `Say whose passphrase it is: ${names.join(', ')}. ${here}`);
export const wrongKind = (backup: 'real' | 'practice'): No =>
  refuse(
    'wrong-kind',
    backup === 'practice'
      ? `This is a backup of a practice office. It is never restored in the place of the real one. ${here}`
      : `This is a backup of a real office. It is never restored in the place of a practice office. ${here}`,
  );
export const unlockFirst = (): No =>
  refuse(
    'locked',
    `The office here is locked, and this backup is not one of it that opens with a passphrase. Unlock the desk first, then restore. ${here}`,
  );
export const openElsewhere = (): No =>
  refuse(
    'office-open-elsewhere',
    `The office is open in another window or command. Close it there, then try again. ${here}`,
  );
export const worksBeside = (): No =>
  refuse('busy', `Another long work is still running. Wait until it has ended, or stop it. ${here}`);

/** A copy that could not be opened as an office, in the words for the backup it is a copy of. */
export function asBackup(name: string, problem: StartProblem): No {
  if (problem.code === 'not-our-file') return foreign(name);
  if (problem.code === 'newer-office') return newer(name, versionIn(problem.what));
  if (problem.code === 'disk-full') return noRoom();
  if (problem.code === 'damaged') return damaged(name, 'it does not open, or its records do not fit together.');
  return refuse('office-problem', `${problem.what} ${here}`);
}

/** “its shape is 3; this program knows up to 2” */
function versionIn(what: string): string {
  const shape = /its shape is (\d+); this program knows up to (\d+)/.exec(what);
  return shape
    ? `The backup has shape ${shape[1]}; this version knows shapes up to ${shape[2]}.`
    : 'There are records in it that this version does not know.';
}

/** What is wrong with the office or the folder here. */
export const asHere = (problem: StartProblem): No =>
  refuse(
    problem.code === 'disk-full' ? 'disk-full' : 'office-problem',
    `Not restored. ${problem.what} ${problem.safe} ${problem.todo}`,
  );
