// A table of an export that is none of ours: one endless cell is never held in memory whole.
import { expect, test } from 'vitest';
import { readEntry } from '../../../electron/verify/read-entry.ts';

const control = { signal: new AbortController().signal, progress: () => {}, breathe: async () => {} };

function readTable(...chunks: readonly string[]) {
  async function* read() {
    for (const chunk of chunks) yield Buffer.from(chunk);
  }
  return readEntry({ path: 'tables/candidates.csv', odd: null, read }, control);
}

test('a cell of two megabytes is given up; the file is hashed to its end all the same', async () => {
  const megabyte = 'a'.repeat(1024 * 1024);
  const found = await readTable('name\r\n"', megabyte, megabyte, '"\r\n');
  expect(found).toMatchObject({ rows: null, bytes: 7 + 2 * megabyte.length + 3 });
});

test('rows of a sound table are counted without its heading, lines within a cell among none', async () => {
  expect(await readTable('name,note\r\nHolm,"two\r\n', 'lines"\r\nDunn,\r\n')).toMatchObject({ rows: 2 });
});
