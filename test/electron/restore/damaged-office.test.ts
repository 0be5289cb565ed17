// The office here is damaged or gone: that is found, the newest backups are offered, and one of them is restored while
// the damaged file is kept.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { atHand, inspect, jobDone, restoreFrom } from '../../support/backup-at-hand.ts';
import { exampleFalls } from '../../support/example-office.ts';
import { fallsElection as election } from '../../support/example-steps.ts';
import { kills, seeded } from '../../support/kill-points.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { startDesk, type TestDesk } from '../../support/test-desk.ts';

const falls = exampleFalls();
interface Status {
  state: string;
  problem: { code: string; todo: string } | null;
  offers: { place: string; name: string; madeAt: string }[];
}
const statusOf = async (desk: TestDesk) => (await desk.serve('desk.status', {})) as Status;

/** A closed office with a second place, two backups in it and an act after them. */
async function officeWithSecondPlace(): Promise<{ folder: string; second: string }> {
  const second = tempFolder();
  const desk = falls({ ids: 'before' });
  await desk.serve('backup.set-place', { place: atHand(desk, second), generations: 5, onClose: false });
  await jobDone(desk, 'backup', { place: null });
  await desk.do('office.set-certificate', { required: false });
  await desk.app.close();
  const later = startDesk({ folder: desk.folder, now: '2027-03-03T16:00:00-05:00', ids: 'later' });
  await jobDone(later, 'backup', { place: null });
  await later.do('office.set-newspaper', { newspaper: null });
  await later.app.close();
  return { folder: desk.folder, second };
}

/** The first byte of 100 overwritten ones in the page where the log lies. */
function spoil(folder: string, table = 'event'): void {
  const file = path.join(folder, 'office.sqlite');
  const db = new Database(file);
  const page = db.prepare('SELECT rootpage FROM sqlite_master WHERE name = ?').pluck().get(table) as number;
  const size = db.pragma('page_size', { simple: true }) as number;
  db.close();
  const bytes = readFileSync(file);
  bytes.fill(0xee, (page - 1) * size, (page - 1) * size + 100);
  writeFileSync(file, bytes);
}

test('damaged: the newest backups are offered with their dates, and restoring one keeps the damaged file (STO-05)', async () => {
  const { folder } = await officeWithSecondPlace();
  spoil(folder);
  const bad = readFileSync(path.join(folder, 'office.sqlite'));
  const desk = startDesk({ folder, ids: 'after', now: '2027-03-04T08:00:00-05:00' });
  const status = await statusOf(desk);
  expect(status).toMatchObject({ state: 'problem', problem: { code: 'damaged' } });
  expect(status.problem?.todo).toBe('Do not delete it. Restore the newest backup: the damaged file is kept beside it.');
  expect(status.offers.map((o) => o.madeAt?.slice(0, 16))).toEqual(['2027-03-03T16:00', '2027-03-02T09:41']);

  const { place } = status.offers[0]!;
  const found = await jobDone(desk, 'inspect-backup', { place, secret: null });
  expect(found).toMatchObject({ village: 'Example Falls', relation: 'unreadable', digest: 'matches' });
  expect(readFileSync(path.join(folder, 'office.sqlite')).equals(bad)).toBe(true);
  const done = await jobDone(desk, 'restore', { place, secret: null });
  expect(done).toMatchObject({ lostCount: null, keptAs: 'office-before-restore-2027-03-04-080000.sqlite' });
  expect(readFileSync(path.join(folder, done.keptAs ?? '')).equals(bad)).toBe(true);
  expect(await statusOf(desk)).toMatchObject({ state: 'open', problem: null, offers: [] });
  expect((await desk.ask('office.answers', {})).certificateRequired).toBe(false);
  const { acts } = await desk.ask('history', { limit: 1 } as never);
  expect(acts[0]?.sentences[0]).toContain('it could not be read, so nobody can say what is missing');
});

test('damaged in its middle: what can still be read says what would be lost', async () => {
  const { folder, second } = await officeWithSecondPlace();
  spoil(folder, 'event_payload');
  const desk = startDesk({ folder, ids: 'after' });
  const newest = path.join(
    second,
    readdirSync(second)
      .filter((name) => name.endsWith('.sqlite'))
      .sort()
      .at(-1) ?? '',
  );
  const found = await inspect(desk, newest);
  expect(found).toMatchObject({ lostCount: 1 });
  expect(found.lost).toMatchObject([{ recordedAt: '2027-03-03T16:00:00-05:00' }]);
});

test('the file is gone, or empty after a power cut: offered and restored', async () => {
  const { folder } = await officeWithSecondPlace();
  writeFileSync(path.join(folder, 'office.sqlite'), '');
  const empty = await statusOf(startDesk({ folder }));
  expect(empty).toMatchObject({ state: 'problem', problem: { code: 'not-our-file' } });
  expect(empty.offers).toHaveLength(2);
  rmSync(path.join(folder, 'office.sqlite'));
  const desk = startDesk({ folder, ids: 'after' });
  const status = await statusOf(desk);
  expect(status.state).toBe('no-office');
  await jobDone(desk, 'restore', { place: status.offers[0]?.place, secret: null });
  expect((await desk.ask('desk.frame', {})).village).toBe('Example Falls');
});

