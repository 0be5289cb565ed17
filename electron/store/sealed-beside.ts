// What lies sealed beside the log, and the name each row is bound to: read whole for damage, and sealed anew under another
// key. A test reads the file and finds no other table with a seal.
import type { Database } from 'better-sqlite3';

export interface SealedTable {
  readonly table: string;
  /** The column of the name. */
  readonly name: string;
  /** Before the first row in the order of names, which are texts or numbers from 1 on. */
  readonly before: '' | 0;
  /** One row in the clerk's words, at the beginning of a sentence. */
  readonly what: string;
}

export const sealedBeside: readonly SealedTable[] = [
  { table: 'blob', name: 'sha256', before: '', what: 'A stored paper' },
  { table: 'act_result', name: 'act', before: '', what: 'What was answered to an act' },
  { table: 'draft', name: 'key', before: '', what: 'A half-typed form' },
  { table: 'voter_block', name: 'id', before: 0, what: 'A voter of the county’s list' },
  { table: 'voter_former', name: 'id', before: 0, what: 'A voter of an earlier list of the county' },
];

export interface SealedRow {
  readonly key: string | number;
  readonly sealed: Buffer;
}

const inOneRead = 50;

/** The rows of a table in the order of their names. Rows may be written or deleted while it goes on. */
export function* sealedRows(db: Database, { table, name, before }: SealedTable): Generator<SealedRow> {
  const next = db
    .prepare<[string | number], string | number>(
      `SELECT ${name} FROM ${table} WHERE ${name} > ? ORDER BY ${name} LIMIT ${inOneRead}`,
    )
    .pluck();
  const read = db.prepare<[string | number], Buffer>(`SELECT sealed FROM ${table} WHERE ${name} = ?`).pluck();
  for (let keys = next.all(before); keys.length > 0; keys = next.all(keys.at(-1) ?? before))
    for (const key of keys) {
      const sealed = read.get(key);
      if (sealed) yield { key, sealed };
    }
}

/** What the seal of a row is bound to. */
export const boundToRow = (key: string | number): Buffer => Buffer.from(String(key));
