// Every shape an office's file has had, in order. A migration runs whole or not at all.
import type { Database } from 'better-sqlite3';
import { office } from './001-office.ts';
import { peopleAndKeys } from './002-people-and-keys.ts';
import { voterList } from './003-voter-list.ts';
import { voterIndex } from './004-voter-index.ts';
import { voterBlocks } from './005-voter-blocks.ts';

export interface Migration {
  /** The `user_version` the file has afterwards. */
  readonly to: number;
  readonly sql: string;
  /** What SQL alone cannot do, in the same transaction. */
  readonly afterwards?: (db: Database) => void;
}

export const migrations: readonly Migration[] = [office, peopleAndKeys, voterList, voterIndex, voterBlocks];
export const newestVersion = migrations.length;

/** Brings the file to the newest shape, all in one transaction; a failure leaves it as it was and throws. */
export function migrate(db: Database): void {
  const run = db.transaction(() => {
    const from = db.pragma('user_version', { simple: true }) as number;
    for (const migration of migrations.filter((m) => m.to > from)) {
      db.exec(migration.sql);
      migration.afterwards?.(db);
      db.pragma(`user_version = ${migration.to}`);
    }
  });
  run.immediate();
}
