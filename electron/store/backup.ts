// A complete, checked copy of an office in one file: online, in slices, under another name until it is whole.
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import Database from 'better-sqlite3';
import { type Refusal, refuse } from '../../shared/commands/define-command.ts';
import { ok, type Result } from '../../shared/result.ts';
import type { JobControl } from '../job-runner.ts';
import { EventLog } from './event-log.ts';
import { findDamage } from './find-damage.ts';
import type { HeldOffice } from './office-at-rest.ts';
import { isDiskFull } from './store-problem.ts';
import { verifyLog } from './verify.ts';

export interface BackupMade {
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly events: number;
  readonly head: string;
}

const pagesPerSlice = 200;

/**
 * Writes a backup to `file` and its SHA-256 beside it as `NAME.sha256`. Refuses to overwrite, and to write into the
 * data folder. After a stop or a failure nothing that looks finished is left.
 */
export async function makeBackup(
  store: HeldOffice,
  file: string,
  control: JobControl,
): Promise<Result<BackupMade, Refusal>> {
  const target = path.resolve(file);
  const dataDir = path.dirname(path.resolve(store.file));
  if (isInside(path.dirname(target), dataDir)) {
    return refuse(
      'in-the-data-folder',
      `A backup inside ${dataDir} would be lost together with it. Choose another place.`,
    );
  }
  if (existsSync(target)) {
    return refuse('exists', `${target} is there already and is never overwritten. Choose another name.`);
  }
  const growing = `${target}-in-progress`;
  const digestFile = `${target}.sha256`;
  let whole = false;
  try {
    for (const leftover of siblings(growing)) rmSync(leftover, { force: true });
    await store.db.backup(growing, {
      progress: ({ totalPages, remainingPages }) => {
        control.progress({ what: 'pages copied', done: totalPages - remainingPages, total: totalPages });
        if (control.signal.aborted) throw new Error('stopped');
        return pagesPerSlice;
      },
    });
    const checked = await checkCopy(store, growing, control);
    if (!checked.ok) return checked;
    await syncFile(growing);
    const sha256 = await fileDigest(growing);
    const bytes = statSync(growing).size;
    await control.breathe();
    writeFileSync(digestFile, `${sha256}  ${path.basename(target)}\n`);
    await syncFile(digestFile);
    renameSync(growing, target);
    whole = true;
    await syncFolder(path.dirname(target));
    return ok({ file: target, bytes, sha256, ...checked.value });
  } catch (error) {
    if (control.signal.aborted) throw error;
    const why = isDiskFull(error)
      ? 'The disk there is full.'
      : 'The place cannot be written: see that the folder is there and that you may write in it.';
    return refuse(
      'not-written',
      `No backup was made in ${path.dirname(target)}. ${why} The office itself is unharmed.`,
    );
  } finally {
    if (!whole) clearAway([...siblings(growing), digestFile]);
  }
}

/** The copy as one plain file, whole, with its chain holding and, unless it is locked, every payload opening. */
async function checkCopy(store: HeldOffice, file: string, control: JobControl) {
  const copy = new Database(file);
  try {
    copy.pragma('synchronous = OFF'); // the whole file is synced once, when it has passed
    copy.pragma('journal_mode = DELETE');
    const sick = await findDamage(copy, () => control.breathe());
    const verified = await verifyLog(new EventLog(copy), store.sealer, null, () => control.breathe());
    const broken = sick ?? verified.broken;
    if (broken)
      return refuse(
        'damaged',
        `The copy did not pass its check: ${broken} No backup was made. Check the history of the office.`,
      );
    return ok({ events: verified.events, head: verified.head });
  } finally {
    copy.close();
  }
}

/** A file and what SQLite may put beside it. */
const siblings = (file: string): string[] => ['', '-wal', '-shm', '-journal'].map((end) => `${file}${end}`);

function clearAway(files: readonly string[]): void {
  for (const file of files) {
    try {
      rmSync(file, { force: true });
    } catch {
      // The place is gone or cannot be written: there is nothing of ours in it, or nothing we can do about it.
    }
  }
}

/** Whether `folder` is `dataDir` or lies in it, by whatever name it is called. A folder that is not there is not inside. */
function isInside(folder: string, dataDir: string): boolean {
  const there = existsSync(folder) ? realpathSync(folder) : folder;
  const way = path.relative(realpathSync(dataDir), there);
  return way === '' || (way !== '..' && !way.startsWith(`..${path.sep}`) && !path.isAbsolute(way));
}

/** Waits for the disk without stopping the window. Throws where the file cannot be synced. */
async function syncFile(file: string, flags: 'r' | 'r+' = 'r+'): Promise<void> {
  const handle = await open(file, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** So that the new name is on the disk too. Windows cannot sync a folder; the rename is in its journal. */
async function syncFolder(folder: string): Promise<void> {
  await syncFile(folder, 'r').catch(() => {});
}

async function fileDigest(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
