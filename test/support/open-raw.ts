// The office's file as a plain database, for a story that looks behind the program.
import path from 'node:path';
import Database from 'better-sqlite3';
import { onTestFinished } from 'vitest';

/** Open until the story ends; `key` is the data key as it lies there without a passphrase. */
export function openRaw(folder: string): { readonly db: Database.Database; readonly key: Buffer } {
  const db = new Database(path.join(folder, 'office.sqlite'), { readonly: true });
  onTestFinished(() => void db.close());
  return { db, key: db.prepare("SELECT wrapped FROM key_wrap WHERE kind = 'open'").pluck().get() as Buffer };
}
