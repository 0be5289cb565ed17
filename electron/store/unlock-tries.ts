// Wrong tries make the next one wait. Each is written down before it is made, so that neither many at once nor a restart
// gives one for free. However many there were, nothing is ever deleted.
import type { Database } from 'better-sqlite3';
import type { RecordedAt } from '../../shared/domain/recorded-at.ts';

const free = 3;
const firstWait = 5;
const longestWait = 300;

/** Seconds to wait after so many wrong tries in a row: none, none, 5, 10, 20 … 300. */
export const waitAfter = (tries: number): number =>
  tries < free ? 0 : Math.min(longestWait, firstWait * 2 ** Math.min(tries - free, 10));

const secondsBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 1000;

/** Writes a try of `who` down and returns 0; or the seconds still to wait, and writes none. */
export function beginTry(db: Database, who: string, now: RecordedAt): number {
  const put = db.prepare(
    'INSERT INTO unlock_try VALUES (?,?,?) ON CONFLICT DO UPDATE SET count = excluded.count, at = excluded.at',
  );
  const begin = db.transaction((): number => {
    const row = db
      .prepare<[string], { count: number; at: string }>('SELECT count, at FROM unlock_try WHERE who = ?')
      .get(who);
    const wait = waitAfter(row?.count ?? 0);
    const passed = row ? secondsBetween(row.at, now) : 0;
    // A clock that was set back would make the wait last until it has caught up: the wait begins anew instead.
    if (row && wait > 0 && passed < 0) put.run(who, row.count, now);
    if (passed < wait) return wait - Math.max(0, passed);
    put.run(who, (row?.count ?? 0) + 1, now);
    return 0;
  });
  return begin.immediate();
}

/** Seconds `who` must still wait at this moment before another try; 0 where it may be made at once. Writes nothing. */
export function waitLeft(db: Database, who: string, now: RecordedAt): number {
  const row = db
    .prepare<[string], { count: number; at: string }>('SELECT count, at FROM unlock_try WHERE who = ?')
    .get(who);
  return row ? Math.max(0, waitAfter(row.count) - Math.max(0, secondsBetween(row.at, now))) : 0;
}

/** How long the next try of `who` will have to wait, in seconds. */
export function nextWait(db: Database, who: string): number {
  const count = db.prepare('SELECT count FROM unlock_try WHERE who = ?').pluck().get(who) as number | undefined;
  return waitAfter(count ?? 0);
}

/** The right one was given, or there is another one now: the next tries are free again. */
export function forgetTries(db: Database, who: string): void {
  db.prepare('DELETE FROM unlock_try WHERE who = ?').run(who);
}
