// The log: headers in clear, payloads sealed, every event linked to the one before. Append and read, nothing else.
import { randomBytes } from 'node:crypto';
import type { Database, Statement } from 'better-sqlite3';
import type { PlainDate } from '../../shared/domain/plain-date.ts';
import type { EventHeader, Group } from '../../shared/records/define-event.ts';
import { canonicalBytes, sha256 } from './canonical.ts';
import type { Sealer } from './keys.ts';
import { RecordDamaged } from './store-problem.ts';

/** One row as it is stored; `sealed` is null where the payload was disposed of. */
export interface LogRow {
  readonly header: EventHeader;
  readonly commitment: Buffer;
  readonly prevHash: Buffer;
  readonly hash: Buffer;
  readonly sealed: Buffer | null;
}

export const genesis = Buffer.alloc(32);
const saltBytes = 16;

interface StoredRow {
  seq: number;
  act: string;
  stream: string;
  grp: string;
  type: string;
  version: number;
  recorded_at: string;
  clock: string;
  actor: string;
  commitment: Buffer;
  prev_hash: Buffer;
  hash: Buffer;
  sealed: Buffer | null;
}

const toRow = (r: StoredRow): LogRow => ({
  header: {
    seq: r.seq,
    act: r.act,
    stream: r.stream,
    group: r.grp as Group,
    type: r.type,
    version: r.version,
    recordedAt: r.recorded_at as EventHeader['recordedAt'],
    clock: r.clock as EventHeader['clock'],
    actor: r.actor,
  },
  commitment: r.commitment,
  prevHash: r.prev_hash,
  hash: r.hash,
  sealed: r.sealed,
});

/**
 * JCS of a header. It holds only strings and safe integers, which JSON.stringify writes as RFC 8785 asks, so naming its
 * members in order is enough; every event of a long log passes here each time it is read.
 */
function headerBytes({ act, actor, clock, group, recordedAt, seq, stream, type, version }: EventHeader): Buffer {
  return Buffer.from(JSON.stringify({ act, actor, clock, group, recordedAt, seq, stream, type, version }), 'utf8');
}

/** hash = SHA-256(prev_hash ‖ JCS(header) ‖ commitment) */
export const linkHash = (prevHash: Uint8Array, header: EventHeader, commitment: Uint8Array): Buffer =>
  sha256(prevHash, headerBytes(header), commitment);

const boundTo = (header: EventHeader, commitment: Uint8Array): Buffer =>
  Buffer.concat([headerBytes(header), commitment]);

/** Opens a payload and checks it against its commitment. Throws RecordDamaged where the seal or the content does not hold. */
export const openPayload = (row: LogRow, sealer: Sealer): unknown => openSalted(row, sealer).payload;

/** The same with the salt it was committed with: whoever has both can check the commitment without any key. */
export function openSalted(row: LogRow, sealer: Sealer): { readonly salt: Buffer; readonly payload: unknown } {
  if (!row.sealed) throw new RecordDamaged(`The contents of event ${row.header.seq} are missing.`);
  const plain = openOrNull(row.sealed, boundTo(row.header, row.commitment), sealer);
  if (!plain || !sha256(plain).equals(row.commitment)) {
    throw new RecordDamaged(`The contents of event ${row.header.seq} were changed after they were recorded.`);
  }
  return { salt: plain.subarray(0, saltBytes), payload: JSON.parse(plain.subarray(saltBytes).toString('utf8')) };
}

/** What salt and payload commit to. Throws where the payload is none that could have been written. */
export const commitmentOf = (salt: Uint8Array, payload: unknown): Buffer =>
  sha256(Buffer.concat([salt, canonicalBytes(payload)]));

/** The same payload under another key, its commitment and place in the chain untouched. Throws RecordDamaged. */
export function sealPayloadAnew(row: LogRow, from: Sealer, to: Sealer): Buffer {
  if (!row.sealed) throw new Error(`The contents of event ${row.header.seq} were disposed of.`);
  const bound = boundTo(row.header, row.commitment);
  const plain = openOrNull(row.sealed, bound, from);
  if (!plain) throw new RecordDamaged(`The contents of event ${row.header.seq} were changed after they were recorded.`);
  return to.seal(plain, bound);
}

function openOrNull(sealed: Buffer, bound: Buffer, sealer: Sealer): Buffer | null {
  try {
    return sealer.open(sealed, bound);
  } catch {
    return null;
  }
}

const select = 'SELECT e.*, p.sealed FROM event e LEFT JOIN event_payload p USING (seq)';

export class EventLog {
  readonly #db: Database;
  readonly #insertEvent: Statement;
  readonly #insertPayload: Statement;
  readonly #last: Statement<[], { seq: number; hash: Buffer }>;

