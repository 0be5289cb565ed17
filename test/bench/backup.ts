// Backing up an office of 50 MB with a long past: copied, checked from the first event to the last, poured out, synced, read
// back, renamed.
import path from 'node:path';
import { withApp } from '../../electron/cli/with-office.ts';
import { runJob } from '../../electron/job-runner.ts';
import { makeBackup } from '../../electron/store/backup.ts';
import { benchFolder, clockOf, now, officeOf50Megabytes } from './big-office.ts';
import { freezeResults, longestFreeze, median, report, timesOf } from './measure.ts';

const dataDir = await officeOf50Megabytes();
const folder = benchFolder();
await withApp({ dataDir, clock: clockOf(now) }, async (app) => {
  const store = app.desk.open();
  if (!store) throw new Error('no office');
  let made = 0;
  let bytes = 0;
  const backUp = async () => {
    made += 1;
    const file = path.join(folder, `${made}.sqlite`);
    const job = await runJob(
      async (control) => {
        const done = await makeBackup(store, file, control);
        if (done.ok) bytes = done.value.bytes;
        return done;
      },
      new AbortController().signal,
      () => {},
    );
    if (job === 'stopped' || !job.ok) throw new Error('no backup was made');
  };
  const times = await timesOf(3, backUp);
  const freeze = await longestFreeze(backUp);
  const name = 'backup of 50 MB, 20,000 events';
  report([
    { name, value: median(times), unit: 'ms', budget: null },
    { name: `${name}: size`, value: bytes / 1024 / 1024, unit: 'MB', budget: null },
    ...freezeResults(name, freeze),
  ]);
});
