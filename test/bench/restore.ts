// Restoring an office of 50 MB with a long past: copied, checked from the first event to the last, the one before kept,
// swapped, opened; and looking into its backup before.
import path from 'node:path';
import { withApp } from '../../electron/cli/with-office.ts';
import { type JobControl, runJob } from '../../electron/job-runner.ts';
import { drillFile } from '../../electron/restore/drill.ts';
import { inspectFile } from '../../electron/restore/inspect.ts';
import { restoreFile } from '../../electron/restore/restore.ts';
import { makeBackup } from '../../electron/store/backup.ts';
import { benchFolder, clockOf, now, officeOf50Megabytes } from './big-office.ts';
import { freezeResults, longestFreeze, median, report, timesOf } from './measure.ts';

const dataDir = await officeOf50Megabytes();
const file = path.join(benchFolder(), 'backup.sqlite');
const worked = async (work: (control: JobControl) => ReturnType<typeof restoreFile | typeof inspectFile>) => {
  const done = await runJob(work, new AbortController().signal, () => {});
  if (done === 'stopped' || !done.ok) throw new Error(`it did not work: ${JSON.stringify(done)}`);
};
await withApp({ dataDir, clock: clockOf(now) }, async ({ desk }) => {
  const store = desk.open();
  if (!store) throw new Error('no office');
  const quiet = { signal: new AbortController().signal, progress: () => {}, breathe: async () => {} };
  await makeBackup(store, file, quiet);
  const inspect = () => worked((control) => inspectFile(desk, file, null, control));
  const restore = () => worked((control) => restoreFile(desk, file, null, control));
  const drill = () =>
    runJob(
      (control) => drillFile(desk, file, null, control),
      quiet.signal,
      () => {},
    );
  const name = 'restore of 50 MB, 20,000 events';
  report([
    { name: `${name}: looking into the backup`, value: median(await timesOf(3, inspect)), unit: 'ms', budget: null },
    { name: `${name}: drill`, value: median(await timesOf(3, drill)), unit: 'ms', budget: null },
    { name, value: median(await timesOf(3, restore)), unit: 'ms', budget: null },
    ...freezeResults(`${name}: looking into the backup`, await longestFreeze(inspect)),
    ...freezeResults(name, await longestFreeze(restore)),
  ]);
});
