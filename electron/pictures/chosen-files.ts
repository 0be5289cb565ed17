// Files somebody chose from a disk, read and found fit, in memory until an act keeps them. The window knows them by SHA-256.
import { open } from 'node:fs/promises';
import path from 'node:path';
import type { ChosenFile } from '../../shared/commands/define-command.ts';
import { cleanText } from '../../shared/domain/text.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { sha256 } from '../store/canonical.ts';

interface Held extends ChosenFile {
  readonly bytes: Buffer;
}

/** So many are kept at hand: the one being looked at and a few before it. */
const most = 4;

export class ChosenFiles {
  readonly #held = new Map<string, Held>();

  /** Holds the bytes and returns their SHA-256 in hexadecimal. */
  hold(file: Held): string {
    const name = sha256(file.bytes).toString('hex');
    this.#held.delete(name);
    this.#held.set(name, file);
    const [oldest] = this.#held.keys();
    if (this.#held.size > most && oldest !== undefined) this.#held.delete(oldest);
    return name;
  }

  get(name: string): Held | null {
    return this.#held.get(name) ?? null;
  }
}

export interface ReadFile {
  /** The file's own name, short enough for a line of the record. */
  readonly name: string;
  readonly bytes: Buffer;
}

/** Reads a file of at most `mostBytes`; a sentence where it is larger, no file or cannot be read. */
export async function readWhole(file: string, mostBytes: number): Promise<Result<ReadFile, string>> {
  // Cut to its end, which says what it is; cleaned again, for the cut may fall on a space or inside a character.
  const name = cleanText(cleanText(path.basename(file)).slice(-120)) || 'The file';
  try {
    const handle = await open(file, 'r');
    try {
      const found = await handle.stat();
      if (!found.isFile()) return err(`${name} is not a file.`);
      if (found.size > mostBytes) return err(tooLarge(name, mostBytes));
      const room = Buffer.alloc(mostBytes + 1);
      let length = 0;
      for (let got = -1; got !== 0 && length < room.length; length += got)
        got = (await handle.read(room, length, room.length - length, length)).bytesRead;
      return length > mostBytes
        ? err(tooLarge(name, mostBytes))
        : ok({ name, bytes: Buffer.from(room.subarray(0, length)) });
    } finally {
      await handle.close();
    }
  } catch {
    return err(`${name} cannot be opened. See that it is still there and not open elsewhere.`);
  }
}

const tooLarge = (name: string, mostBytes: number): string =>
  `${name} is larger than ${mostBytes / 1024 / 1024} MB. Make it smaller and choose it again.`;
