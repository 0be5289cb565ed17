// Passphrases: payloads may be sealed anew (and only that), wrong tries are counted, and the lock screen can name people.
import type { Migration } from './index.ts';

export const peopleAndKeys: Migration = {
  to: 2,
  sql: `
    DROP TRIGGER payload_never_changes;
    CREATE TRIGGER payload_never_changes BEFORE UPDATE ON event_payload
      WHEN desk_resealing() IS NOT 1 OR NEW.seq IS NOT OLD.seq BEGIN
      SELECT RAISE(ABORT, 'a payload is never changed'); END;

    CREATE UNIQUE INDEX one_wrap_each ON key_wrap (kind, coalesce(person, ''));

    CREATE TABLE unlock_try (
      who   TEXT PRIMARY KEY,
      count INTEGER NOT NULL,
      at    TEXT NOT NULL
    ) STRICT;

    CREATE TABLE desk_person (
      id         TEXT PRIMARY KEY,
      name       TEXT NOT NULL,
      passphrase INTEGER NOT NULL CHECK (passphrase IN (0, 1))
    ) STRICT;
  `,
};
