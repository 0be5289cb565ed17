// What is left of a voter list: the one before, and one whose coming was cut off, with the former versions it was to make.
// Every step is a transaction of its own and can be cut off as well; the next start goes on with it.
import type { Database } from 'better-sqlite3';
import { briefly, listInUse } from './coming-list.ts';
import { holdVoterList } from './office-lock.ts';
import { isBusy, isDiskFull } from './store-problem.ts';
import { idsOfList } from './voter-row.ts';

/** Blocks have some kilobytes each. */
const blocksPerStep = 20;
const rowsPerStep = 200;

/** Whether anything is left to clear away. */
export function hasLeftovers(db: Database): boolean {
  const list = listInUse(db);
  const [from, to] = idsOfList(list);
  const block = db
    .prepare<[number, number], number>('SELECT 1 FROM voter_block WHERE id < ? OR id >= ? LIMIT 1')
    .pluck();
  const former = db.prepare<[number], number>('SELECT 1 FROM voter_former WHERE until > ? LIMIT 1').pluck();
  return block.get(from, to) === 1 || former.get(list) === 1;
}

/** Drops the blocks of other lists from a table of the index. What lies in it is public, and not overwritten with zeros. */
function* dropFromIndex(
  db: Database,
  table: 'voter_place' | 'voter_word' | 'voter_by_key',
  list: number,
): Generator<void> {
  for (const drop of dropOthers(db, table, list)) {
    db.pragma('secure_delete = OFF');
    try {
      briefly(db, drop);
    } finally {
      db.pragma('secure_delete = ON');
    }
    yield;
  }
}

/** Steps that drop the blocks of other lists, some at a time. */
function* dropOthers(db: Database, table: string, list: number): Generator<() => void> {
  const [from, to] = idsOfList(list);
  const drop = db.prepare(
    `DELETE FROM ${table} WHERE id IN (SELECT id FROM ${table} WHERE id < ${from} OR id >= ${to} LIMIT ${blocksPerStep})`,
  );
  for (let changes = blocksPerStep; changes === blocksPerStep; )
    yield () => {
      changes = drop.run().changes;
    };
}

/** Clears away in short steps; the caller may pause after each. The blocks go last: by them the rest is known to be left. */
export function* clearLeftovers(db: Database): Generator<void> {
  const list = listInUse(db);
  yield* dropFromIndex(db, 'voter_place', list);
  yield* dropFromIndex(db, 'voter_word', list);
  yield* dropFromIndex(db, 'voter_by_key', list);
  const former = db.prepare(
    `DELETE FROM voter_former WHERE id IN (SELECT id FROM voter_former WHERE until > ${list} LIMIT ${rowsPerStep})`,
  );
  for (let changes = rowsPerStep; changes === rowsPerStep; yield) {
    changes = briefly(db, () => former.run().changes);
  }
  for (const drop of dropOthers(db, 'voter_block', list)) {
    briefly(db, drop);
    yield;
  }
}

/**
 * At the start of the program: clears away what a cut-off import left. Not while another window reads a list, nor on a full
 * disk: what is left is in nobody's way, and must keep nobody from the office.
 */
export function clearLeftoversAtStart(db: Database, dataDir: string): void {
  if (!hasLeftovers(db)) return;
  try {
    const lock = holdVoterList(dataDir);
    try {
      for (const _ of clearLeftovers(db));
    } finally {
      lock.release();
    }
  } catch (error) {
    if (!isBusy(error) && !isDiskFull(error)) throw error;
  }
}
