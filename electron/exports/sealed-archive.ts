// A whole export in one file that opens with a passphrase. Two lines in clear: what it is, and how the key is made from the
// passphrase (scrypt). Then chunks, each its length in four bytes and a seal (AES-256-GCM: nonce, text, tag) bound to those
// two lines, its number and whether it is the last; so nothing can be changed, moved, cut off or put in.
import { createReadStream } from 'node:fs';
import { z } from 'zod';
import { freshBytes, type Sealer } from '../store/keys.ts';
import { ScryptCost, sealerFromSecret } from '../store/scrypt.ts';
import type { StagedFile } from '../usb/copy-verified.ts';
import type { Bytes } from './bytes.ts';

export const sealedMark = 'VILLAGE ELECTION DESK SEALED EXPORT 1';
const chunkBytes = 256 * 1024;
const sealBytes = 12 + 16;

const Head = z.strictObject({ ...ScryptCost.shape, salt: z.string().regex(/^[0-9a-f]{32}$/) });

const boundTo = (head: string, number: number, last: boolean): Buffer =>
  Buffer.from(`${head}${number}${last ? ' last' : ''}`, 'utf8');

/** The bytes of the sealed file. In it stands, for each file, a line of JSON with path and size, and then its bytes. */
export async function* sealedChunks(
  files: readonly StagedFile[],
  passphrase: string,
  cost: ScryptCost,
): AsyncGenerator<Buffer> {
  const salt = freshBytes(16);
  const head = `${sealedMark}\n${JSON.stringify({ ...cost, salt: salt.toString('hex') })}\n`;
  const sealer = await sealerFromSecret(passphrase, salt, cost);
  yield Buffer.from(head, 'utf8');
  let number = 0;
  const seal = (plain: Buffer, last: boolean): Buffer => {
    const sealed = sealer.seal(plain, boundTo(head, number, last));
    number += 1;
    const length = Buffer.alloc(4);
    length.writeUInt32BE(sealed.length);
    return Buffer.concat([length, sealed]);
  };
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const piece of plainStream(files)) {
    waiting.push(piece);
    size += piece.length;
    while (size > chunkBytes) {
      const all = Buffer.concat(waiting);
      yield seal(all.subarray(0, chunkBytes), false);
      waiting = [all.subarray(chunkBytes)];
      size = all.length - chunkBytes;
    }
  }
  yield seal(Buffer.concat(waiting), true);
}

async function* plainStream(files: readonly StagedFile[]): AsyncGenerator<Buffer> {
  for (const { path, bytes, from } of files) {
    yield Buffer.from(`${JSON.stringify({ path, bytes })}\n`, 'utf8');
    for await (const chunk of createReadStream(from, { highWaterMark: chunkBytes })) yield chunk as Buffer;
  }
}

/** The file cannot be opened: a sentence that says why. */
export class NotOpened extends Error {}

/** What was sealed, piece by piece. Throws NotOpened where the passphrase is another one or a byte was changed. */
export async function* openedChunks(bytes: Bytes, passphrase: string): AsyncGenerator<Buffer> {
  const mark = await bytes.line(200);
  if (mark !== sealedMark)
    throw new NotOpened('This is not a sealed export of this program, or its beginning was changed.');
  const text = await bytes.line(1000);
  const read = Head.safeParse(parsed(text));
  if (!read.success)
    throw new NotOpened(
      'The beginning of the sealed file was changed, or a newer version of the program wrote it: it does not say how it opens, or asks for more memory and time than this version gives.',
    );
  const { salt, ...cost } = read.data;
  const head = `${mark}\n${text}\n`;
  const sealer = await sealerFromSecret(passphrase, Buffer.from(salt, 'hex'), cost);
  for (let number = 0, last = false; !last; number += 1) {
    const length = await bytes.take(4);
    const size = length.length === 4 ? length.readUInt32BE() : 0;
    if (size < sealBytes || size > chunkBytes + sealBytes) throw damaged(number);
    const sealed = await bytes.take(size);
    if (sealed.length < size) throw damaged(number);
    last = await bytes.atEnd();
    const plain = opened(sealer, sealed, boundTo(head, number, last));
    if (!plain) throw damaged(number);
    yield plain;
  }
}

const damaged = (number: number): NotOpened =>
  new NotOpened(
    number === 0
      ? 'It does not open: the passphrase is another one, or the file was changed. Type the passphrase again.'
      : 'The passphrase is right, but the sealed file was changed or cut off after it was written.',
  );

function opened(sealer: Sealer, sealed: Buffer, bound: Buffer): Buffer | null {
  try {
    return sealer.open(sealed, bound);
  } catch {
    return null;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
