// The history of a long log: read for the first time without holding anything up, then a page, a search, a day long ago.
import { withApp } from '../../electron/cli/with-office.ts';
import { clockOf, election, now, officeOf20000Events } from './big-office.ts';
import { freezeResults, longestFreeze, median, report, timeOf, timesOf } from './measure.ts';

const dataDir = await officeOf20000Events();
const everything = { list: 'all', person: null, record: null, from: null, until: null, text: '' } as const;
await withApp({ dataDir, clock: clockOf(now) }, async (app) => {
  const ask =
    (narrowed: Record<string, unknown> = {}) =>
    async () => {
      const page = { ...everything, asOf: null, before: null, limit: 200, ...narrowed };
      const answer = await app.call('history.page', page);
      if (!answer.ok) throw new Error(answer.refusal.message);
    };
  const firstTime = await timeOf(ask());
  app.desk.store?.history.drop();
  const freeze = await longestFreeze(ask());
  report([
    { name: 'a page of 200 acts of 20,000 events, first time', value: firstTime, unit: 'ms', budget: null },
    ...freezeResults('reading the history of 20,000 events', freeze),
    { name: 'a page of 200 acts', value: median(await timesOf(5, ask())), unit: 'ms', budget: 100 },
    { name: 'the last page', value: median(await timesOf(5, ask({ before: 300 }))), unit: 'ms', budget: 100 },
    { name: 'looking for words', value: median(await timesOf(5, ask({ text: 'okafor 07' }))), unit: 'ms', budget: 200 },
    {
      name: 'the record as of a day, 20,000 events folded',
      value: median(await timesOf(3, () => app.call('history.as-of', { day: '2027-03-02', election }))),
      unit: 'ms',
      budget: null,
    },
  ]);
});
