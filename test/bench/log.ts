// A long log: folding it, checking it, telling it as a diary.
import { withApp } from '../../electron/cli/with-office.ts';
import { runJob } from '../../electron/job-runner.ts';
import { FoldedState } from '../../electron/store/state.ts';
import { verifyLog } from '../../electron/store/verify.ts';
import { ok } from '../../shared/result.ts';
import { clockOf, election, now, officeOf20000Events } from './big-office.ts';
import { freezeResults, longestFreeze, median, report, timeOf, timesOf } from './measure.ts';

const dataDir = await officeOf20000Events();
const opening = await timeOf(() => withApp({ dataDir, clock: clockOf(now) }, async () => {}));
await withApp({ dataDir, clock: clockOf(now) }, async (app) => {
  const store = app.desk.open();
  if (!store) throw new Error('no office');
  const events = store.log.head().seq;
  const fold = await timesOf(5, () => new FoldedState(store.log, store.sealer).election(election));
  const check = () =>
    runJob(
      async (control) => ok(await verifyLog(store.log, store.sealer, null, () => control.breathe())),
      new AbortController().signal,
      () => {},
    );
  const verify = await timesOf(5, check);
  const freeze = await longestFreeze(check);
  const history = () => app.call('history', { limit: 5000 });
  const firstTelling = await timeOf(history);
  const again = await timesOf(5, history, 0);
  const last = await timesOf(5, () => app.call('history.last', {}), 0);
  report([
    { name: `open an office of ${events} events`, value: opening, unit: 'ms', budget: null },
    { name: `fold ${events} events`, value: median(fold), unit: 'ms', budget: null },
    { name: `verify ${events} events, contents opened`, value: median(verify), unit: 'ms', budget: null },
    ...freezeResults(`verify ${events} events`, freeze),
    { name: `history of ${events} events, first time`, value: firstTelling, unit: 'ms', budget: null },
    { name: `history of ${events} events, newest 5,000 acts`, value: median(again), unit: 'ms', budget: 100 },
    { name: `newest act of ${events} events`, value: median(last), unit: 'ms', budget: 100 },
  ]);
});
