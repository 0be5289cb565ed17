// An office on a medium that cannot be written, such as last year’s archive on a locked stick: it is not opened there, the
// sentence says to copy it first, and nothing on it changes (STO-13).
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { backedUp, inspect, restoreFrom } from '../../support/backup-at-hand.ts';
import { exampleFalls } from '../../support/example-office.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { startDesk } from '../../support/test-desk.ts';

const falls = exampleFalls();

/**
 * The state of an office as somebody without special rights is told it, for root may write everywhere. Null where such a
 * person may not even read this program.
 */
function stateFor(folder: string): { state: string; problem: Record<string, string> | null } | null {
  const script = path.join(import.meta.dirname, '../../support/processes/open-office.ts');
  const somebody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const { stdout, stderr } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8', ...somebody });
  if (stdout) return JSON.parse(stdout).value;
  if (process.getuid?.() === 0) return null;
  throw new Error(stderr);
}
const contentsOf = (folder: string) =>
  readdirSync(folder)
    .sort()
    .map((name) => [name, readFileSync(path.join(folder, name)).toString('base64')]);

test.skipIf(process.platform === 'win32')(
  'an archive on a locked stick: copy it first; the stick is unchanged',
  async ({ skip }) => {
    const stick = tempFolder();
    chmodSync(stick, 0o755);
    const archive = path.join(stick, 'office');
    cpSync(falls.folder(), archive, { recursive: true });
    const before = contentsOf(archive);
    for (const name of readdirSync(archive)) chmodSync(path.join(archive, name), 0o444);
    chmodSync(archive, 0o555);
    try {
      const told = stateFor(archive);
      if (!told) {
        skip('this copy of the program lies where only root may read');
        return;
      }
      const { state, problem } = told;
      expect(state).toBe('problem');
      expect(problem).toEqual({
        code: 'read-only',
        file: path.join(archive, 'office.sqlite'),
        what: `Nothing can be written where this office lies: ${path.join(archive, 'office.sqlite')} is on a read-only stick, disk or folder.`,
        safe: 'Nothing on it was changed.',
        todo: 'Copy the whole folder to this computer first, then open the copy.',
      });
      expect(contentsOf(archive)).toEqual(before);
    } finally {
      chmodSync(archive, 0o755);
    }
    const copy = path.join(tempFolder(), 'office');
    cpSync(archive, copy, { recursive: true });
    for (const name of readdirSync(copy)) chmodSync(path.join(copy, name), 0o644);
    expect((await startDesk({ folder: copy }).ask('desk.frame', {})).village).toBe('Example Falls');
  },
);

test('a backup on such a stick is restored from it, and the stick is unchanged', async () => {
  const desk = falls({ ids: 'after' });
  const file = await backedUp(desk);
  const stick = path.dirname(file);
  const before = contentsOf(stick);
  for (const name of readdirSync(stick)) chmodSync(path.join(stick, name), 0o444);
  chmodSync(stick, 0o555);
  try {
    await inspect(desk, file);
    await restoreFrom(desk, file);
    expect(contentsOf(stick)).toEqual(before);
  } finally {
    chmodSync(stick, 0o755);
  }
  expect((await desk.ask('desk.frame', {})).village).toBe('Example Falls');
  await desk.do('office.set-certificate', { required: false });
});
