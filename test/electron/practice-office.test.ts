// A practice office and a real one beside each other: what is tried out in one never reaches the other.
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { officeFolders } from '../../electron/start-options.ts';
import { exampleFallsOffice } from '../../shared/samples/example-falls.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { startDesk, type TestDesk } from '../support/test-desk.ts';

const clerk = exampleFallsOffice({ by: 'weekday', nth: 3, weekday: 2, month: 3 }).find(
  (s) => s.do === 'office.name-clerk',
);

let folder: string;
let desk: TestDesk;
const begin = () => startDesk({ folder: path.join(folder, 'office'), practice: path.join(folder, 'practice') });
const status = () => desk.serve('desk.status', {});

beforeEach(() => {
  folder = tempFolder();
  desk = begin();
});

test('looking around first leaves the real office still to begin', async () => {
  await desk.serve('sample.load', {});
  expect(await status()).toMatchObject({
    state: 'open',
    folder: path.join(folder, 'practice'),
    practice: { here: true, begun: true },
  });
  expect((await desk.ask('desk.frame', {})).kind).toBe('practice');

  await desk.serve('desk.go-to', { office: 'real' });
  expect(await status()).toMatchObject({ state: 'no-office', practice: { here: false, begun: true } });
  await desk.do('office.open', { kind: 'real' });
  await desk.do('office.name-village', { name: 'Lake Ashby', county: 'Cayuga' });
  expect((await desk.ask('desk.frame', {})).village).toBe('Lake Ashby');

  await desk.serve('desk.go-to', { office: 'practice' });
  expect((await desk.ask('desk.frame', {})).village).toBe('Example Falls');
});

test('the next start opens the real office, or the questions where there is none', async () => {
  await desk.serve('sample.load', {});
  await desk.app.close();
  desk = begin();
  expect(await status()).toMatchObject({ state: 'no-office', folder: path.join(folder, 'office') });
});

test('the practice village is made once; the second time it is there already', async () => {
  await desk.serve('sample.load', {});
  await desk.serve('desk.go-to', { office: 'real' });
  expect((await desk.refused('sample.load', {})).code).toBe('already-open');
});

test('the real office is locked while she practises', async () => {
  await desk.do('office.open', { kind: 'real' });
  await desk.do('office.name-clerk', clerk?.input);
  await desk.serve('people.set-passphrase', { person: 'person-1', old: null, new: 'four quiet herons' });
  await desk.serve('sample.load', {});
  await desk.serve('desk.go-to', { office: 'real' });
  expect(await status()).toMatchObject({ state: 'locked' });
});

test('nobody goes away from under a long work', async () => {
  await desk.do('office.open', { kind: 'real' });
  desk.app.desk.jobs.start(async (control) => {
    for (;;) await control.breathe();
  });
  expect((await desk.refused('sample.load', {})).code).toBe('busy');
});

test('there is no way to a practice office that was never begun, where a real one could begin by mistake', async () => {
  expect((await desk.refused('desk.go-to', { office: 'practice' })).code).toBe('not-begun');
});

test('a desk without a practice folder has none to go to', async () => {
  const alone = startDesk();
  expect((await alone.refused('desk.go-to', { office: 'practice' })).code).toBe('no-practice-here');
});

test('the two folders lie side by side', () => {
  expect(officeFolders(undefined, '/data')).toEqual({ dataDir: '/data/office', practiceDir: '/data/practice' });
  expect(officeFolders('/data/pat', '/elsewhere')).toEqual({ dataDir: '/data/pat', practiceDir: '/data/pat-practice' });
});
