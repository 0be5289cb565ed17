// An export that is none of ours: cells, rows and lines without an end are never held in memory whole, and are told in plain
// words.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readEntry } from '../../../electron/verify/read-entry.ts';
import { type Manifest, manifestName, manifestText, sumsName, sumsText } from '../../../shared/exports/manifest.ts';
import { fallsElection } from '../../support/example-steps.ts';
import { checked } from '../../support/exporting.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const breathe = () => new Promise<void>((turn) => setImmediate(turn));
const control = { signal: new AbortController().signal, progress: () => {}, breathe };
const megabyte = Buffer.alloc(1024 * 1024, 'a');

function reading(at: string, ...chunks: readonly (string | Buffer)[]) {
  async function* read() {
    for (const chunk of chunks) yield Buffer.from(chunk);
  }
  return readEntry({ path: at, odd: null, read }, control);
}
const readTable = (...chunks: readonly (string | Buffer)[]) => reading('tables/candidates.csv', ...chunks);

/** How much more memory is held at the highest than before, in megabytes. */
async function growth(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss();
  let most = before;
  const look = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 1);
  await work();
  clearInterval(look);
  return (most - before) / 1024 / 1024;
}

test('a cell of two megabytes is given up; the file is hashed to its end all the same', async () => {
  const found = await readTable('name\r\n"', megabyte, megabyte, '"\r\n');
  expect(found).toMatchObject({ rows: null, bytes: 7 + 2 * megabyte.length + 3 });
  expect(found.unread).toBe('has a row longer than any this program writes');
});

test('rows of a sound table are counted without its heading, lines within a cell among none', async () => {
  const found = await readTable('name,note\r\nHolm,"two\r\n', 'lines"\r\nDunn,\r\n');
  expect(found).toMatchObject({ rows: 2, unread: null });
});

test('300 MB of one cell, in quotes, without, and of nothing but commas: the memory stays what it was', async () => {
  const endless = Array.from({ length: 300 }, () => megabyte);
  const commas = Array.from({ length: 300 }, () => Buffer.alloc(megabyte.length, ','));
  for (const chunks of [['name\r\n"', ...endless], ['name\r\n', ...endless], commas]) {
    let found: unknown;
    const more = await growth(async () => {
      found = await readTable(...chunks);
    });
    expect(found).toMatchObject({ rows: null, unread: 'has a row longer than any this program writes' });
    expect(more).toBeLessThan(250);
  }
}, 120_000);

test('a log of one line of 300 MB: said to be too long, and not held', async () => {
  const endless = Array.from({ length: 300 }, () => megabyte);
  let broken: string | null | undefined;
  const more = await growth(async () => {
    broken = (await reading('log/log.jsonl', ...endless)).log?.broken;
  });
  expect(broken).toBe('Event 1 of the log is longer than any this program writes.');
  expect(more).toBeLessThan(250);
}, 120_000);

test('a page of any size is hashed and never held', async () => {
  const endless = Array.from({ length: 300 }, () => megabyte);
  expect(await growth(() => reading('index.html', ...endless))).toBeLessThan(250);
}, 120_000);

test('an export whose list is of one mind with its endless table: the check says why it counts nothing', async () => {
  const folder = path.join(tempFolder(), 'an export');
  mkdirSync(path.join(folder, 'tables'), { recursive: true });
  const table = Buffer.concat([Buffer.from('name\r\n"'), megabyte, megabyte]);
  const sha256 = createHash('sha256').update(table).digest('hex');
  const files = [{ path: 'tables/candidates.csv', bytes: table.length, sha256, rows: 1 }];
  const manifest = {
    ...{ format: 'village-election-desk/export', version: 1, madeAt: '2027-03-02T09:41:00-05:00', practice: false },
    ...{ village: 'Nowhere', election: { id: fallsElection, title: 'General election' }, part: 'candidates' },
    ...{ audience: 'office', chain: { events: 1, head: '0'.repeat(64) }, log: null },
    ...{ totals: { files: 1, bytes: table.length }, files },
  } as unknown as Manifest;
  const list = manifestText(manifest);
  writeFileSync(path.join(folder, 'tables', 'candidates.csv'), table);
  writeFileSync(path.join(folder, manifestName), list);
  writeFileSync(path.join(folder, sumsName), sumsText(files, createHash('sha256').update(list).digest('hex')));
  expect((await checked(folder)).wrong).toEqual([
    '“tables/candidates.csv” has a row longer than any this program writes, so its rows were not counted.',
  ]);
});
