// Voters lie in blocks: those of a list that comes are sealed some dozens at a time. Those of the list in use keep the seal
// each of them has, as blocks of one voter: no key is needed here.
import type { Database } from 'better-sqlite3';
import { indexWriter } from '../index-rows.ts';
import { keyRows } from '../list-keys.ts';
import { idsOfList, lineOf } from '../voter-row.ts';
import type { Migration } from './index.ts';

export const voterBlocks: Migration = {
  to: 5,
  sql: `
    -- Some voters of a list, under the number of the first: the lines of those whose district it does not say; what is
    -- public of everybody, a line of text for each; and the rest, sealed.
    CREATE TABLE voter_block (
      id               INTEGER PRIMARY KEY,
      without_district TEXT NOT NULL,
      clear            TEXT NOT NULL,
      sealed           BLOB NOT NULL
    ) STRICT;
    -- Some keys of a list in the order of their marks, each with the line of whoever has it.
    CREATE TABLE voter_by_key (
      id   INTEGER PRIMARY KEY,
      keys BLOB NOT NULL
    ) STRICT;
    -- A former version with an end that is still to come belongs to a list that is not in use yet.
    CREATE INDEX voter_former_by_until ON voter_former (until);
  `,
  afterwards(db) {
    const list = db.prepare<[], number | null>('SELECT max(number) FROM voter_list').pluck().get() ?? 0;
    if (list > 0) {
      keepFormer(db, list);
      intoBlocks(db, list);
    }
    db.exec('DROP TABLE voter; DROP TABLE voter_key');
  },
};

/** What was left of the list before, when the program was cut off while clearing it away. */
function keepFormer(db: Database, list: number): void {
  db.prepare(
    `INSERT INTO voter_former SELECT o.*, @list FROM voter o LEFT JOIN voter_key k ON k.list = @list AND k.key = o.key
     LEFT JOIN voter n ON n.id = k.voter
     WHERE o.id < @first AND (n.id IS NULL OR n.since > o.list)`,
  ).run({ list, first: idsOfList(list)[0] });
}

interface Row {
  readonly id: number;
  readonly key: string;
  readonly since: number;
  readonly district: string;
  readonly clear: string;
  readonly sealed: Buffer;
}

function intoBlocks(db: Database, list: number): void {
  const rows = db.prepare<[number, number], Row>(
    `SELECT id, key, since, district, sealed, json_array(key, surname, given, middle, suffix, house, street, district,
       status, state_number, county_number) AS clear FROM voter WHERE id >= ? AND id < ? ORDER BY id LIMIT 1000`,
  );
  const put = db.prepare('INSERT INTO voter_block VALUES (?,?,?,?)');
  const keys = new Map<string, number>();
  const [first, end] = idsOfList(list);
  for (let some = rows.all(first, end); some.length > 0; some = rows.all((some.at(-1)?.id ?? end) + 1, end))
    for (const { id, key, since, district, clear, sealed } of some) {
      const line = lineOf(id);
      put.run(id, district === '' ? String(line) : '', `${line} ${since} ${clear}`, sealed);
      keys.set(key, line);
    }
  const putKeys = indexWriter(db);
  for (const row of keyRows(list, keys)) if (row) putKeys(row);
}