describe('what SQLite left beside the office when the program crashed', () => {
  const crashed = async (): Promise<{ folder: string; file: string }> => {
    const { folder, second } = await officeWithSecondPlace();
    const file = path.join(
      second,
      readdirSync(second)
        .filter((n) => n.endsWith('.sqlite'))
        .sort()
        .at(-1) ?? '',
    );
    const desk = startDesk({ folder, ids: 'crash' });
    await desk.do('office.set-certificate', { required: true });
    const copy = path.join(tempFolder(), 'office');
    mkdirSync(copy);
    for (const name of ['office.sqlite', 'office.sqlite-wal'])
      writeFileSync(path.join(copy, name), readFileSync(path.join(folder, name)));
    return { folder: copy, file };
  };

  test('never meets the restored office; it is kept with the file it belongs to', async () => {
    const { folder, file } = await crashed();
    spoil(folder); // opening it as a plain database brings the write-ahead file in; so it is made anew
    writeFileSync(path.join(folder, 'office.sqlite-wal'), readFileSync(path.join(folder, 'office.sqlite')));
    const desk = startDesk({ folder, ids: 'after' });
    expect((await statusOf(desk)).state).toBe('problem');
    const { keptAs } = await restoreFrom(desk, file);
    expect((await statusOf(desk)).state).toBe('open');
    expect(existsSync(path.join(folder, `${keptAs}-wal`))).toBe(true);
    await desk.app.close();
    expect(readdirSync(folder).sort()).toEqual(['office.lock', 'office.sqlite', keptAs, `${keptAs}-wal`].sort());
    expect((await statusOf(startDesk({ folder }))).state).toBe('open');
  });

  test('the whole office is looked at, after a crash too, so that damage outside the log is found at the start', async () => {
    const { folder } = await crashed();
    const db = new Database(path.join(folder, 'office.sqlite'));
    const page = db.prepare("SELECT rootpage FROM sqlite_master WHERE name = 'blob'").pluck().get() as number;
    db.close();
    const well = startDesk({ folder, ids: 'well' });
    expect((await statusOf(well)).state).toBe('open');
    await well.do('office.set-certificate', { required: true });
    const again = path.join(tempFolder(), 'again');
    mkdirSync(again);
    const bytes = readFileSync(path.join(folder, 'office.sqlite'));
    bytes.fill(0xee, (page - 1) * 4096, (page - 1) * 4096 + 100);
    writeFileSync(path.join(again, 'office.sqlite'), bytes);
    expect(await statusOf(startDesk({ folder: again }))).toMatchObject({ problem: { code: 'damaged' } });
    writeFileSync(path.join(again, 'office.sqlite-wal'), readFileSync(path.join(folder, 'office.sqlite-wal')));
    expect(await statusOf(startDesk({ folder: again }))).toMatchObject({ problem: { code: 'damaged' } });
  });

  test('without its office: no new one is made over it', async () => {
    const { folder } = await crashed();
    rmSync(path.join(folder, 'office.sqlite'));
    const no = await startDesk({ folder }).refused('office.open', { kind: 'real' }, 'open-it');
    expect(no.message).toContain('office.sqlite is missing, though office.sqlite-wal, which belongs to it, is there.');
  });
});

test('100 bytes overwritten anywhere: the start finds it, or the check of the history does, or nobody can miss them (STO-05)', async () => {
  const { folder } = await officeWithSecondPlace();
  const file = path.join(folder, 'office.sqlite');
  const whole = readFileSync(file);
  const contents = async (desk: TestDesk) =>
    JSON.stringify([
      await desk.ask('office.answers', {}),
      await desk.ask('mail-ballots', { election }),
      await desk.ask('election.file', { election }),
      (await desk.ask('history', { limit: 500 } as never)).acts,
    ]);
  const well = startDesk({ folder, ids: 'well' });
  const before = await contents(well);
  await well.app.close();
  const random = seeded(15_104);
  const found = { start: 0, check: 0, unused: 0 };
  for (let n = 0; n < kills; n += 1) {
    const bytes = Buffer.from(whole);
    const at = Math.floor(random() * (bytes.length - 100));
    for (let i = at; i < at + 100; i += 1) bytes[i] = (bytes[i] ?? 0) ^ 0x55;
    for (const end of ['-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
    writeFileSync(file, bytes);
    const desk = startDesk({ folder, ids: `n${n}` });
    if ((await statusOf(desk)).state === 'problem') found.start += 1;
    else {
      const [end] = (await desk.job('verify-history', { head: null })).slice(-1);
      const broken = end?.kind === 'failed' || (end?.kind === 'done' && (end.value as { broken: unknown }).broken);
      if (broken) found.check += 1;
      else {
        expect(await contents(desk), `at ${at}`).toBe(before);
        found.unused += 1;
      }
    }
    await desk.app.close();
  }
  expect(found.start).toBeGreaterThan(0);
  expect(found.check).toBeGreaterThan(0);
}, 120_000);
