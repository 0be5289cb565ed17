// Taking an election of 500 and of 5,000 ballots away: put together, written, read again and compared; and checking it.
import path from 'node:path';
import { withApp } from '../../electron/cli/with-office.ts';
import { exportRecords } from '../../electron/exports/export-records.ts';
import { runJob } from '../../electron/job-runner.ts';
import { checkExportAt } from '../../electron/verify/check-export.ts';
import { ElectionId } from '../../shared/domain/ids.ts';
import { benchFolder, clockOf, election, now, officeOfMailBallots } from './big-office.ts';
import { type BenchResult, freezeResults, longestFreeze, report, timeOf } from './measure.ts';

const results: BenchResult[] = [];
for (const ballots of [500, 5000]) {
  const dataDir = await officeOfMailBallots(ballots * 5);
  await withApp({ dataDir, clock: clockOf(now) }, async ({ desk }) => {
    const store = desk.open();
    if (!store) throw new Error('no office');
    let last = { folder: '', bytes: 0 };
    const wanted = { election: ElectionId.parse(election), part: 'all', audience: 'office', passphrase: null } as const;
    let [before, most] = [0, 0];
    const takeAway = async () => {
      const folder = benchFolder();
      before = process.memoryUsage.rss();
      most = before;
      const job = await runJob(
        async (control) => {
          const done = await exportRecords(desk, store, { ...wanted, folder }, control);
          if (done.ok) last = done.value;
          return done;
        },
        new AbortController().signal,
        () => {
          most = Math.max(most, process.memoryUsage.rss());
        },
      );
      if (job === 'stopped' || !job.ok) throw new Error(`no export was made: ${JSON.stringify(job)}`);
    };
    const check = async () => {
      const job = await runJob(
        (control) => checkExportAt(path.resolve(last.folder), null, control),
        new AbortController().signal,
        () => {},
      );
      if (job === 'stopped' || !job.ok) throw new Error('the export was not checked');
    };
    const name = `export of ${ballots} ballots`;
    const checkName = `check of an export of ${ballots} ballots`;
    // The first of its kind: nothing is folded, told or loaded yet.
    let time = 0;
    const freeze = await longestFreeze(async () => {
      time = await timeOf(takeAway);
    });
    const grown = (most - before) / 1024 / 1024;
    results.push(
      { name: `${name}, cold: more memory`, value: grown, unit: 'MB', budget: null },
      { name: `${name}, cold`, value: time, unit: 'ms', budget: null },
      ...freezeResults(`${name}, cold`, freeze),
      { name, value: await timeOf(takeAway), unit: 'ms', budget: null },
      { name: `${name}: size`, value: last.bytes / 1024 / 1024, unit: 'MB', budget: null },
      ...freezeResults(name, await longestFreeze(takeAway)),
      { name: checkName, value: await timeOf(check), unit: 'ms', budget: null },
      ...freezeResults(checkName, await longestFreeze(check)),
    );
  });
}
report(results);
