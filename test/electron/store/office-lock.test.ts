// Everybody who has the office open holds a shared lock; what must be alone gets it only when nobody does.
import { describe, expect, test, vi } from 'vitest';
import { holdExclusive, holdShared } from '../../../electron/store/office-lock.ts';
import { startChild } from '../../support/child.ts';
import { exampleFalls } from '../../support/example-office.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { startDesk } from '../../support/test-desk.ts';

vi.setConfig({ testTimeout: 90_000 }); // other processes take long to start where many things run at once
const falls = exampleFalls();
const refusedAlone = (folder: string) => expect(() => holdExclusive(folder)).toThrow('locked');

describe('shared and exclusive', () => {
  test('many may share it, also from other processes; alone nobody gets it meanwhile', async () => {
    const folder = tempFolder();
    const child = startChild('hold-office-lock', folder, 'shared');
    await child.said(1);
    expect(child.lines).toEqual(['held']);
    const [one, two] = [holdShared(folder), holdShared(folder)];
    one.release();
    two.release();
    refusedAlone(folder);
    child.process.kill('SIGKILL');
    await child.ended;
    holdExclusive(folder).release();
  });

  test('held alone, nobody may share it: an office is not opened then, and says so', async () => {
    const folder = falls.folder();
    const child = startChild('hold-office-lock', folder, 'exclusive');
    await child.said(1);
    const desk = startDesk({ folder });
    const no = await desk.refused('desk.frame', {});
    expect(no.code).toBe('busy');
    child.process.kill('SIGKILL');
    await child.ended;
    expect((await desk.ask('desk.frame', {})).village).toBe('Example Falls');
  });
});

test('an open desk holds it, and a closed one does not', async () => {
  const desk = falls();
  refusedAlone(desk.folder);
  await desk.app.close();
  holdExclusive(desk.folder).release();
});

test('a second desk may open the same office', async () => {
  const desk = falls();
  const second = startDesk({ folder: desk.folder });
  expect((await second.ask('desk.frame', {})).village).toBe('Example Falls');
});
