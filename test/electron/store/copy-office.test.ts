// The copy a backup starts from: made beside the window in a thread of its own, of the office as it was at one moment.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { unfinishedNames } from '../../../electron/store/backup-name.ts';
import { copyOffice } from '../../../electron/store/copy-office.ts';
import type { HeldOffice } from '../../../electron/store/office-at-rest.ts';
import { exampleFalls } from '../../support/example-office.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const falls = exampleFalls();
const control = (signal = new AbortController().signal, progress = () => {}) => ({
  signal,
  progress,
  breathe: async () => {},
});
const names = (store: HeldOffice) => unfinishedNames(store.file, path.join(tempFolder(), 'b.sqlite'));

/** How many events lie in a copy, and that it is one plain file. */
function eventsIn(file: string): number {
  const db = new Database(file, { readonly: true });
  try {
    expect(db.pragma('journal_mode', { simple: true })).toBe('delete');
    return db.prepare<[], number>('SELECT count(*) FROM event').pluck().get() ?? 0;
  } finally {
    db.close();
  }
}

test('it lies on the office’s own disk, holds what was just recorded, and nothing lies beside it', async () => {
  const desk = falls();
  await desk.do('office.set-certificate', { required: false });
  const store = desk.store();
  const unfinished = names(store);
  expect(await copyOffice(store, unfinished, control())).toBe(unfinished.staged);
  expect(path.dirname(unfinished.staged)).toBe(desk.folder);
  expect(eventsIn(unfinished.staged)).toBe(store.log.head().seq);
  expect(readdirSync(desk.folder).filter((name) => /-in-progress-/.test(name))).toEqual([]);
});

test('what is recorded while it is made does not begin it anew', async () => {
  const desk = falls();
  const store = desk.store();
  const unfinished = names(store);
  const before = store.log.head().seq;
  const copying = copyOffice(store, unfinished, control());
  for (let n = 0; n < 20; n += 1) await desk.do('office.set-certificate', { required: n % 2 === 0 });
  await copying;
  const copied = eventsIn(unfinished.staged);
  expect(copied).toBeGreaterThanOrEqual(before);
  expect(copied).toBeLessThanOrEqual(store.log.head().seq);
});

test('stopped: it ends, and what was begun can be cleared away', async () => {
  const store = falls().store();
  const abort = new AbortController();
  const copying = copyOffice(
    store,
    names(store),
    control(abort.signal, () => abort.abort()),
  );
  abort.abort();
  await expect(copying).rejects.toThrow('stopped');
});

test('where the office’s own disk has no room for another copy, it is made at its place at once', async () => {
  const store = falls().store();
  const unfinished = names(store);
  const tried: string[] = [];
  const copy = async (_: HeldOffice, file: string) => {
    tried.push(file);
    if (tried.length === 1) throw Object.assign(new Error('full'), { code: 'SQLITE_FULL' });
  };
  expect(await copyOffice(store, unfinished, control(), copy)).toBe(unfinished.growing);
  expect(tried).toEqual([unfinished.staged, unfinished.growing]);
});

test('an office that is gone is said to be gone', async () => {
  const store = falls().store();
  const gone = { db: store.db, log: store.log, sealer: null, file: path.join(tempFolder(), 'office.sqlite') };
  const unfinished = names(gone);
  await expect(copyOffice(gone, unfinished, control())).rejects.toMatchObject({ code: 'SQLITE_CANTOPEN' });
  expect(existsSync(unfinished.staged)).toBe(false);
});
