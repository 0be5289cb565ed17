// Reads the log again from its first event: numbers, links, hashes, and with the key every payload against its commitment.
import { type EventLog, genesis, linkHash, openPayload } from './event-log.ts';
import type { Sealer } from './keys.ts';

export interface Verified {
  readonly events: number;
  /** Hash of the newest event, in hexadecimal; zeros for an empty log. */
  readonly head: string;
  readonly contentsOpened: boolean;
  /** Null when everything holds; else what does not, in plain words. */
  readonly broken: string | null;
  /** Whether `head` was found along the way; null when none was asked for. */
  readonly headFound: boolean | null;
}

/** `sealer` null checks headers and chain only. `each` is called after every event, so that a job can breathe. */
export async function verifyLog(
  log: EventLog,
  sealer: Sealer | null,
  head: string | null,
  each: (done: number) => Promise<void> | void = () => {},
): Promise<Verified> {
  const steps = verifySteps(log, sealer, head);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    await each(step.value);
  }
}

/** The same, one event after another: yields how many were read. */
export function* verifySteps(
  log: EventLog,
  sealer: Sealer | null,
  head: string | null,
): Generator<number, Verified, undefined> {
  let before: Buffer = genesis;
  let events = 0;
  let headFound = head === null ? null : head === genesis.toString('hex');
  const batch = 100; // read in one go; more would stop the window for longer than a slice
  const end = (broken: string | null): Verified => ({
    events,
    head: before.toString('hex'),
    contentsOpened: sealer !== null,
    broken,
    headFound,
  });
  for (let after = 0; ; after += batch) {
    const rows = log.batch(after, batch);
    for (const row of rows) {
      const { seq } = row.header;
      if (seq !== events + 1) return end(`Event ${events + 1} is missing: the next one has the number ${seq}.`);
      if (!row.prevHash.equals(before))
        return end(`Event ${seq} does not follow event ${seq - 1}: its link was changed.`);
      if (!linkHash(row.prevHash, row.header, row.commitment).equals(row.hash)) {
        return end(`Event ${seq} was changed after it was recorded (its header no longer matches its hash).`);
      }
      if (sealer) {
        try {
          openPayload(row, sealer);
        } catch {
          return end(`The contents of event ${seq} were changed after they were recorded, or are missing.`);
        }
      }
      events = seq;
      before = row.hash;
      if (row.hash.toString('hex') === head) headFound = true;
      yield events;
    }
    if (rows.length < batch) return end(null);
  }
}
