// A complete, checked copy of an office in one file: online, in slices, under another name until it is whole.
import { existsSync, realpathSync, renameSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import Database from 'better-sqlite3';
import { type Refusal, refuse } from '../../shared/commands/define-command.ts';
import { ok, type Result } from '../../shared/result.ts';
import type { JobControl } from '../job-runner.ts';
import { clearAway, FinishedName, siblings, type Unfinished, unfinishedNames, whatIsThere } from './backup-name.ts';
import { copyOffice } from './copy-office.ts';
import { EventLog } from './event-log.ts';
import { findDamage } from './find-damage.ts';
import type { HeldOffice } from './office-at-rest.ts';
import { fileDigest, syncFolder } from './on-disk.ts';
import { pourInto } from './pour-into.ts';
import { isDiskFull } from './store-problem.ts';
import { verifyLog } from './verify.ts';

export interface BackupMade {
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly events: number;
  readonly head: string;
}

export interface BackupOptions {
  /** Where the name is taken, `NAME-2` and so on; else it is refused. */
  readonly anotherName?: boolean;
  /** Its name while it grows, and of the copy it is made from: for whoever clears them away after a kill. */
  readonly unfinished?: Unfinished;
  /** Told what is about to get its finished name, so that a kill right afterwards leaves no backup nobody knows of. */
  readonly finishing?: (made: Pick<BackupMade, 'file' | 'bytes' | 'sha256'>) => void;
}

/**
 * Writes a backup to `file` and its SHA-256 beside it as `NAME.sha256`. Refuses to overwrite either, and to write into
 * the data folder. After a stop or a failure nothing that looks finished is left, and nothing of others is touched.
 */
export async function makeBackup(
  store: HeldOffice,
  file: string,
  control: JobControl,
  options: BackupOptions = {},
): Promise<Result<BackupMade, Refusal>> {
  const target = path.resolve(file);
  const folder = path.dirname(target);
  const dataDir = path.dirname(path.resolve(store.file));
  if (isInside(folder, dataDir)) {
    return refuse(
      'in-the-data-folder',
      `A backup inside ${dataDir} would be lost together with it. Choose another place.`,
    );
  }
  const { anotherName = false, unfinished = unfinishedNames(store.file, target), finishing = () => {} } = options;
  const { growing, staged } = unfinished;
  const taken = anotherName ? null : whatIsThere(target);
  if (taken) return alreadyThere(taken);
  const finished = new FinishedName(target, anotherName);
  let [mine, whole] = [false, false];
  try {
    await (await open(growing, 'wx')).close();
    mine = true;
    const copy = await copyOffice(store, unfinished, control);
    const checked = await checkCopy(store, copy, control);
    if (!checked.ok) return checked;
    const sha256 = await pourInto(copy, growing, control);
    // Read back, after the disk has said that it has it.
    if ((await fileDigest(growing)) !== sha256) return notWhole('It does not read as it was written.');
    const bytes = statSync(growing).size;
    await control.breathe();
    const name = await finished.claim(sha256);
    if (name === null) return alreadyThere(target);
    finishing({ file: name, bytes, sha256 });
    renameSync(growing, name);
    whole = true;
    await syncFolder(folder);
    return ok({ file: name, bytes, sha256, ...checked.value });
  } catch (error) {
    if (control.signal.aborted) throw error;
    return refuse(
      'not-written',
      `No backup was made in ${folder}. ${whyNotWritten(error, folder)} The office itself is unharmed.`,
    );
  } finally {
    clearAway(siblings(staged));
    if (!whole) clearAway([...(mine ? siblings(growing) : []), ...finished.claimed]);
  }
}

const alreadyThere = (file: string) =>
  refuse('exists', `${file} is there already and is never overwritten. Choose another name.`);
const notWhole = (why: string) =>
  refuse('damaged', `The copy did not pass its check: ${why} No backup was made. Check the history of the office.`);

function whyNotWritten(error: unknown, folder: string): string {
  if (isDiskFull(error)) return 'The disk there is full.';
  return existsSync(folder)
    ? 'The place cannot be written: see that it is a folder and that you may write in it.'
    : 'That folder is not there: plug in the stick or disk it is on, or choose another place.';
}

/** The copy whole, with its chain holding and, unless it is locked, every payload opening. */
async function checkCopy(store: HeldOffice, file: string, control: JobControl) {
  const copy = new Database(file, { readonly: true });
  try {
    const sick = await findDamage(copy, () => control.breathe());
    const verified = await verifyLog(new EventLog(copy), store.sealer, null, () => control.breathe());
    const broken = sick ?? verified.broken;
    return broken ? notWhole(broken) : ok({ events: verified.events, head: verified.head });
  } finally {
    copy.close();
  }
}

/** Whether `folder` is `dataDir` or lies in it, by whatever name it is called. A folder that is not there is not inside. */
export function isInside(folder: string, dataDir: string): boolean {
  const real = (place: string) => (existsSync(place) ? realpathSync(place) : place);
  const way = path.relative(real(dataDir), real(folder));
  return way === '' || (way !== '..' && !way.startsWith(`..${path.sep}`) && !path.isAbsolute(way));
}
