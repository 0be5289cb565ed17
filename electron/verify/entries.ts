// The files of an export, wherever they lie: in a folder, or inside a sealed file. Read one after the other, each once.
import { lstat, opendir } from 'node:fs/promises';
import path from 'node:path';
import { pathProblem } from '../../shared/exports/safe-name.ts';
import { Bytes } from '../exports/bytes.ts';
import { NotOpened, openedChunks } from '../exports/sealed-archive.ts';
import { readPlainFile } from './plain-file.ts';

/** `odd`: why it is no file an export has, in words that go on after its name; then there is nothing to read. */
export type Entry =
  | { readonly path: string; readonly odd: null; readonly read: () => AsyncIterable<Uint8Array> }
  | { readonly path: string; readonly odd: string };

/** So many files are looked at; an export has no more. */
const most = 50_000;

/** Everything below a folder, in the order of names. Links are told and never followed. Throws what the disk throws. */
export async function* folderEntries(root: string): AsyncGenerator<Entry> {
  let seen = 0;
  async function* below(folder: string, at: string): AsyncGenerator<Entry> {
    const names: string[] = [];
    for await (const { name } of await opendir(folder)) {
      names.push(name);
      seen += 1;
      if (seen > most) {
        yield { path: at === '' ? '.' : at, odd: `has more than ${most} files, which no export has` };
        return;
      }
    }
    for (const name of names.sort()) {
      const place = path.join(folder, name);
      const its = at === '' ? name : `${at}/${name}`;
      const found = await lstat(place);
      if (found.isDirectory()) yield* below(place, its);
      else if (found.isFile()) yield { path: its, odd: null, read: () => readPlainFile(place) };
      else yield { path: its, odd: found.isSymbolicLink() ? 'is a link to somewhere else' : 'is no file' };
    }
  }
  yield* below(root, '');
}

const inOnePiece = 256 * 1024;

/** The files inside a sealed one. Throws NotOpened where the passphrase is another one or a byte was changed. */
export async function* sealedEntries(file: AsyncIterable<Uint8Array>, passphrase: string): AsyncGenerator<Entry> {
  const inside = new Bytes(openedChunks(new Bytes(file), passphrase));
  for (let seen = 0; !(await inside.atEnd()); seen += 1) {
    if (seen >= most) throw new NotOpened(`Inside the sealed file are more than ${most} files, which no export has.`);
    const { path: its, bytes } = headOf(await inside.line(2000));
    let left = bytes;
    async function* read(): AsyncGenerator<Uint8Array> {
      while (left > 0) {
        const piece = await inside.some(Math.min(left, inOnePiece));
        if (piece.length === 0) throw new NotOpened('The sealed file ends before its last file does.');
        left -= piece.length;
        yield piece;
      }
    }
    yield { path: its, odd: null, read };
    for await (const _ of read()); // whoever did not want it
  }
}

function headOf(line: string): { path: string; bytes: number } {
  try {
    const read = JSON.parse(line) as { path?: unknown; bytes?: unknown };
    if (
      typeof read.path === 'string' &&
      Number.isSafeInteger(read.bytes) &&
      Number(read.bytes) >= 0 &&
      pathProblem(read.path) === null
    )
      return { path: read.path, bytes: Number(read.bytes) };
  } catch {}
  throw new NotOpened('What is inside the sealed file is not what this program seals.');
}
