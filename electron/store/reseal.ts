// Sealing everything anew under another key: the first passphrase was set, or somebody who knew the key has left.
import { setImmediate as aTurn } from 'node:timers/promises';
import type { Database } from 'better-sqlite3';
import { type EventLog, sealPayloadAnew } from './event-log.ts';
import type { Sealer } from './keys.ts';
import { boundToRow, sealedBeside, sealedRows } from './sealed-beside.ts';

const sliceMs = 8;
const batch = 50;

const resealing = new WeakSet<Database>();

/** Lets the file ask whether this connection is sealing anew: its trigger refuses any other change of a payload. */
export function knowsResealing(db: Database): void {
  db.function('desk_resealing', () => (resealing.has(db) ? 1 : 0));
}

/**
 * Opens every seal with `from` and closes it with `to`, in slices, inside the caller's transaction. Nobody else may use
 * the connection meanwhile. Throws RecordDamaged where a seal does not open.
 */
export async function sealAnew(db: Database, log: EventLog, from: Sealer, to: Sealer): Promise<void> {
  let began = performance.now();
  const breathe = async () => {
    if (performance.now() - began < sliceMs) return;
    await aTurn();
    began = performance.now();
  };
  resealing.add(db);
  try {
    const put = db.prepare('UPDATE event_payload SET sealed = ? WHERE seq = ?');
    for (let after = 0, more = true; more; ) {
      const rows = log.batch(after, batch);
      for (const row of rows) {
        if (row.sealed) put.run(sealPayloadAnew(row, from, to), row.header.seq);
        after = row.header.seq;
        await breathe();
      }
      more = rows.length === batch;
    }
    for (const sealedTable of sealedBeside) {
      const { table, name } = sealedTable;
      const write = db.prepare(`UPDATE ${table} SET sealed = ? WHERE ${name} = ?`);
      for (const { key, sealed } of sealedRows(db, sealedTable)) {
        const bound = boundToRow(key);
        write.run(to.seal(from.open(sealed, bound), bound), key);
        await breathe();
      }
    }
  } finally {
    resealing.delete(db);
  }
}

/**
 * After the commit: nothing of the former key stays in free pages or in the write-ahead file. Never fails: should there
 * be no room to write the file anew, what was deleted has been overwritten all the same (secure_delete), and closing the
 * office empties the write-ahead file.
 */
export async function wipeFreePages(db: Database): Promise<void> {
  for (const step of ['VACUUM', 'PRAGMA wal_checkpoint(TRUNCATE)']) {
    await aTurn();
    try {
      db.exec(step);
    } catch {
      // Said above.
    }
  }
  await aTurn();
}
