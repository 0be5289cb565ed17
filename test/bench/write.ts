// One write in an office with a long past: from the call to the answer, with the disk told to keep it (synchronous=FULL).
import { withApp } from '../../electron/cli/with-office.ts';
import { applicationOf, clockOf, election, now, officeOf20000Events } from './big-office.ts';
import { percentile, report, timeOf } from './measure.ts';

const dataDir = await officeOf20000Events();
await withApp({ dataDir, clock: clockOf(now) }, async (app) => {
  const events = app.desk.open()?.log.head().seq ?? 0;
  const times: number[] = [];
  for (let n = 0; n < 110; n += 1) {
    const input = { election, application: applicationOf(8000 + n), knownDuplicate: null };
    const record = async () => {
      const answer = await app.call('mail-ballot.record-application', { act: `bench-write-${n}`, input });
      if (!answer.ok) throw new Error(answer.refusal.message);
    };
    const took = await timeOf(record);
    if (n >= 10) times.push(took);
  }
  const name = `a write acknowledged, ${events} events in the log`;
  report([
    { name: `${name}, median`, value: percentile(times, 0.5), unit: 'ms', budget: 50 },
    { name: `${name}, 95 of 100`, value: percentile(times, 0.95), unit: 'ms', budget: 50 },
  ]);
});
