// A backup from the window: into the second place or a folder picked for once, written down in the office, told on Today.
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { asked, backUp as backUpBy } from '../../../electron/backups/make.ts';
import { plainSpaces } from '../../../electron/cli/say.ts';
import type { JobValue } from '../../../shared/ipc/contract.ts';
import { exampleFalls } from '../../support/example-office.ts';
import { fallsElection as election } from '../../support/example-steps.ts';
import { lockedFalls } from '../../support/sealed-office.ts';
import { movingClock, withSecondPlace } from '../../support/second-place.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { clockAt, type TestDesk } from '../../support/test-desk.ts';

const falls = exampleFalls();
const locked = lockedFalls();

async function backUp(desk: TestDesk, place: string | null = null): Promise<JobValue<'backup'>> {
  const end = (await desk.job('backup', { place })).at(-1);
  if (end?.kind !== 'done') throw new Error(`the backup ended ${JSON.stringify(end)}`);
  return end.value as JobValue<'backup'>;
}
const lastSentence = async (desk: TestDesk) => (await desk.ask('history', { limit: 1 })).acts[0]?.sentences;

describe('into the second place', () => {
  test('it is there with its digest, and the office has on record where, how big and by whom', async () => {
    const { desk, folder } = await withSecondPlace(falls);
    const before = desk.store().log.head();
    const made = await backUp(desk);
    const name = 'office-backup-2027-03-02-094100.sqlite';
    expect(readdirSync(folder).sort()).toEqual([name, `${name}.sha256`]);
    const bytes = readFileSync(path.join(folder, name));
    expect(made).toEqual({
      file: path.join(folder, name),
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      events: before.seq,
      head: before.hash.toString('hex'),
      recorded: true,
      removed: 0,
    });
    expect((await desk.ask('backup.status', {})).last).toEqual({
      ...{ at: '2027-03-02T09:41:00-05:00', file: name, place: folder, automatic: false },
      ...{ bytes: made.bytes, sha256: made.sha256, head: made.head, events: made.events },
    });
    const [act] = (await desk.ask('history', { limit: 1 })).acts;
    expect(act?.actor).toBe('Ruth Lindgren');
    expect(act?.sentences).toEqual([
      `A backup was made and checked: ${name} in ${folder}, ${Math.ceil(made.bytes / 1000)} KB.`,
    ]);
    expect(act?.stays).toContain('The backup is a file outside the office.');
  });

  test('two in one second lie side by side', async () => {
    const { desk, folder } = await withSecondPlace(falls);
    await backUp(desk);
    expect(path.basename((await backUp(desk)).file)).toBe('office-backup-2027-03-02-094100-2.sqlite');
    expect(readdirSync(folder)).toHaveLength(4);
  });

  test('none is chosen: said, and nothing written', async () => {
    const desk = falls();
    const said = await desk.job('backup', { place: null });
    expect(said).toMatchObject([{ kind: 'failed', refusal: { code: 'no-second-place' } }]);
    expect(await desk.ask('backup.status', {})).toMatchObject({ last: null, place: null });
  });

  test('it is away: said with its name; the office goes on', async () => {
    const { desk, folder } = await withSecondPlace(falls);
    rmSync(folder, { recursive: true });
    const end = (await desk.job('backup', { place: null })).at(-1);
    expect(end).toMatchObject({ kind: 'failed', refusal: { code: 'not-written' } });
    expect(JSON.stringify(end)).toContain(`No backup was made in ${folder}. That folder is not there`);
    await desk.do('office.set-certificate', { required: false });
  });
});

describe('into a folder picked for once', () => {
  test('known to the window by a handle, which says nothing of the path', async () => {
    const folder = tempFolder();
    const desk = falls({ pick: folder });
    const { place, shown } = (await desk.serve('place.pick', { for: 'backup' })) as { place: string; shown: string };
    expect(shown).toBe(folder);
    expect(place).not.toContain(folder);
    const said = await desk.job('backup', { place });
    expect(said.slice(0, -1).every((e) => e.kind === 'progress')).toBe(true);
    expect(readdirSync(folder)).toHaveLength(2);
    expect(await lastSentence(desk)).toMatchObject([expect.stringContaining(`in ${folder}`)]);
  });

  test('stopped: one end, nothing left, nothing on record', async () => {
    const folder = tempFolder();
    const desk = falls({ pick: folder });
    const { place } = (await desk.serve('place.pick', { for: 'backup' })) as { place: string };
    const said = await desk.job('backup', { place }, 1);
    expect(said.map((e) => e.kind).filter((kind) => kind !== 'progress')).toEqual(['stopped']);
    expect(readdirSync(folder)).toEqual([]);
    expect((await desk.ask('backup.status', {})).last).toBeNull();
  });

  test('a place nobody picked is no place', async () => {
    const said = await falls().job('backup', { place: '/etc' });
    expect(said).toMatchObject([{ kind: 'failed', refusal: { code: 'no-such-place' } }]);
  });
});

