// What earlier lists said of whoever changed since, or is on the list no more. A former version is written while the list
// that ends it is still on its way in, and counts once that list is the one in use.
import type { Database } from 'better-sqlite3';
import type { Sealer } from './keys.ts';
import { boundToRow } from './sealed-beside.ts';
import type { VoterBlocks } from './voter-blocks.ts';
import type { KeptVoter, SealedVoter, StoredVoter } from './voter-row.ts';

export interface FormerVoter extends KeptVoter {
  /** The number of the list that no longer says so. */
  readonly until: number;
}

/** Keeps the voter of a row as a former version that ended with the list `until`. Inside a write. */
export function formerWriter(db: Database, sealer: Sealer, blocks: VoterBlocks, until: number): (id: number) => void {
  const put = db.prepare('INSERT INTO voter_former VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)');
  return (id) => {
    const { sealed, ...v } = blocks.voterNamed(id);
    put.run(
      ...[v.id, v.list, v.key, v.surname, v.given, v.middle, v.suffix, v.house, v.street, v.district, v.status],
      ...[v.state_number, v.county_number, v.since],
      sealer.seal(Buffer.from(JSON.stringify(sealed), 'utf8'), boundToRow(id)),
      until,
    );
  };
}

/** What lists before the one in use said of whoever has that key, the newest first. */
export function formerVersions(db: Database, sealer: Sealer, key: string, inUse: number): FormerVoter[] {
  return db
    .prepare<[string, number], StoredVoter & { sealed: Buffer; until: number }>(
      'SELECT * FROM voter_former WHERE key = ? AND until <= ? ORDER BY list DESC',
    )
    .all(key, inUse)
    .map((row) => ({
      ...row,
      sealed: JSON.parse(sealer.open(row.sealed, boundToRow(row.id)).toString('utf8')) as SealedVoter,
    }));
}
