// Reads a voter list into an office: `FOLDER FILE`. Says each progress, and `done` when it is read.
import { writeSync } from 'node:fs';
import { withApp } from '../../../electron/cli/with-office.ts';
import { systemClock } from '../../../electron/clock.ts';
import { runJob } from '../../../electron/job-runner.ts';
import { readFrom } from '../../../electron/voters/desk-lists.ts';
import { plainReading } from '../../../shared/domain/voter-list.ts';

const [dataDir = '', file = ''] = process.argv.slice(2);
await withApp({ dataDir, clock: systemClock() }, async ({ desk }) => {
  const { store } = desk;
  if (!store) throw new Error('no office');
  writeSync(1, 'begun\n');
  // Straight to the pipe: nothing said may wait in this process when it is killed.
  const done = await runJob(
    (control) => readFrom(desk, store, file, plainReading, control),
    new AbortController().signal,
    ({ what, done }) => writeSync(1, `${what} ${done}\n`),
  );
  writeSync(1, done !== 'stopped' && done.ok ? 'done\n' : `no ${JSON.stringify(done)}\n`);
});