test('a locked office is backed up and writes nothing down: nobody is there to open it', async () => {
  const { desk, folder } = await withSecondPlace(falls);
  await desk.serve('people.set-passphrase', { person: 'person-1', old: null, new: 'a long winter in Example Falls' });
  await desk.serve('desk.lock', {});
  expect(await backUp(desk)).toMatchObject({ recorded: false });
  expect(readdirSync(folder)).toHaveLength(2);
  await desk.serve('desk.unlock', { person: 'person-1', passphrase: 'a long winter in Example Falls' });
  expect((await desk.ask('backup.status', {})).last).toBeNull();
});

test('at a locked desk nobody changes where backups go', async () => {
  const folder = tempFolder();
  const { desk } = await locked({ pick: folder });
  const { place } = (await desk.serve('place.pick', { for: 'backup' })) as { place: string };
  const wanted = { place, generations: 2, onClose: true };
  expect((await desk.refused('backup.set-place', wanted)).code).toBe('locked');
  expect((await desk.refused('machine.set-idle', { minutes: 120 })).code).toBe('locked');
  expect(await desk.serve('machine.settings', {})).toMatchObject({ idleMinutes: 10, backup: { shown: null } });
});

describe('what Today says', () => {
  const todays = async (desk: TestDesk) => (await desk.ask('today', { election })).backup;

  test('before the first: that there is none, and what to do', async () => {
    const { words, reminder } = await todays(falls());
    expect(words).toBe('None yet.');
    expect(reminder).toMatch(/^No backup is on record here since .*Choose a second place, such as a USB stick/);
  });

  test('after one: day, hour, size, place; and after seven days with work since, that another is wanted', async () => {
    const { clock, set } = movingClock(clockAt, '2027-03-02T16:58:00-05:00');
    const { desk, folder } = await withSecondPlace(falls, { clock });
    const { bytes } = await backUp(desk);
    const said = await todays(desk);
    expect({ ...said, words: plainSpaces(said.words) }).toEqual({
      words: `Last one at 4:58 p.m. on Tuesday, March 2, 2027: ${Math.ceil(bytes / 1000)} KB, in ${folder}.`,
      reminder: null,
    });
    set('2027-03-10T09:00:00-05:00');
    expect((await todays(desk)).reminder).toBeNull(); // eight days, and nothing to lose
    await desk.do('office.set-certificate', { required: false });
    expect(await desk.ask('backup.status', {})).toMatchObject({ actsSince: 1 });
    expect((await todays(desk)).reminder).toMatch(/^The last backup is 8 days old\. One entry has been recorded since/);
    await backUp(desk);
    expect((await todays(desk)).reminder).toBeNull();
  });

  test('what is recorded while the copy grows is not in it, and counts as not backed up', async () => {
    const { desk } = await withSecondPlace(falls);
    let late: Promise<unknown> | null = null;
    const breathe = async () => {
      late ??= desk.do('office.set-certificate', { required: false });
      await late;
    };
    const control = { signal: new AbortController().signal, progress: () => {}, breathe };
    const made = await backUpBy(desk.app.desk, desk.store(), { to: 'second' }, asked, control);
    if (!made.ok) throw new Error(made.error.message);
    const { events } = made.value;
    const log = desk.store().log.head().seq;
    expect(log).toBe(events + 2); // the act, and that the backup was made
    expect((await desk.ask('backup.status', {})).actsSince).toBe(1);
  });
});

test('what cannot be written down beside it does not undo a backup that is there', async () => {
  const { desk, folder } = await withSecondPlace(falls);
  const held = path.join(desk.folder, 'machine.json');
  rmSync(held);
  mkdirSync(held); // in the way of every change of the settings
  chmodSync(held, 0o700);
  const { place } = (await desk.serve('place.pick', { for: 'backup' })) as { place: string };
  expect(await backUp(desk, place)).toMatchObject({ recorded: true, removed: 0 });
  expect(readdirSync(folder)).toHaveLength(2);
});
