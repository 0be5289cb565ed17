// `desk` as a process of its own: streams, statuses, two at once, and the packaged program's way in.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { deskWithoutWindow } from '../../electron/desk-without-window.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { officeAtWork } from './office-at-work.ts';
import { deskJson, deskProcess } from './run-desk.ts';

const newOffice = officeAtWork();
const cli = path.join(import.meta.dirname, '../../electron/cli.ts');

test('with --json stdout is one JSON document and stderr is silent', { timeout: 60_000 }, () => {
  const { status, out, err } = deskProcess('calendar', '--general', '2026', '--json');
  expect({ status, err }).toEqual({ status: 0, err: '' });
  expect(JSON.parse(out)).toMatchObject({ calendarAnchor: '2026-03-17', pollDay: '2026-03-18' });
});

test('a failure ends with status 1 and one sentence on stderr', { timeout: 60_000 }, () => {
  expect(deskProcess('history', '--data', path.join(tempFolder(), 'none'))).toMatchObject({
    ...{ status: 1, out: '' },
    err: expect.stringMatching(/^There is no office in [^\n]+\.\n$/),
  });
});

test('the days are New York’s wherever the computer thinks it is', { timeout: 120_000 }, () => {
  const data = newOffice();
  const frameIn = (TZ: string) =>
    spawnSync(process.execPath, [cli, 'ask', 'desk.frame', '--data', data, '--now', '2027-03-10T20:30:00-04:00'], {
      encoding: 'utf8',
      env: { ...process.env, TZ },
    }).stdout;
  expect(JSON.parse(frameIn('Pacific/Auckland'))).toMatchObject({ today: '2027-03-10' });
  expect(frameIn('UTC')).toBe(frameIn('Pacific/Auckland'));
});

test('three commands that write at once all write, one after another', { timeout: 120_000 }, async () => {
  const data = newOffice();
  const set = (county: string) => {
    const input = JSON.stringify({ name: 'Harrow Mills', county });
    const child = spawn(process.execPath, [cli, 'do', 'office.name-village', '--data', data, '--input', input]);
    return new Promise((resolve) => child.on('close', resolve));
  };
  expect(await Promise.all([set('One'), set('Two'), set('Three')])).toEqual([0, 0, 0]);
  const { acts } = await deskJson<{ acts: { sentences: string[] }[] }>('history', '--data', data, '--json');
  const said = acts
    .slice(-3)
    .flatMap((a) => a.sentences)
    .join(' ');
  for (const county of ['One', 'Two', 'Three']) expect(said).toContain(`to Harrow Mills (${county} County)`);
  expect(await deskJson('history', '--check', '--data', data, '--json')).toMatchObject({ broken: null });
});

test('who reads only the first line closes the pipe, and that is no failure', { timeout: 60_000 }, () => {
  const command = `"${process.execPath}" "${cli}" history --data "${newOffice()}" | head -n 1; exit \${PIPESTATUS[0]}`;
  const { status, stderr } = spawnSync('bash', ['-c', command], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

/** What a command in this process says to the terminal is not for the one the tests run in. */
const silently = () => {
  for (const stream of [process.stdout, process.stderr]) vi.spyOn(stream, 'write').mockReturnValue(true);
};
afterEach(() => void vi.restoreAllMocks());

test('the packaged program does the same command, and writes what it says to --log as well', async () => {
  silently();
  const log = path.join(tempFolder(), 'desk.log');
  const status = await deskWithoutWindow({ args: ['run-off', '--certified', '2024-03-25', '--json'], log });
  expect(status).toBe(0);
  expect(JSON.parse(readFileSync(log, 'utf8'))).toMatchObject({ date: '2024-04-09' });
});

test('a log that cannot be written stops the command before it does anything', async () => {
  silently();
  expect(await deskWithoutWindow({ args: ['help'], log: path.join(tempFolder(), 'no', 'desk.log') })).toBe(1);
});
