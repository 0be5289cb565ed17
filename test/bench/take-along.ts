// The take-along box of 500 and of 5,000 ballots: drawn, written, recorded.
import '../../electron/short-lived-memory.ts';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { withApp } from '../../electron/cli/with-office.ts';
import { runJob } from '../../electron/job-runner.ts';
import { printBox } from '../../electron/take-along/print-box.ts';
import { ElectionId } from '../../shared/domain/ids.ts';
import { benchFolder, clockOf, election, now, officeWithBallotsBack } from './big-office.ts';
import { type BenchResult, freezeResults, longestFreeze, peakMegabytes, report, timeOf } from './measure.ts';

const [, , what, where, many] = process.argv;
const building = '--build-office';
if (what === building && where !== undefined) {
  await officeWithBallotsBack(where, Number(many));
  process.exit(0);
}
const results: BenchResult[] = [];
for (const ballots of [500, 5000]) {
  const dataDir = path.join(benchFolder(), 'office');
  // In a process of its own, so that the memory of this one is that of the printing.
  execFileSync(process.execPath, [import.meta.filename, building, dataDir, String(ballots)]);
  await withApp({ dataDir, clock: clockOf(now), viewer: { open: async () => ({ ok: true }) } }, async ({ desk }) => {
    const store = desk.open();
    if (!store) throw new Error('no office');
    // As in a window in which the register was looked at.
    store.state.election(election);
    let pages = 0;
    const print = async () => {
      const job = await runJob(
        async (control) => {
          const done = await printBox(desk, store, { election: ElectionId.parse(election), size: 'letter' }, control);
          if (done.ok) pages = done.value.pages;
          return done;
        },
        new AbortController().signal,
        () => {},
      );
      if (job === 'stopped' || !job.ok) throw new Error(`no box was printed: ${JSON.stringify(job)}`);
    };
    const freeze = await longestFreeze(print);
    const took = await timeOf(print);
    const name = `take-along box of ${ballots} ballots`;
    results.push(
      { name: `${name}, ${pages} pages`, value: took, unit: 'ms', budget: null },
      { name: `${name}: most memory of the process`, value: peakMegabytes(), unit: 'MB', budget: 300 },
      ...freezeResults(name, freeze),
    );
  });
}
report(results);
