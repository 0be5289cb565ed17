// What each act answered, sealed, so that the same act sent twice (double Enter, a crash after the commit) is done once.
import type { Database } from 'better-sqlite3';
import { z } from 'zod';
import { canonicalBytes, digestOf } from './canonical.ts';
import type { Sealer } from './keys.ts';

const Stored = z.strictObject({ command: z.string(), input: z.string(), value: z.unknown() });

export type Earlier =
  | { readonly kind: 'none' }
  | { readonly kind: 'same'; readonly value: unknown }
  | { readonly kind: 'another' };

export class ActResults {
  readonly #db: Database;
  readonly #sealer: Sealer;
  constructor(db: Database, sealer: Sealer) {
    this.#db = db;
    this.#sealer = sealer;
  }

  /** `same` with its first answer; `another` where the id was used for something else. */
  earlier(act: string, command: string, input: unknown): Earlier {
    const row = this.#db.prepare<[string], { sealed: Buffer }>('SELECT sealed FROM act_result WHERE act = ?').get(act);
    if (!row) return { kind: 'none' };
    const stored = Stored.parse(JSON.parse(this.#sealer.open(row.sealed, Buffer.from(act)).toString('utf8')));
    return stored.command === command && stored.input === digestOf(input)
      ? { kind: 'same', value: stored.value }
      : { kind: 'another' };
  }

  keep(act: string, command: string, input: unknown, value: unknown): void {
    const sealed = this.#sealer.seal(canonicalBytes({ command, input: digestOf(input), value }), Buffer.from(act));
    this.#db.prepare('INSERT INTO act_result VALUES (?, ?)').run(act, sealed);
  }
}
