// What each screen asks the main process when it is opened, with 5,000 applications in the register.

import { withApp } from '../../electron/cli/with-office.ts';
import { noticePage } from '../support/notice-calls.ts';
import { clockOf, election, now, officeOf5000Applications } from './big-office.ts';
import { type BenchResult, median, report, timesOf } from './measure.ts';

const dataDir = await officeOf5000Applications();
await withApp({ dataDir, clock: clockOf(now) }, async (app) => {
  const results: BenchResult[] = [];
  for (const [view, input] of [
    ['desk.frame', {}],
    ['today', { election }],
    ['calendar', { election }],
    ['calendar.date', { election, id: 'mail-ballot-application-by-mail' }],
    ['mail-ballots', { election }],
    ['mail-ballots.application', { election, number: 2500 }],
    ['papers.paper', noticePage(election)],
    ['find', { election, text: 'nguyen', limit: 50 }],
  ] as const) {
    const ask = async () => {
      const answer = await app.call(view, input);
      if (!answer.ok) throw new Error(answer.refusal.message);
    };
    const value = median(await timesOf(9, ask, 2));
    results.push({ name: `answer of “${view}” with 5,000 applications`, value, unit: 'ms', budget: 100 });
  }
  report(results);
});
