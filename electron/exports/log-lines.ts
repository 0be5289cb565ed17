// The history as lines of JSON: the header of every event of the office, so that the chain can be read again without the
// office, and the contents, with their salt, of one election only.
import { type EventLog, openSalted } from '../store/event-log.ts';
import type { Sealer } from '../store/keys.ts';

export interface LogPart {
  readonly log: EventLog;
  readonly sealer: Sealer;
  /** The stream whose contents go along. */
  readonly election: string;
  /** The last event that goes along: what is recorded meanwhile is not in the export. */
  readonly upTo: number;
}

/** So many rows are read in one go; more would stop the window for longer than a slice. */
const inOneRead = 50;

/** One event a line. `contents` is null for events of the office and of other elections, and for what was disposed of. */
export function* logLines({ log, sealer, election, upTo }: LogPart): Generator<{ line: string; opened: boolean }> {
  for (let after = 0; after < upTo; ) {
    const rows = log.batch(after, Math.min(inOneRead, upTo - after));
    if (rows.length === 0) return;
    for (const row of rows) {
      const { header, commitment, prevHash, hash, sealed } = row;
      const opened = header.stream === election && sealed !== null;
      const salted = opened ? openSalted(row, sealer) : null;
      const contents = salted && { salt: salted.salt.toString('hex'), payload: salted.payload };
      const line = {
        header,
        commitment: commitment.toString('hex'),
        prevHash: prevHash.toString('hex'),
        hash: hash.toString('hex'),
        contents,
      };
      yield { line: `${JSON.stringify(line)}\n`, opened };
      after = header.seq;
    }
  }
}
