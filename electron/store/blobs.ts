// Finished papers and pictures, sealed, found by the SHA-256 of their bytes. At most 10 MB each.
import type { Database } from 'better-sqlite3';
import { sha256 } from './canonical.ts';
import type { Sealer } from './keys.ts';
import { RecordDamaged } from './store-problem.ts';

export const largestBlob = 10 * 1024 * 1024;

export class Blobs {
  readonly #db: Database;
  readonly #sealer: Sealer;
  constructor(db: Database, sealer: Sealer) {
    this.#db = db;
    this.#sealer = sealer;
  }

  /** Keeps the bytes and returns their SHA-256 in hexadecimal. The same bytes are kept once. Throws above 10 MB. */
  keep(bytes: Uint8Array): string {
    if (bytes.byteLength > largestBlob) throw new Error('A file of more than 10 MB is not kept in the office.');
    const name = sha256(bytes).toString('hex');
    this.#db
      .prepare('INSERT INTO blob VALUES (?, ?) ON CONFLICT DO NOTHING')
      .run(name, this.#sealer.seal(bytes, Buffer.from(name)));
    return name;
  }

  /** The bytes, compared with their name; null where there are none. Throws RecordDamaged where they were changed. */
  read(name: string): Buffer | null {
    const row = this.#db.prepare<[string], { sealed: Buffer }>('SELECT sealed FROM blob WHERE sha256 = ?').get(name);
    if (!row) return null;
    const bytes = this.#sealer.open(row.sealed, Buffer.from(name));
    if (sha256(bytes).toString('hex') !== name) throw new RecordDamaged(`The stored paper ${name} was changed.`);
    return bytes;
  }
}