  constructor(db: Database) {
    this.#db = db;
    this.#insertEvent = db.prepare('INSERT INTO event VALUES (?,?,?,?,?,?,?,?,?,?,?,?)');
    this.#insertPayload = db.prepare('INSERT INTO event_payload VALUES (?,?)');
    this.#last = db.prepare('SELECT seq, hash FROM event ORDER BY seq DESC LIMIT 1');
  }

  /** Number and hash of the newest event; 0 and zeros for an empty log. */
  head(): { seq: number; hash: Buffer } {
    return this.#last.get() ?? { seq: 0, hash: genesis };
  }

  /** The newest event that has contents; 0 where none has. Behind the head, contents are left of events that are gone. */
  lastContents(): number {
    const { seq } = this.#db.prepare('SELECT coalesce(max(seq), 0) AS seq FROM event_payload').get() as { seq: number };
    return seq;
  }

  /** Writes one event behind the newest. Call inside a transaction only. */
  append(header: Omit<EventHeader, 'seq'>, payload: unknown, sealer: Sealer): EventHeader {
    const { seq, hash: prevHash } = this.head();
    const numbered: EventHeader = { seq: seq + 1, ...header };
    const plain = Buffer.concat([randomBytes(saltBytes), canonicalBytes(payload)]);
    const commitment = sha256(plain);
    const hash = linkHash(prevHash, numbered, commitment);
    const { act, stream, group, type, version, recordedAt, clock, actor } = numbered;
    this.#insertEvent.run(
      numbered.seq,
      act,
      stream,
      group,
      type,
      version,
      recordedAt,
      clock,
      actor,
      commitment,
      prevHash,
      hash,
    );
    this.#insertPayload.run(numbered.seq, sealer.seal(plain, boundTo(numbered, commitment)));
    return numbered;
  }

  /** Rows after `afterSeq`, oldest first, of one stream or of all. */
  *rows(afterSeq: number, stream: string | null): Generator<LogRow> {
    const all = this.#db.prepare<[number], StoredRow>(`${select} WHERE e.seq > ? ORDER BY e.seq`);
    const one = this.#db.prepare<[string, number], StoredRow>(
      `${select} WHERE e.stream = ? AND e.seq > ? ORDER BY e.seq`,
    );
    for (const r of stream === null ? all.iterate(afterSeq) : one.iterate(stream, afterSeq)) yield toRow(r);
  }

  /** At most `count` rows after `afterSeq`: for reading the whole log with pauses, when nothing may stay half read. */
  batch(afterSeq: number, count: number): LogRow[] {
    const some = this.#db.prepare<[number, number], StoredRow>(`${select} WHERE e.seq > ? ORDER BY e.seq LIMIT ?`);
    return some.all(afterSeq, count).map(toRow);
  }

  /** When each event after `afterSeq` was recorded, oldest first: what lies in clear, without opening anything. */
  stamps(afterSeq: number): IterableIterator<Pick<EventHeader, 'seq' | 'clock' | 'recordedAt'>> {
    return this.#db
      .prepare<[number], Pick<EventHeader, 'seq' | 'clock' | 'recordedAt'>>(
        'SELECT seq, clock, recorded_at AS recordedAt FROM event WHERE seq > ? ORDER BY seq',
      )
      .iterate(afterSeq);
  }

  /** The number of the last event recorded on or before `day`, in the order of writing; 0 where there is none. */
  lastSeqOn(day: PlainDate): number {
    const last = this.#db.prepare<[string], number>(
      'SELECT coalesce(max(seq), 0) FROM event WHERE substr(recorded_at, 1, 10) <= ?',
    );
    return last.pluck().get(day) ?? 0;
  }

  /** How many acts lie after the event of that number; that a backup was made is none. */
  actsAfter(seq: number): number {
    const acts = this.#db.prepare<[number], number>(
      "SELECT count(DISTINCT act) FROM event WHERE seq > ? AND type <> 'backup-made'",
    );
    return acts.pluck().get(seq) ?? 0;
  }

  /** All rows of one act, oldest first. */
  rowsOfAct(act: string): LogRow[] {
    return this.#db.prepare<[string], StoredRow>(`${select} WHERE e.act = ? ORDER BY e.seq`).all(act).map(toRow);
  }

  /** Rows of one event type after `afterSeq`, oldest first. */
  rowsOfType(type: string, afterSeq: number): LogRow[] {
    return this.#db
      .prepare<[string, number], StoredRow>(`${select} WHERE e.type = ? AND e.seq > ? ORDER BY e.seq`)
      .all(type, afterSeq)
      .map(toRow);
  }
}
