// The county's file on the disk or the drive: read in pieces, and watched for being changed or taken away meanwhile.
import { type FileHandle, open } from 'node:fs/promises';
import path from 'node:path';
import { ListProblem } from './list-problem.ts';

/** What a list is read from. A test puts a drive that is pulled out in its place. */
export interface ListSource {
  readonly name: string;
  readonly bytes: number;
  /** When it was last written, in milliseconds since 1970. */
  readonly writtenAt: number;
  /** Reads from `at` into `into`; how many bytes there were. */
  read(into: Buffer, at: number): Promise<number>;
  /** Size and time of writing in one text: when it was opened, and now. */
  readonly stampAtOpening: string;
  stamp(): Promise<string>;
  close(): Promise<void>;
}

/** A whole county is a tenth of this; the whole state would take all night and belongs to nobody's village. */
export const largestList = 1024 ** 3;
const pieceBytes = 256 * 1024;

const stampOf = ({ size, mtimeMs }: { size: number; mtimeMs: number }): string => `${size} ${mtimeMs}`;

export async function openSource(file: string): Promise<ListSource> {
  const name = path.basename(file);
  let handle: FileHandle;
  try {
    handle = await open(file, 'r');
  } catch {
    throw new ListProblem(
      'cannot-read',
      `${name} cannot be opened. See that it is still there and not open elsewhere.`,
    );
  }
  const found = await handle.stat();
  if (!found.isFile()) {
    await handle.close();
    throw new ListProblem('not-a-list', `${name} is not a file. Choose the file the county sent.`);
  }
  return {
    name,
    bytes: found.size,
    writtenAt: found.mtimeMs,
    stampAtOpening: stampOf(found),
    read: async (into, at) => (await handle.read(into, 0, into.length, at)).bytesRead,
    stamp: async () => stampOf(await handle.stat()),
    close: () => handle.close(),
  };
}

/** The file from its first byte to its last, in pieces. Throws ListProblem where it cannot be read on, or was changed. */
export async function* piecesOf(source: ListSource, lineNow: () => number): AsyncGenerator<Buffer> {
  for (let at = 0; at < source.bytes; ) {
    const piece = Buffer.alloc(Math.min(pieceBytes, source.bytes - at));
    const got = await readOrSay(source, piece, at, lineNow);
    if (got === 0) throw changed(source, lineNow());
    at += got;
    yield piece.subarray(0, got);
  }
  if ((await stampNow(source, lineNow)) !== source.stampAtOpening) throw changed(source, lineNow());
}

const changed = ({ name }: ListSource, line: number): ListProblem =>
  new ListProblem(
    'file-changed',
    `${name} was changed while it was read, at about line ${line}. Wait until it is copied or saved completely, then read it again.`,
  );

const gone = ({ name }: ListSource, line: number): ListProblem =>
  new ListProblem(
    'cannot-read',
    `${name} could not be read on after line ${line}. If it is on a drive, see that the drive is in, copy the file to this computer and read it from there.`,
  );

async function readOrSay(source: ListSource, into: Buffer, at: number, lineNow: () => number): Promise<number> {
  try {
    return await source.read(into, at);
  } catch {
    throw gone(source, lineNow());
  }
}

async function stampNow(source: ListSource, lineNow: () => number): Promise<string> {
  try {
    return await source.stamp();
  } catch {
    throw gone(source, lineNow());
  }
}
