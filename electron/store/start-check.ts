// The look at the file when the office is opened: the event tables, and that the newest event is the newest link.
import type { Database } from 'better-sqlite3';
import { type EventLog, genesis, linkHash } from './event-log.ts';
import { OfficeUnavailable } from './store-problem.ts';

/** Throws OfficeUnavailable where the event tables are damaged or the head of the log does not hold. */
export function checkAtStart(db: Database, log: EventLog, file: string): void {
  const sick = ['event', 'event_payload'].flatMap((table) =>
    (db.pragma(`quick_check(${table})`) as { quick_check: string }[])
      .map((row) => row.quick_check)
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
  throw new OfficeUnavailable({
    code: 'damaged',
    file,
    what: `The file ${file} is damaged: ${sick[0] ?? 'its last records were changed or cut off from outside'}.`,
    safe: 'It was left exactly as it was, and your backups are not touched.',
    todo: 'Do not delete it. Copy it to another place and get the newest backup ready.',
  });
}
