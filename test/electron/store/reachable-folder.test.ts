// A folder that cannot be reached must not look like an office that was never begun: she would set it up anew.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../../support/temp-folder.ts';
import { startDesk } from '../../support/test-desk.ts';

async function stateOver(folder: string): Promise<{ state: string; problem: Record<string, string> | null }> {
  const desk = startDesk({ folder });
  return (await desk.serve('desk.status', {})) as { state: string; problem: Record<string, string> | null };
}

test('a folder that is not there yet can be made: no office, and no problem', async () => {
  expect(await stateOver(path.join(tempFolder(), 'new', 'office'))).toMatchObject({
    state: 'no-office',
    problem: null,
  });
});

test.each([
  ['office', 'the folder itself'],
  [path.join('office', 'inner'), 'a folder above it'],
])('a file in its place (%s: %s) is named', async (below) => {
  const place = tempFolder();
  writeFileSync(path.join(place, 'office'), 'not a folder');
  const { state, problem } = await stateOver(path.join(place, below));
  expect(state).toBe('problem');
  expect(problem).toMatchObject({
    code: 'folder-unusable',
    what: `The folder ${path.join(place, below)} cannot be used: ${path.join(place, 'office')} is a file, not a folder.`,
    safe: 'Nothing was written anywhere.',
  });
});

test('when it is there again, the same desk goes on', async () => {
  const place = tempFolder();
  const folder = path.join(place, 'stick', 'office');
  writeFileSync(path.join(place, 'stick'), '');
  const desk = startDesk({ folder });
  expect(await desk.serve('desk.status', {})).toMatchObject({ state: 'problem' });
  rmSync(path.join(place, 'stick'));
  mkdirSync(folder, { recursive: true });
  expect(await desk.serve('desk.status', {})).toMatchObject({ state: 'no-office' });
});
