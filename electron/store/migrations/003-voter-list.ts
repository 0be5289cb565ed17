// The county's voter list beside the log. What anybody may read in the public list lies in clear, so that it can be
// searched; birth date, mailing address, telephone and the rest lie sealed in each row.
import type { Migration } from './index.ts';

const voter = `
      id            INTEGER PRIMARY KEY,
      list          INTEGER NOT NULL,
      key           TEXT NOT NULL,
      surname       TEXT NOT NULL,
      given         TEXT NOT NULL,
      middle        TEXT NOT NULL,
      suffix        TEXT NOT NULL,
      house         TEXT NOT NULL,
      street        TEXT NOT NULL,
      district      TEXT NOT NULL,
      status        TEXT NOT NULL,
      state_number  TEXT NOT NULL,
      county_number TEXT NOT NULL,
      since         INTEGER NOT NULL,
      sealed        BLOB NOT NULL`;
/** One for the list in use and one for the list that is coming: emptying a whole index takes no time at all. */
const words = (slot: 0 | 1): string => `
    CREATE VIRTUAL TABLE voter_word_${slot} USING fts5 (
      surname, given, other,
      content = '', columnsize = 0, detail = column, prefix = '1 2 3', tokenize = 'ascii'
    );`;

export const voterList: Migration = {
  to: 3,
  sql: `
    CREATE TABLE voter_list (
      number    INTEGER PRIMARY KEY,
      list_date TEXT NOT NULL
    ) STRICT;

    CREATE TABLE voter (${voter}
    ) STRICT;
    CREATE TABLE voter_key (
      list  INTEGER NOT NULL,
      key   TEXT NOT NULL,
      voter INTEGER NOT NULL,
      PRIMARY KEY (list, key)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE voter_former (${voter},
      until         INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX voter_former_by_key ON voter_former (key, list);

    CREATE TABLE voter_place (
      list       INTEGER NOT NULL,
      place      INTEGER NOT NULL,
      name_order TEXT NOT NULL,
      voter      INTEGER NOT NULL,
      PRIMARY KEY (list, place)
    ) STRICT, WITHOUT ROWID;
    ${words(0)}
    ${words(1)}

    CREATE TABLE voter_columns (
      headings TEXT PRIMARY KEY,
      columns  TEXT NOT NULL
    ) STRICT;
  `,
};
