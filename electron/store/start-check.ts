// The look at the file when the office is opened: that every page is where it should be, and that the newest event is the
// newest link. Beside others who have it open only the event tables: whoever came first looked at the rest.
import type { Database } from 'better-sqlite3';
import { type EventLog, genesis, linkHash } from './event-log.ts';
import { damaged, OfficeUnavailable } from './store-problem.ts';

/** How far the look goes beside the head of the log; `head`: no further, because the caller looks at everything. */
export type Look = 'head' | 'log' | 'whole';
const looks: Readonly<Record<Look, readonly string[]>> = {
  head: [],
  log: ['quick_check(event)', 'quick_check(event_payload)'],
  whole: ['integrity_check(1)'],
};

/** Throws OfficeUnavailable where what is looked at is damaged, or the head of the log does not hold. */
export function checkAtStart(db: Database, log: EventLog, file: string, look: Look): void {
  const sick = looks[look].flatMap((pragma) =>
    (db.pragma(pragma) as Record<string, string>[])
      .flatMap((row) => Object.values(row))
      .filter((line) => line !== 'ok'),
  );
  const { seq } = log.head();
  const [newest] = seq > 0 ? [...log.rows(seq - 1, null)] : [];
  const [before] = seq > 1 ? [...log.rows(seq - 2, null)] : [];
  // Contents behind the head are those of events that somebody cut off.
  const held =
    log.lastContents() <= seq &&
    (seq === 0 ||
      (newest?.prevHash.equals(before?.hash ?? genesis) &&
        newest.hash.equals(linkHash(newest.prevHash, newest.header, newest.commitment))));
  if (sick.length === 0 && held) return;
  const how = sick.length > 0 ? 'parts of it cannot be read' : 'its last records were changed or cut off from outside';
  throw new OfficeUnavailable(damaged(file, `: ${how}.`));
}
