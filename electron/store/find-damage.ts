// Is every page of a database file where it should be? SQLite's own integrity_check answers in one go, which stops the
// window for a tenth of a second on a long log; here each table, and each stretch of an index, is looked at in its turn.
import { setImmediate as aTurn } from 'node:timers/promises';
import type { Database } from 'better-sqlite3';

/** Rows compared with their index in one go. */
const stretch = 2000;

/** The first damage in plain words, or null. `breathe` is called after every step, so that a job can be stopped. */
export async function findDamage(db: Database, breathe: () => Promise<void>): Promise<string | null> {
  // A search index is made of tables of its own, which are looked at like any other; asked as a whole it would read all
  // of itself in one go.
  const tables = db
    .prepare<[], { name: string }>("SELECT name FROM sqlite_schema WHERE type = 'table' AND rootpage > 0")
    .all();
  for (const { name } of tables) {
    await aTurn();
    const lines = db.pragma(`quick_check(${name})`) as { quick_check: string }[];
    const sick = lines.find((line) => line.quick_check !== 'ok');
    if (sick) return sick.quick_check;
    await breathe();
  }
  return damageInIndexes(db, 'event', breathe);
}

/** quick_check counts an index and does not read it, and an event that its index has elsewhere would never be folded. */
async function damageInIndexes(db: Database, table: string, breathe: () => Promise<void>): Promise<string | null> {
  const count = (sql: string, ...numbers: number[]) =>
    (db.prepare(`SELECT count(*) AS n FROM ${sql}`).get(...numbers) as { n: number }).n;
  const rows = count(`${table} NOT INDEXED`);
  for (const { name } of db.pragma(`index_list(${table})`) as { name: string }[]) {
    const columns = (db.pragma(`index_info("${name}")`) as { name: string }[]).map((column) => column.name);
    const same = [...new Set([...columns, 'seq'])].map((column) => `i.${column} = t.${column}`).join(' AND ');
    const found = `${table} t NOT INDEXED JOIN ${table} i INDEXED BY "${name}" ON ${same} WHERE t.seq > ? AND t.seq <= ?`;
    for (let after = 0; after < rows; after += stretch) {
      await aTurn();
      if (count(found, after, after + stretch) !== Math.min(stretch, rows - after))
        return `The index ${name} does not match its table.`;
      await breathe();
    }
  }
  return null;
}
