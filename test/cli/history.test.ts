// `desk history` and `desk undo`: who did what and when, whether it still stands as written, and taking an act back.
import { existsSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { applicationOf, election, morning, officeAtWork } from './office-at-work.ts';
import { desk, deskDo, deskJson, plainSentence } from './run-desk.ts';

interface Told {
  act: string;
  actor: string;
  recordedAt: string;
  statedClock: boolean;
  takenBack: { reason: string } | null;
  sentences: string[];
}
const newOffice = officeAtWork();
const toldOf = async (data: string) => (await deskJson<{ acts: Told[] }>('history', '--data', data, '--json')).acts;

describe('history', () => {
  test('reads like a diary, oldest first', async () => {
    const { out } = await desk('history', '--data', newOffice());
    const lines = out.trimEnd().split('\n');
    expect(lines[0]).toMatch(/^2027-03-01 09:00 \(stated\) {2}[^:]+: The office was opened\. {2}\(\S+\)$/);
    expect(lines.at(-1)).toMatch(/Nora Pike: Determined from application 1 \(Lan Nguyễn\): qualified/);
  });

  test('acts under a stated clock are marked as such for ever, others are not', async () => {
    const data = newOffice();
    const name = (county: string) => ({ name: 'Harrow Mills', county });
    await deskDo(data, 'office.name-village', name('Stated'), ...morning);
    await deskDo(data, 'office.name-village', name('Noon'), '--today', '2027-03-02');
    await deskDo(data, 'office.name-village', name('Now'));
    const [stated, noon, now] = (await toldOf(data)).slice(-3);
    expect(stated).toMatchObject({ statedClock: true, recordedAt: '2027-03-02T09:41:00-05:00' });
    expect(noon).toMatchObject({ statedClock: true, recordedAt: '2027-03-02T12:00:00-05:00' });
    expect(now).toMatchObject({ statedClock: false });
  });

  test('a clock that went back changes no order: the diary keeps the order of writing', async () => {
    const data = newOffice();
    await deskDo(data, 'office.set-certificate', { required: false }, '--now', '2027-03-02T10:00:00-05:00');
    await deskDo(data, 'office.set-certificate', { required: true }, '--now', '2027-03-02T09:00:00-05:00');
    const times = (await toldOf(data)).slice(-2).map((t) => t.recordedAt.slice(11, 16));
    expect(times).toEqual(['10:00', '09:00']);
  });
});

describe('history --check', () => {
  test('reads everything and prints the head, which can be compared later', async () => {
    const data = newOffice();
    const found = await deskJson<{ head: string }>('history', '--check', '--data', data, '--json');
    expect(found).toMatchObject({ contentsOpened: true, broken: null, headFound: null });
    await deskDo(data, 'office.set-certificate', { required: false });
    const later = await deskJson('history', '--check', '--head', found.head.toUpperCase(), '--data', data, '--json');
    expect(later).toMatchObject({ headFound: true });
    const inGroups = found.head.match(/.{8}/g)?.join(' ') ?? '';
    expect(await deskJson('history', '--head', inGroups, '--data', data, '--json')).toMatchObject({ headFound: true });
    const { out } = await desk('history', '--check', '--data', data);
    expect(out).toMatch(/^\d+ events read\. Every link holds and every content matches\.\nHead: [0-9a-f]{64}\n$/);
  });

  test('a head that is not there: events were cut off, or it is another office', async () => {
    const { status, err } = await desk('history', '--head', 'ab'.repeat(32), '--data', newOffice());
    expect(status).toBe(1);
    expect(err).toMatch(/^The head you gave is not in this history: [^\n]+\n$/);
  });

  test('a head that is no head is asked for again', async () => {
    const { status, err } = await desk('history', '--head', 'abc', '--data', newOffice());
    expect(status).toBe(1);
    expect(err).toMatch(plainSentence);
  });

  test.each([
    ['of the office', 3],
    ['of an election', 10],
  ])('an event %s changed from outside is found and named', async (_, seq) => {
    const data = newOffice();
    const db = new Database(path.join(data, 'office.sqlite'));
    db.exec(`DROP TRIGGER event_never_changes; UPDATE event SET actor = 'Somebody Else' WHERE seq = ${seq}`);
    db.close();
    const { status, out, err } = await desk('history', '--check', '--data', data);
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toMatch(new RegExp(`event ${seq} (was|were) changed after`, 'i'));
  });
});

describe('undo', () => {
  test('takes the act back, says what it was, and the history tells both', async () => {
    const data = newOffice();
    const said = await desk('undo', 'determine-nguyen', '--reason', 'Wrong voter', '--data', data, ...morning);
    expect(said).toMatchObject({ status: 0, err: '' });
    expect(said.out).toMatch(/^Taken back: Determined from application 1 \(Lan Nguyễn\)/);
    const undone = (await toldOf(data)).find((t) => t.act === 'determine-nguyen');
    expect(undone?.takenBack).toMatchObject({ reason: 'Wrong voter' });
    const { out } = await desk('history', '--data', data);
    expect(out).toContain('[taken back 2027-03-02 09:41 by Nora Pike: Wrong voter]');
  });

  test('is refused while a later act rests on it, and says which', async () => {
    const data = newOffice();
    const before = await toldOf(data);
    const { status, out, err } = await desk('undo', 'record-nguyen', '--reason', 'Wrong voter', '--data', data);
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toMatch(/^This cannot be taken back\. Later acts rest on it\..*Determined from application 1/);
    expect(await toldOf(data)).toEqual(before);
  });

  test('used numbers stay used', async () => {
    const data = newOffice();
    const record = (given: string, act: string) =>
      deskDo(
        ...([data, 'mail-ballot.record-application'] as const),
        { election, knownDuplicate: null, application: applicationOf(given, 'Fox') },
        ...['--act', act, ...morning],
      );
    await record('Tom', 'record-tom');
    expect(await desk('undo', 'record-tom', '--reason', 'Recorded in error', '--data', data)).toMatchObject({
      status: 0,
    });
    expect(JSON.parse((await record('Ida', 'record-ida')).out)).toMatchObject({ value: { number: 3 } });
  });

  test.each([
    ['without a reason', ['undo', 'determine-nguyen']],
    ['without an act', ['undo', '--reason', 'why']],
    ['of an act nobody did', ['undo', 'act-that-is-not', '--reason', 'why']],
    ['with an empty reason', ['undo', 'determine-nguyen', '--reason', ' ']],
  ])('%s is refused in one sentence', async (_, words) => {
    const data = newOffice();
    const before = await toldOf(data);
    const { status, err } = await desk(...words, '--data', data);
    expect(status).toBe(1);
    expect(err).toMatch(plainSentence);
    expect(await toldOf(data)).toEqual(before);
  });
});

describe('--as', () => {
  test('the clerk’s own name is taken', async () => {
    const data = newOffice();
    const said = await deskDo(data, 'office.set-certificate', { required: false }, '--as', 'Nora Pike');
    expect(said.status).toBe(0);
    expect((await toldOf(data)).at(-1)?.actor).toBe('Nora Pike');
  });

  test.each([
    ['do', ['office.set-certificate', '--input', '{"required":false}']],
    ['undo', ['determine-nguyen', '--reason', 'why']],
    ['ask', ['desk.frame']],
    ['print', ['return-envelope', '--input', '{}', '--out', '/tmp/never.pdf']],
    ['history', []],
    ['backup', ['--out', '/tmp/never.sqlite']],
    ['find', ['a']],
  ])('somebody nobody knows does nothing: %s', async (command, words) => {
    const data = newOffice();
    const before = await toldOf(data);
    const { status, err } = await desk(command, ...words, '--data', data, '--as', 'Somebody Else');
    expect(status).toBe(1);
    expect(err).toMatch(/^“Somebody Else” is not known in this office\. The clerk is Nora Pike\./);
    expect(await toldOf(data)).toEqual(before);
  });

  test('nobody is known in an office that is not there yet, so none is opened', async () => {
    const data = path.join(path.dirname(newOffice()), 'another');
    const { status, err } = await deskDo(data, 'office.open', { kind: 'real' }, '--as', 'Nora Pike');
    expect(status).toBe(1);
    expect(err).toMatch(/^“Nora Pike” is not known in this office\. No clerk has been named yet/);
    expect(existsSync(path.join(data, 'office.sqlite'))).toBe(false);
  });
});

describe('--today and --now', () => {
  test('together when they name the same day in New York', async () => {
    const clock = ['--today', '2027-03-02', '--now', '2027-03-03T04:30:00Z']; // 11:30 p.m. on the 2nd in New York
    expect(await deskJson('ask', 'desk.frame', '--data', newOffice(), ...clock)).toMatchObject({ today: '2027-03-02' });
  });

  test.each([
    ['two days', ['--today', '2027-03-02', '--now', '2027-03-03T12:00:00-05:00']],
    ['no day', ['--today', '2027-02-29']],
    ['no instant', ['--now', 'noon']],
    ['an instant without its offset', ['--now', '2027-03-02T09:41:00']],
    ['an hour that is none', ['--now', '2027-03-02T25:00:00-05:00']],
    ['a day that is none beside an instant', ['--today', 'tuesday', '--now', '2027-03-03T12:00:00-05:00']],
  ])('%s: refused, nothing done', async (_, clock) => {
    const data = newOffice();
    const before = await toldOf(data);
    const { status, out, err } = await deskDo(data, 'office.set-certificate', { required: false }, ...clock);
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toMatch(plainSentence);
    expect(await toldOf(data)).toEqual(before);
  });
});
