// A row of a list's index on its way from whoever makes it, which may be another thread, into the file.
import type { Database, Statement } from 'better-sqlite3';

export interface IndexRow {
  readonly into: 'voter_place' | 'voter_word' | 'voter_by_key';
  readonly values: readonly (number | string | Uint8Array)[];
}
/** A row; or nothing but a moment to breathe. */
export type IndexStep = IndexRow | undefined;

/** Writes rows; inside a transaction. */
export function indexWriter(db: Database): (row: IndexRow) => void {
  const puts = new Map<IndexRow['into'], Statement>();
  return ({ into, values }) => {
    const put = puts.get(into) ?? db.prepare(`INSERT INTO ${into} VALUES (${values.map(() => '?').join(',')})`);
    puts.set(into, put);
    put.run(values);
  };
}

/** The bytes of numbers, for themselves alone: those of their neighbours do not come along to another thread. */
export const bytesOf = ({ buffer, byteOffset, byteLength }: Uint32Array | Float64Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength).slice();
