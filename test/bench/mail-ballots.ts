// The register at 500, 5,000 and 50,000 events (100, 1,000 and 10,000 ballots that went out and came back): opening its pages,
// looking for an envelope by number and by name, and receiving one.
import { withApp } from '../../electron/cli/with-office.ts';
import { clockOf, election, now, officeOfMailBallots } from './big-office.ts';
import { type BenchResult, median, report, timeOf, timesOf } from './measure.ts';

const results: BenchResult[] = [];
for (const events of [500, 5000, 50_000]) {
  const dataDir = await officeOfMailBallots(events);
  const last = events / 5;
  await withApp({ dataDir, clock: clockOf(now) }, async (app) => {
    const call = async (name: string, input: unknown) => {
      const answer = await app.call(name, input);
      if (!answer.ok) throw new Error(answer.refusal.message);
    };
    await call('mail-ballots', { election });
    for (const [view, input] of [
      ['mail-ballots', { election }],
      ['mail-ballots.card', { election, number: last }],
      ['mail-ballots.find-envelope', { election, text: String(last) }],
      ['mail-ballots.find-envelope', { election, text: 'nguyen' }],
      ['mail-ballots.returns', { election }],
      ['mail-ballots.delivery', { election }],
      ['mail-ballots.reconciliation', { election }],
      ['today', { election }],
    ] as const) {
      const value = median(await timesOf(9, () => call(view, input), 2));
      const what = 'text' in input ? `${view} “${input.text}”` : view;
      // A register has a few hundred lines; 5,000 is far beyond any village, and 10,000 says how it grows.
      results.push({ name: `${events} events: ${what}`, value, unit: 'ms', budget: events > 5000 ? null : 100 });
    }
    const returned = {
      how: 'mail',
      broughtBy: '',
      givenTo: '',
      notes: [],
      remark: '',
      at: { day: '2027-03-02', time: null },
    };
    const input = { election, envelope: last, application: null, sure: false, returned };
    const value = await timeOf(() => call('mail-ballot.receive', { act: `bench-receive-${events}`, input }));
    results.push({ name: `${events} events: receiving an envelope`, value, unit: 'ms', budget: 50 });
  });
}
report(results);
