// Prints a file of envelopes: `FOLDER INPUT`, the input as JSON. Says `begun`, each progress, `shown` with the numbers when the
// viewer gets the file, and `done`.
import { writeSync } from 'node:fs';
import type { Viewer } from '../../../electron/app.ts';
import { withApp } from '../../../electron/cli/with-office.ts';
import { systemClock } from '../../../electron/clock.ts';
import { runJob } from '../../../electron/job-runner.ts';
import { jobWork } from '../../../electron/jobs/index.ts';

const [dataDir = '', input = ''] = process.argv.slice(2);
// Straight to the pipe: nothing said may wait in this process when it is killed.
const say = (line: string) => writeSync(1, `${line}\n`);
const viewer: Viewer = {
  async open() {
    say('shown');
    return { ok: true };
  },
};
await withApp({ dataDir, clock: systemClock(), viewer }, async ({ desk }) => {
  const work = jobWork(desk, 'print-batch', JSON.parse(input));
  if (!work.ok) throw new Error(work.error.message);
  say('begun');
  const began = performance.now();
  const done = await runJob(work.value, new AbortController().signal, ({ what, done }) => say(`${what} ${done}`));
  say(done !== 'stopped' && done.ok ? `done ${Math.ceil(performance.now() - began)}` : `no ${JSON.stringify(done)}`);
});
