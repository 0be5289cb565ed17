// From the disk the office lies on onto another, which may be a slow stick: in small pieces, so that nobody waits.
import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import type { JobControl } from '../job-runner.ts';

const pieceBytes = 256 * 1024;

/**
 * Writes what is in `from` into `to`, which is there already, and waits until its disk has it. Where both are one file it
 * is only synced. Returns the SHA-256 of what was read.
 */
export async function pourInto(from: string, to: string, control: JobControl): Promise<string> {
  const hash = createHash('sha256');
  const source = await open(from, 'r');
  const target = await open(to, 'r+');
  try {
    const total = (await source.stat()).size;
    const piece = Buffer.alloc(pieceBytes);
    for (let done = 0; ; ) {
      const { bytesRead } = await source.read(piece, 0, piece.length, done);
      if (bytesRead === 0) break;
      const read = piece.subarray(0, bytesRead);
      hash.update(read);
      if (from !== to) await writeAll(target, read, done);
      done += bytesRead;
      control.progress({ what: 'kilobytes written', done: Math.ceil(done / 1000), total: Math.ceil(total / 1000) });
      await control.breathe();
    }
    await target.sync();
  } finally {
    await source.close();
    await target.close();
  }
  return hash.digest('hex');
}

async function writeAll(target: FileHandle, bytes: Buffer, at: number): Promise<void> {
  for (let written = 0; written < bytes.length; ) {
    const { bytesWritten } = await target.write(bytes, written, bytes.length - written, at + written);
    written += bytesWritten;
  }
}
