// A backup is copied before anybody looks into it, so that its own file is read once and never written to.
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Refusal } from '../../shared/commands/define-command.ts';
import { ok, type Result } from '../../shared/result.ts';
import type { JobControl } from '../job-runner.ts';
import { officeFile } from '../store/open.ts';
import { isDiskFull } from '../store/store-problem.ts';
import { companionsOf } from '../store/unfinished-restore.ts';
import { differs, foreign, gone, halfCopied, noRoom, theOfficeItself } from './refusals.ts';

export interface CopiedBackup {
  /** The name of its file. */
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly digest: 'matches' | 'missing';
}

const magic = 'SQLite format 3\0';
const headerBytes = 100;

/** Copies `source` to `folder`, as the office of that folder, and compares its digest. */
export async function copyBackup(
  source: string,
  folder: string,
  notThis: string,
  control: JobControl,
): Promise<Result<CopiedBackup, Refusal>> {
  const name = path.basename(source);
  const found = statSync(source, { throwIfNoEntry: false, bigint: true });
  if (!found?.isFile()) return gone(name);
  // Not even opened: closing it would give up the locks that SQLite holds on it.
  const office = statSync(notThis, { throwIfNoEntry: false, bigint: true });
  if (office && office.dev === found.dev && office.ino === found.ino) return theOfficeItself(name);
  if (name.endsWith('-in-progress') || found.size === 0n) return halfCopied(name);
  const bytes = Number(found.size);
  const target = officeFile(folder);
  try {
    const copied = await copyAndHash(source, target, bytes, control);
    // A copy of a living office, made by hand, is complete only with what lies beside it.
    const beside = companionsOf(source);
    for (const end of beside) await copyAndHash(`${source}${end}`, `${target}${end}`, 0, control);
    const written = digestBeside(source);
    if (written !== null && written !== copied.sha256) return copied.short ? halfCopied(name) : differs(name);
    if (!copied.ours) return foreign(name);
    if (copied.short && beside.length === 0) return halfCopied(name);
    return ok({ name, bytes, sha256: copied.sha256, digest: written === null ? 'missing' : 'matches' });
  } catch (error) {
    if (control.signal.aborted) throw error;
    return isDiskFull(error) ? noRoom() : gone(name);
  }
}

async function copyAndHash(source: string, target: string, total: number, control: JobControl) {
  const hash = createHash('sha256');
  let header = Buffer.alloc(0);
  let done = 0;
  const watch = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      hash.update(chunk);
      if (header.length < headerBytes) header = Buffer.concat([header, chunk]).subarray(0, headerBytes);
      done += chunk.length;
      control.progress({ what: 'bytes copied', done, total: total || null });
      next(null, chunk);
    },
  });
  await pipeline(createReadStream(source), watch, createWriteStream(target, { flags: 'wx' }), {
    signal: control.signal,
  });
  return {
    sha256: hash.digest('hex'),
    ours: header.toString('latin1', 0, magic.length) === magic,
    short: header.length === headerBytes && done < bytesIn(header),
  };
}

/** How long the file says it is; 0 where an old SQLite did not say. */
function bytesIn(header: Buffer): number {
  const size = header.readUInt16BE(16);
  const sure = header.readUInt32BE(24) === header.readUInt32BE(92);
  return sure ? (size === 1 ? 65_536 : size) * header.readUInt32BE(28) : 0;
}

/** The digest that was written beside a backup; null where there is none that can be read. */
function digestBeside(source: string): string | null {
  try {
    return /^[0-9a-f]{64}/i.exec(readFileSync(`${source}.sha256`, 'utf8'))?.[0].toLowerCase() ?? null;
  } catch {
    return null;
  }
}
