// The first shape of an office's file: the log in two tables, and what lies beside it.
import type { Migration } from './index.ts';

export const office: Migration = {
  to: 1,
  sql: `
    CREATE TABLE event (
      seq         INTEGER PRIMARY KEY,
      act         TEXT NOT NULL,
      stream      TEXT NOT NULL,
      grp         TEXT NOT NULL,
      type        TEXT NOT NULL,
      version     INTEGER NOT NULL,
      recorded_at TEXT NOT NULL,
      clock       TEXT NOT NULL CHECK (clock IN ('system', 'stated')),
      actor       TEXT NOT NULL,
      commitment  BLOB NOT NULL CHECK (length(commitment) = 32),
      prev_hash   BLOB NOT NULL CHECK (length(prev_hash) = 32),
      hash        BLOB NOT NULL CHECK (length(hash) = 32) UNIQUE
    ) STRICT;
    CREATE INDEX event_by_stream ON event (stream, seq);
    CREATE INDEX event_by_act ON event (act);

    CREATE TABLE event_payload (
      seq    INTEGER PRIMARY KEY REFERENCES event (seq),
      sealed BLOB NOT NULL
    ) STRICT;

    CREATE TRIGGER event_never_changes BEFORE UPDATE ON event BEGIN
      SELECT RAISE(ABORT, 'the log is never changed'); END;
    CREATE TRIGGER event_never_goes BEFORE DELETE ON event BEGIN
      SELECT RAISE(ABORT, 'the log is never shortened'); END;
    CREATE TRIGGER event_is_the_next_link BEFORE INSERT ON event
      WHEN NEW.seq IS NOT (SELECT coalesce(max(seq), 0) + 1 FROM event)
        OR NEW.prev_hash IS NOT coalesce((SELECT hash FROM event ORDER BY seq DESC LIMIT 1), zeroblob(32)) BEGIN
      SELECT RAISE(ABORT, 'not the next link of the log'); END;
    CREATE TRIGGER payload_never_changes BEFORE UPDATE ON event_payload BEGIN
      SELECT RAISE(ABORT, 'a payload is never changed'); END;
    CREATE TRIGGER payload_never_goes BEFORE DELETE ON event_payload BEGIN
      SELECT RAISE(ABORT, 'a payload is never deleted'); END;
    CREATE TRIGGER payload_is_of_the_last_event BEFORE INSERT ON event_payload
      WHEN NEW.seq IS NOT (SELECT max(seq) FROM event) BEGIN
      SELECT RAISE(ABORT, 'a payload belongs to the event just written'); END;

    CREATE TABLE act_result (
      act    TEXT PRIMARY KEY,
      sealed BLOB NOT NULL
    ) STRICT;

    CREATE TABLE blob (
      sha256 TEXT PRIMARY KEY,
      sealed BLOB NOT NULL
    ) STRICT;

    CREATE TABLE draft (
      key      TEXT PRIMARY KEY,
      saved_at TEXT NOT NULL,
      sealed   BLOB NOT NULL
    ) STRICT;

    CREATE TABLE key_wrap (
      id         INTEGER PRIMARY KEY,
      kind       TEXT NOT NULL CHECK (kind IN ('open', 'passphrase', 'recovery')),
      person     TEXT,
      parameters TEXT NOT NULL,
      wrapped    BLOB NOT NULL
    ) STRICT;
  `,
};
