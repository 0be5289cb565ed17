// What an export of 500 and of 5,000 mail ballots takes before any drive is touched: deciding what is in it, and turning every
// file into bytes; and for how long the window is held meanwhile.
import { withApp } from '../../electron/cli/with-office.ts';
import { exportFiles } from '../../electron/exports/export-files.ts';
import { renderExportFile } from '../../electron/exports/render-export-file.ts';
import { clockOf, election, now, officeOfMailBallots } from './big-office.ts';
import { type BenchResult, longestFreeze, report, timeOf } from './measure.ts';

const results: BenchResult[] = [];
for (const ballots of [500, 5000]) {
  const dataDir = await officeOfMailBallots(ballots * 5);
  await withApp({ dataDir, clock: clockOf(now) }, async (app) => {
    const store = app.desk.open();
    if (!store) throw new Error('the office did not open');
    store.history.acts(); // folded once for every page of the history
    store.state.election(election);
    let bytes = 0;
    let whole = 0;
    const freeze = await longestFreeze(async () => {
      whole = await timeOf(async () => {
        const files = await exportFiles(app.desk, store, { election, part: 'all', audience: 'office' });
        if (!files.ok) throw new Error(files.error.message);
        for (const file of files.value)
          for await (const one of renderExportFile(file, () => new Uint8Array())) {
            bytes += one.bytes.length;
            await new Promise((turn) => setImmediate(turn));
          }
      });
    });
    const held = `${ballots} ballots: the longest the window is held, of our work`;
    results.push({ name: `${ballots} ballots: an export’s files`, value: whole, unit: 'ms', budget: null });
    results.push({ name: held, value: freeze.ofOurWork, unit: 'ms', budget: 75 });
    results.push({ name: `${ballots} ballots: size without papers`, value: bytes / 1e6, unit: 'MB', budget: null });
  });
}
report(results);
