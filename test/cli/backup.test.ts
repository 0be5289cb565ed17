// `desk backup`, as an office scripts it: to a named file, or by itself into the second place.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { lockedFalls } from '../support/sealed-office.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { morning, officeAtWork } from './office-at-work.ts';
import { desk, deskDo, deskJson, plainSentence, programmersWords } from './run-desk.ts';

const office = officeAtWork();
const locked = lockedFalls();

/** As the window writes it when the clerk chooses a second place. */
function setSecondPlace(data: string, generations: number): string {
  const folder = path.join(tempFolder(), 'stick');
  mkdirSync(folder);
  const settings = { version: 1, backup: { folder, generations, onClose: true }, idleMinutes: 10 };
  writeFileSync(path.join(data, 'machine.json'), JSON.stringify(settings));
  return folder;
}
const status = (data: string) => deskJson('ask', 'backup.status', '--json', '--data', data, ...morning);

test('to a named file: written, checked, and on record', async () => {
  const data = office();
  const out = path.join(tempFolder(), 'before the storm.sqlite');
  const { status: exit, out: said } = await desk('backup', '--out', out, '--data', data, ...morning);
  expect(exit).toBe(0);
  expect(said).toMatch(
    /^Backup written and checked: .*before the storm\.sqlite\n\d+ events, \d+ bytes\nSHA-256: [0-9a-f]{64}\nHead: [0-9a-f]{64}\n$/,
  );
  expect(await status(data)).toMatchObject({
    last: { file: 'before the storm.sqlite', place: path.dirname(out), automatic: false, at: morning[1] },
    actsSince: 0,
    reminder: null,
  });
  expect((await desk('history', '--data', data)).out).toContain(
    'A backup was made and checked: before the storm.sqlite',
  );
});

test('without --out into the second place, where older ones make room', async () => {
  const data = office();
  const folder = setSecondPlace(data, 2);
  const nightly = (day: number) =>
    deskJson('backup', '--json', '--data', data, '--now', `2027-03-0${day}T23:00:00-05:00`);
  expect(await nightly(3)).toMatchObject({ recorded: true, removed: 0 });
  expect(await nightly(4)).toMatchObject({ removed: 0 });
  expect(await nightly(5)).toMatchObject({ removed: 1 });
  expect(readdirSync(folder).filter((name) => name.endsWith('.sqlite'))).toEqual([
    'office-backup-2027-03-04-230000.sqlite',
    'office-backup-2027-03-05-230000.sqlite',
  ]);
});

test('no second place, and none said: one sentence that names both ways', async () => {
  const { status: exit, out, err } = await desk('backup', '--data', office());
  expect({ exit, out }).toEqual({ exit: 1, out: '' });
  expect(err).toMatch(plainSentence);
  expect(err).toContain('No second place for backups is chosen on this computer.');
  expect(err).toContain('--out FILE');
});

test('in the night the stick was away: the script fails, and Today says so in the morning', async () => {
  const data = office();
  const folder = setSecondPlace(data, 5);
  rmSync(folder, { recursive: true });
  const { status: exit, err } = await desk('backup', '--data', data, ...morning);
  expect(exit).toBe(1);
  expect(err).toMatch(plainSentence);
  expect(err).not.toMatch(programmersWords);
  expect((await status(data)).reminder).toContain(`No backup was made in ${folder}. That folder is not there`);
});

test('of a locked office: made, and said that it is not written down', async () => {
  const { desk: open } = await locked();
  await open.app.close();
  const out = path.join(tempFolder(), 'b.sqlite');
  const { status: exit, out: said } = await desk('backup', '--out', out, '--data', open.folder);
  expect(exit).toBe(0);
  expect(said).toContain('That it was made is not written down in the office, which is locked.\n');
});

test('what is recorded afterwards counts as not backed up', async () => {
  const data = office();
  await desk('backup', '--out', path.join(tempFolder(), 'b.sqlite'), '--data', data, ...morning);
  await deskDo(data, 'office.set-certificate', { required: false }, ...morning);
  expect(await status(data)).toMatchObject({ actsSince: 1 });
});
