// What an outsider with an SQLite tool does to an office behind the program's back.
import path from 'node:path';
import Database from 'better-sqlite3';

/** Runs SQL on the office's file with every trigger taken off, so that nothing refuses. */
export function tamper(folder: string, sql: string, ...values: unknown[]): void {
  const db = new Database(path.join(folder, 'office.sqlite'));
  try {
    const triggers = db.prepare("SELECT name FROM sqlite_master WHERE type = 'trigger'").pluck().all() as string[];
    for (const name of triggers) db.exec(`DROP TRIGGER ${name}`);
    db.pragma('foreign_keys = OFF');
    const { changes } = db.prepare(sql).run(...values);
    if (changes === 0) throw new Error(`nothing was changed by: ${sql}`);
  } finally {
    db.close();
  }
}

/** The bytes at a place in the file, changed as a bad disk changes them. */
export const flipFirstByte = (column: string): string =>
  `${column} = unhex(printf('%02x', (instr('0123456789abcdef', lower(substr(hex(${column}), 2, 1)))) % 16) || substr(hex(${column}), 3))`;
