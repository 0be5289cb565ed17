// The voter list's index in blocks of our own: it is written once, in its order, and asked by sets of places. The index of
// the list in use is made anew from what lies in clear; no row of a voter changes.
import type { Database } from 'better-sqlite3';
import { ComingIndex } from '../coming-index.ts';
import { indexWriter } from '../index-rows.ts';
import { idsOfList, lineOf, type StoredVoter } from '../voter-row.ts';
import type { Migration } from './index.ts';

export const voterIndex: Migration = {
  to: 4,
  sql: `
    DROP TABLE voter_word_0;
    DROP TABLE voter_word_1;
    DROP TABLE voter_place;

    -- Some places in the order of names: the lines of the voters who stand there, and how many others share their name.
    CREATE TABLE voter_place (
      id        INTEGER PRIMARY KEY,
      voters    BLOB NOT NULL,
      namesakes BLOB NOT NULL
    ) STRICT;
    -- Some words that stand in one part of the line, in their order: where the places of each end, and all places.
    CREATE TABLE voter_word (
      id     INTEGER PRIMARY KEY,
      part   INTEGER NOT NULL,
      first  TEXT NOT NULL,
      last   TEXT NOT NULL,
      words  TEXT NOT NULL,
      ends   BLOB NOT NULL,
      places BLOB NOT NULL
    ) STRICT;
  `,
  afterwards(db) {
    const list = db.prepare<[], number | null>('SELECT max(number) FROM voter_list').pluck().get() ?? 0;
    if (list > 0) indexAnew(db, list);
  },
};

function indexAnew(db: Database, list: number): void {
  const index = new ComingIndex();
  const rows = db.prepare<[number, number], StoredVoter>('SELECT * FROM voter WHERE id >= ? AND id < ? ORDER BY id');
  for (const row of rows.iterate(...idsOfList(list))) {
    const { house, street, state_number: stateNumber, county_number: countyNumber } = row;
    index.add(lineOf(row.id), { name: row, house, street, stateNumber, countyNumber });
  }
  const put = indexWriter(db);
  for (const row of index.rows(list)) if (row) put(row);
}
