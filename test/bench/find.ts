// Finding anybody as one types: what “voters.find” takes to answer with 1,000, 10,000 and 100,000 voters on the list.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { withApp } from '../../electron/cli/with-office.ts';
import { runJob } from '../../electron/job-runner.ts';
import { readFrom } from '../../electron/voters/desk-lists.ts';
import { plainReading } from '../../shared/domain/voter-list.ts';
import { listedPeople, state45 } from '../support/voter-file.ts';
import { benchFolder, clockOf, now } from './big-office.ts';
import { type BenchResult, percentile, report, timeOf } from './measure.ts';

/** What a clerk types, letter by letter, and some that fit many or nobody. */
const typed = [
  "o'brien mary",
  'van dyke rob',
  'nunez',
  'bob abberg',
  '12 main',
  'church st john',
  '000000777',
  'zack smith',
  'xyzzy',
  'de la cruz',
  'marwick susan a',
  'lake view',
  'ny0000',
];
const texts = typed.flatMap((text) => Array.from({ length: text.length }, (_, i) => text.slice(0, i + 1)));
const results: BenchResult[] = [];

for (const voters of [1000, 10_000, 100_000]) {
  const folder = benchFolder();
  const file = path.join(folder, 'NYSVoters_20270105.txt');
  writeFileSync(file, state45(listedPeople(voters)));
  await withApp({ dataDir: path.join(folder, 'office'), clock: clockOf(now) }, async (app) => {
    await app.call('office.open', { act: 'bench-open', input: { kind: 'practice' } });
    const store = app.desk.store;
    if (!store) throw new Error('no office');
    await runJob(
      (control) => readFrom(app.desk, store, file, plainReading, control),
      new AbortController().signal,
      () => {},
    );
    const times: number[] = [];
    for (const round of [0, 1, 2])
      for (const text of texts) {
        const took = await timeOf(async () => {
          const answer = await app.call('voters.find', { text, limit: 50 });
          if (!answer.ok) throw new Error(answer.refusal.message);
        });
        if (round > 0) times.push(took);
      }
    const name = `find while typing, ${voters} voters`;
    results.push(
      { name: `${name}, median`, value: percentile(times, 0.5), unit: 'ms', budget: null },
      { name: `${name}, 95 of 100`, value: percentile(times, 0.95), unit: 'ms', budget: 20 },
      { name: `${name}, longest`, value: percentile(times, 1), unit: 'ms', budget: null },
    );
  });
}
report(results);
