// Getting bytes onto the disk and back: waiting until it has them, and what they are.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

/** Waits for the disk without stopping the window. Throws where the file cannot be synced. */
export async function syncFile(file: string, flags: 'r' | 'r+' = 'r+'): Promise<void> {
  const handle = await open(file, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** So that the new name is on the disk too. Windows cannot sync a folder; the rename is in its journal. */
export async function syncFolder(folder: string): Promise<void> {
  await syncFile(folder, 'r').catch(() => {});
}

/** SHA-256 of a file, in hexadecimal. */
export async function fileDigest(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
