// What is left of a voter list: the one before, whose changed rows become former versions, and one whose coming was cut
// off. Every step is a transaction of its own and can be cut off as well; the next start goes on with it.
import type { Database } from 'better-sqlite3';
import { briefly, listInUse } from './coming-list.ts';
import { holdVoterList } from './office-lock.ts';
import { isBusy, isDiskFull } from './store-problem.ts';
import { idsOfList } from './voter-row.ts';

const rowsPerStep = 200;
/** Blocks of the index have some kilobytes each. */
const blocksPerStep = 20;

/** Whether anything is left to clear away. */
export function hasLeftovers(db: Database): boolean {
  const [from, to] = idsOfList(listInUse(db));
  const left = db.prepare<[number, number], number>('SELECT 1 FROM voter WHERE id < ? OR id >= ? LIMIT 1').pluck();
  return left.get(from, to) === 1;
}

/** Drops the rows of other lists from a table, some at a time. What lies in it is public, and not overwritten with zeros. */
function* dropOthers(db: Database, table: 'voter_place' | 'voter_word', list: number): Generator<void> {
  const [from, to] = idsOfList(list);
  const drop = db.prepare(
    `DELETE FROM ${table} WHERE id IN (SELECT id FROM ${table} WHERE id < ${from} OR id >= ${to} LIMIT ${blocksPerStep})`,
  );
  for (let changes = blocksPerStep; changes === blocksPerStep; ) {
    db.pragma('secure_delete = OFF');
    try {
      changes = briefly(db, () => drop.run().changes);
    } finally {
      db.pragma('secure_delete = ON');
    }
    yield;
  }
}

function* dropOtherKeys(db: Database, list: number): Generator<void> {
  const other = (which: string) =>
    db.prepare<[number], number>(`SELECT list FROM voter_key WHERE list ${which} ? LIMIT 1`).pluck();
  const [before, behind] = [other('<'), other('>')];
  const drop = db.prepare(
    `DELETE FROM voter_key WHERE list = @old AND key IN (SELECT key FROM voter_key WHERE list = @old LIMIT ${rowsPerStep})`,
  );
  for (;;) {
    const old = before.get(list) ?? behind.get(list);
    if (old === undefined) return;
    briefly(db, () => drop.run({ old }));
    yield;
  }
}

/** Clears away in short steps; the caller may pause after each. The rows go last: by them the rest is known to be left. */
export function* clearLeftovers(db: Database): Generator<void> {
  const list = listInUse(db);
  yield* dropOthers(db, 'voter_place', list);
  yield* dropOthers(db, 'voter_word', list);
  yield* dropOtherKeys(db, list);
  const former = db.prepare(
    `INSERT INTO voter_former SELECT o.*, @list FROM voter o LEFT JOIN voter_key k ON k.list = @list AND k.key = o.key
     LEFT JOIN voter n ON n.id = k.voter
     WHERE o.id BETWEEN @first AND @last AND (n.id IS NULL OR n.since > o.list)`,
  );
  const gone = db.prepare('DELETE FROM voter WHERE id BETWEEN ? AND ?');
  const [from, to] = idsOfList(list);
  for (const keepFormer of [true, false]) {
    const range = keepFormer ? `id < ${from}` : `id >= ${to}`;
    const some = db.prepare<[], number>(`SELECT id FROM voter WHERE ${range} ORDER BY id LIMIT ${rowsPerStep}`).pluck();
    for (let ids = some.all(); ids.length > 0; ids = some.all()) {
      const [first = 0, last = 0] = [ids[0], ids.at(-1)];
      briefly(db, () => {
        if (keepFormer) former.run({ list, first, last });
        gone.run(first, last);
      });
      yield;
    }
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
