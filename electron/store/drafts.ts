// What is half typed, sealed: kept so that a crash costs at most half a second of typing, gone on submit or discard.
import type { Database } from 'better-sqlite3';
import type { Sealer } from './keys.ts';

export interface SavedDraft {
  readonly text: string;
  readonly savedAt: string;
}

export class Drafts {
  readonly #db: Database;
  readonly #sealer: Sealer;
  constructor(db: Database, sealer: Sealer) {
    this.#db = db;
    this.#sealer = sealer;
  }

  /** Keeps `text` under `key`, in place of what was there. */
  save(key: string, text: string, savedAt: string): void {
    this.#db
      .prepare(
        'INSERT INTO draft VALUES (?,?,?) ON CONFLICT DO UPDATE SET saved_at = excluded.saved_at, sealed = excluded.sealed',
      )
      .run(key, savedAt, this.#sealer.seal(Buffer.from(text, 'utf8'), Buffer.from(key)));
  }

  load(key: string): SavedDraft | null {
    const row = this.#db
      .prepare<[string], { saved_at: string; sealed: Buffer }>('SELECT saved_at, sealed FROM draft WHERE key = ?')
      .get(key);
    return row
      ? { text: this.#sealer.open(row.sealed, Buffer.from(key)).toString('utf8'), savedAt: row.saved_at }
      : null;
  }

  discard(key: string): void {
    this.#db.prepare('DELETE FROM draft WHERE key = ?').run(key);
  }
}
