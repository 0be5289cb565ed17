// Files that no paper and no list may take the place of: an office, its companions, a backup, any other database.
import { closeSync, openSync, readSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';

const databaseName = /\.sqlite(-[a-z-]+)?$|^office\.(list-)?lock$/i;
const databaseBegins = Buffer.from('SQLite format 3\0');

/**
 * Whether a database lies there, by name or by content, also behind a link. Call it while no office is open in this
 * process: closing a file gives up the locks that SQLite holds on it.
 */
export function isDatabase(file: string): boolean {
  if (databaseName.test(path.basename(file))) return true;
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return false;
  return databaseName.test(path.basename(realpathSync(file))) || beginning(file).equals(databaseBegins);
}

function beginning(file: string): Buffer {
  const bytes = Buffer.alloc(databaseBegins.length);
  const handle = openSync(file, 'r');
  try {
    return bytes.subarray(0, readSync(handle, bytes));
  } finally {
    closeSync(handle);
  }
}
