// The log as it is specified: every hash worked out here again, with nothing of the program's own but the stored rows.
import { createDecipheriv, createHash } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { exampleFalls } from '../../support/example-office.ts';
import { startDesk } from '../../support/test-desk.ts';

const falls = exampleFalls();

interface Row {
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
  sealed: Buffer;
}
const rowsOf = (db: Database): Row[] =>
  db.prepare('SELECT * FROM event JOIN event_payload USING (seq) ORDER BY seq').all() as Row[];
const sha = (...parts: (Buffer | string)[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();

/** RFC 8785 by hand for this one shape: keys in the order of their letters, no spaces, strings as JSON writes them. */
const headerJcs = (r: Row): string =>
  `{"act":${JSON.stringify(r.act)},"actor":${JSON.stringify(r.actor)},"clock":"${r.clock}","group":"${r.grp}",` +
  `"recordedAt":"${r.recorded_at}","seq":${r.seq},"stream":"${r.stream}","type":"${r.type}","version":${r.version}}`;

/** AES-256-GCM: 12 bytes nonce, the sealed bytes, 16 bytes tag; bound to header and commitment. */
function openSeal(r: Row, key: Buffer): Buffer {
  const open = createDecipheriv('aes-256-gcm', key, r.sealed.subarray(0, 12));
  open.setAAD(Buffer.concat([Buffer.from(headerJcs(r)), r.commitment]));
  open.setAuthTag(r.sealed.subarray(-16));
  return Buffer.concat([open.update(r.sealed.subarray(12, -16)), open.final()]);
}
const keyOf = (db: Database): Buffer =>
  (db.prepare("SELECT wrapped FROM key_wrap WHERE kind = 'open'").get() as { wrapped: Buffer }).wrapped;

describe('one chain over all streams', () => {
  test('every hash is SHA-256(prev ‖ header in RFC 8785 ‖ commitment), from zeros on', () => {
    const rows = rowsOf(falls().store().db);
    expect(rows.length).toBeGreaterThan(20);
    expect(new Set(rows.map((r) => r.stream)).size).toBe(2);
    let before: Buffer = Buffer.alloc(32);
    for (const [i, row] of rows.entries()) {
      expect(row.seq).toBe(i + 1);
      expect(row.prev_hash.equals(before)).toBe(true);
      expect(row.hash.equals(sha(before, headerJcs(row), row.commitment))).toBe(true);
      before = row.hash;
    }
  });

  test('a known header and commitment give the hash worked out beside this test', async () => {
    const desk = startDesk();
    await desk.do('office.open', { kind: 'practice' }, 'first-act');
    const [row] = rowsOf(desk.store().db) as [Row];
    const header =
      '{"act":"first-act","actor":"the clerk, not named yet","clock":"stated","group":"office",' +
      '"recordedAt":"2027-03-02T09:41:00-05:00","seq":1,"stream":"office","type":"office-opened","version":1}';
    expect(headerJcs(row)).toBe(header);
    expect(row.hash.toString('hex')).toBe(sha(Buffer.alloc(32), header, row.commitment).toString('hex'));
  });

  test('the commitment is SHA-256(16 bytes of salt ‖ payload in RFC 8785), the salt sealed with the payload', async () => {
    const desk = startDesk();
    await desk.do('office.open', { kind: 'practice' });
    await desk.do('office.name-village', { name: 'Świątek’s Landing', county: 'St. "Quote"' });
    const { db } = desk.store();
    const row = rowsOf(db)[1] as Row;
    const plain = openSeal(row, keyOf(db));
    const payload = '{"county":"St. \\"Quote\\"","name":"Świątek’s Landing"}';
    expect(plain.subarray(16).toString('utf8')).toBe(payload);
    expect(row.commitment.equals(sha(plain.subarray(0, 16), payload))).toBe(true);
  });

  test('a guess at a payload cannot be tested without its salt, and equal payloads look different', async () => {
    const desk = startDesk();
    await desk.do('office.open', { kind: 'practice' });
    for (let n = 0; n < 2; n += 1) await desk.do('office.set-certificate', { required: true });
    const [, first, second] = rowsOf(desk.store().db) as [Row, Row, Row];
    expect(first.commitment.equals(sha('{"required":true}'))).toBe(false);
    expect(first.commitment.equals(second.commitment)).toBe(false);
    expect(first.sealed.subarray(0, 12).equals(second.sealed.subarray(0, 12))).toBe(false);
  });

  test('a seal is bound to its own row: under another header it does not open', () => {
    const { db } = falls().store();
    const [first, second] = rowsOf(db) as [Row, Row];
    expect(() => openSeal(first, keyOf(db))).not.toThrow();
    expect(() => openSeal({ ...second, sealed: first.sealed }, keyOf(db))).toThrow();
    expect(() => openSeal({ ...first, actor: 'somebody else' }, keyOf(db))).toThrow();
  });
});

describe('the file itself refuses', () => {
  const never = (sql: string, ...values: unknown[]) =>
    expect(() =>
      falls()
        .store()
        .db.prepare(sql)
        .run(...values),
    );
  const insertEvent = (seq: number, prev: string) =>
    `INSERT INTO event SELECT ${seq}, act, stream, grp, type, version, recorded_at, clock, actor, commitment, ${prev}, randomblob(32) FROM event WHERE seq = 1`;
  const newest = '(SELECT hash FROM event ORDER BY seq DESC LIMIT 1)';
  const next = '(SELECT max(seq) + 1 FROM event)';

  test.each([
    ['a change of an event', "UPDATE event SET actor = 'somebody' WHERE seq = 2", 'never changed'],
    ['taking an event out', 'DELETE FROM event WHERE seq = (SELECT max(seq) FROM event)', 'never shortened'],
    [
      'an event in place of another',
      insertEvent(2, newest).replace('INSERT', 'INSERT OR REPLACE'),
      'not the next link',
    ],
    ['a number left out', insertEvent(9_999, newest), 'not the next link'],
    [
      'a link to another event',
      insertEvent(0, 'zeroblob(32)').replace('SELECT 0', `SELECT ${next}`),
      'not the next link',
    ],
    ['a change of a payload', 'UPDATE event_payload SET sealed = zeroblob(40) WHERE seq = 2', 'never changed'],
    ['taking a payload out', 'DELETE FROM event_payload WHERE seq = 2', 'never deleted'],
    ['a payload for an older event', 'INSERT INTO event_payload VALUES (2, zeroblob(40))', 'event just written'],
    [
      'a second payload for the newest event',
      'INSERT INTO event_payload SELECT max(seq), zeroblob(40) FROM event',
      'UNIQUE constraint',
    ],
    [
      'a payload in place of the newest',
      'INSERT OR REPLACE INTO event_payload SELECT max(seq), zeroblob(40) FROM event',
      'never deleted',
    ],
  ])('%s', (_what, sql, why) => never(sql).toThrow(why));

  test('an event in place of the one with the same hash', () => {
    const sql = `INSERT OR REPLACE INTO event SELECT ${next}, act, stream, grp, type, version, recorded_at, clock, actor, commitment, ${newest}, hash FROM event WHERE seq = 2`;
    never(sql).toThrow('never shortened');
  });

  test('a link written rightly is taken, so the refusals above are about the link', () => {
    const { db } = falls().store();
    const sql = insertEvent(0, newest).replace('SELECT 0', `SELECT ${next}`);
    expect(db.transaction(() => db.prepare(sql).run().changes)()).toBe(1);
  });
});
