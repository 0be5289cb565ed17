// A window and a command beside it, or two windows: both write, nothing is lost and nothing is done twice.

import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { verifyLog } from '../../../electron/store/verify.ts';
import { startChild } from '../../support/child.ts';
import { exampleFalls } from '../../support/example-office.ts';
import { fallsElection, taking } from '../../support/example-steps.ts';
import { noticeToPrint } from '../../support/notice-calls.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { startDesk, type TestDesk } from '../../support/test-desk.ts';

vi.setConfig({ testTimeout: 90_000 }); // other processes take long to start where many things run at once
const falls = exampleFalls();
const acts = (desk: TestDesk, prefix: string): string[] =>
  desk
    .store()
    .db.prepare('SELECT DISTINCT act FROM event WHERE act GLOB ? ORDER BY act')
    .pluck()
    .all(`${prefix}-*`) as string[];
const numbered = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, i) => `${prefix}-${String(i + 1).padStart(4, '0')}`);

test('two processes and a window write at once: every act is there once and the chain holds', async () => {
  const desk = falls();
  const [left, right] = [
    startChild('write-acts', desk.folder, 'left', '15'),
    startChild('write-acts', desk.folder, 'right', '15'),
  ];
  await Promise.all([left.said(1), right.said(1)]);
  for (let n = 1; n <= 5; n += 1)
    await desk.do('mail-ballot.record-application', taking('Voter', `Number ${n}`, { residence: null }));
  await Promise.all([left.ended, right.ended]);
  expect(left.lines).toEqual(numbered('left', 15));
  expect(acts(desk, 'left')).toEqual(numbered('left', 15));
  expect(acts(desk, 'right')).toEqual(numbered('right', 15));
  const { rows } = await desk.ask('mail-ballots', { election: fallsElection });
  expect(rows.map((r) => r.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect((await verifyLog(desk.store().log, desk.store().sealer, null)).broken).toBeNull();
});

test('two processes send the same acts at the same time: each is recorded once, both are answered', async () => {
  const desk = falls();
  const twins = [1, 2].map(() => startChild('write-acts', desk.folder, 'twin', '8'));
  expect(await Promise.all(twins.map((t) => t.ended))).toEqual([0, 0]);
  for (const twin of twins) expect(twin.lines).toEqual(numbered('twin', 8));
  const counted = desk.store().db.prepare("SELECT count(*) FROM event WHERE act GLOB 'twin-*'").pluck().get();
  expect(counted).toBe(8);
});

test('a window hears that another process wrote, and its next answer has it', async () => {
  const desk = falls();
  const heard = new Promise<void>((resolve) => desk.app.onChange(resolve));
  const other = startDesk({ folder: desk.folder, ids: 'other' });
  await other.do('office.name-village', { name: 'Renamed Falls', county: 'Sample' });
  expect((await desk.ask('desk.frame', {})).village).toBe('Renamed Falls');
  await heard;
});

test('a notice drawn while somebody else wrote is drawn again from what is true now', async () => {
  const desk = falls();
  const notice = noticeToPrint(fallsElection, null);
  const other = startDesk({ folder: desk.folder, ids: 'other' });
  await Promise.all([
    desk.do('paper.print', notice),
    other.do('office.name-village', { name: 'Renamed Falls', county: 'Sample' }),
  ]);
  const types = desk.store().db.prepare('SELECT type FROM event ORDER BY seq DESC LIMIT 2').pluck().all();
  expect(types).toEqual(['paper-printed', 'village-named']);
  // It says what is on record, so printing it again is that edition and not a second one.
  expect((await desk.do('paper.print', notice)).edition).toBe(1);
});

describe('two windows open an office in the same empty folder', () => {
  test('one opens it, the other is told it is open already', async () => {
    const folder = path.join(tempFolder(), 'office');
    const [a, b] = [startDesk({ folder, ids: 'left' }), startDesk({ folder, ids: 'right' })];
    await a.do('office.open', { kind: 'real' });
    const no = await b.refused('office.open', { kind: 'practice' }, 'second-open');
    expect(no.code).toBe('already-open');
    expect(no.message).toContain('real office');
    expect((await b.ask('desk.frame', {})).kind).toBe('real');
    expect(existsSync(path.join(folder, 'office.sqlite-in-progress'))).toBe(false);
  });
});
