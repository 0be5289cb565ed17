// The bytes of a file in an export of whoever wrote it. What lies there may be changed while it is read: it is opened as what
// it is, never through a link, and never waited for as for a pipe that nobody writes into.
import { constants } from 'node:fs';
import { open } from 'node:fs/promises';

/** Windows knows neither; there a name is no pipe, and a link was told before. */
const asItIs = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** Throws what the disk throws: ELOOP for a link, and EINVAL for what is no file. */
export async function* readPlainFile(file: string): AsyncGenerator<Uint8Array, void> {
  const handle = await open(file, asItIs);
  try {
    if (!(await handle.stat()).isFile()) throw Object.assign(new Error(`${file} is no file`), { code: 'EINVAL' });
    yield* handle.createReadStream({ highWaterMark: 256 * 1024, autoClose: false });
  } finally {
    await handle.close();
  }
}
