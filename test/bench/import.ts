// Reading a county's list of 100,000 voters, each with the state's 45 fields: from the file to the list in use. Beside it
// what sqlite3's own .import needs to put the same file into one table as it stands, where it is installed.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { withApp } from '../../electron/cli/with-office.ts';
import { runJob } from '../../electron/job-runner.ts';
import { readFrom } from '../../electron/voters/desk-lists.ts';
import { plainReading } from '../../shared/domain/voter-list.ts';
import { listedPeople, state45 } from '../support/voter-file.ts';
import { benchFolder, clockOf, now } from './big-office.ts';
import { type BenchResult, freezeResults, longestFreeze, report, timeOf } from './measure.ts';

const voters = 100_000;
const folder = benchFolder();
const file = path.join(folder, 'NYSVoters_20270105.txt');
writeFileSync(file, state45(listedPeople(voters)));

/** Milliseconds that sqlite3 takes; null where it is not installed. */
async function withSqlite(): Promise<number | null> {
  const input = `.mode csv\n.import ${file} listed\n`;
  let status: number | null = 1;
  const took = await timeOf(() => {
    status = spawnSync('sqlite3', [path.join(folder, 'peer.sqlite')], { input }).status;
  });
  return status === 0 ? took : null;
}

await withApp({ dataDir: path.join(folder, 'office'), clock: clockOf(now) }, async (app) => {
  const opened = await app.call('office.open', { act: 'bench-open', input: { kind: 'practice' } });
  const store = app.desk.store;
  if (!opened.ok || !store) throw new Error('no office');
  const read = async () => {
    const done = await runJob(
      (control) => readFrom(app.desk, store, file, plainReading, control),
      new AbortController().signal,
      () => {},
    );
    if (done === 'stopped' || !done.ok) throw new Error(`not read: ${JSON.stringify(done)}`);
  };
  const milliseconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000;
  /** Of the window's own thread, and of all threads. */
  const workSoFar = () => [milliseconds(process.threadCpuUsage()), milliseconds(process.cpuUsage())] as const;
  const results: BenchResult[] = [];
  const peer = await withSqlite();
  for (const what of ['the first list', 'the same list again']) {
    const name = `${voters} voters of 45 fields, ${what}`;
    const [ownFrom, allFrom] = workSoFar();
    let took = 0;
    const freeze = await longestFreeze(async () => {
      took = await timeOf(read);
    });
    const [own, all] = workSoFar();
    const beside = peer === null ? {} : { peer: { name: 'sqlite3 .import', value: peer }, ratio: took / peer };
    // The first list is what was promised; a later one is compared voter by voter with the one before.
    results.push(
      { name, value: took, unit: 'ms', budget: what === 'the first list' ? 5000 : null, ...beside },
      { name: `${name}: work of the window’s thread`, value: own - ownFrom, unit: 'ms', budget: null },
      { name: `${name}: work of all threads`, value: all - allFrom, unit: 'ms', budget: null },
      { name: `${name}: rows`, value: (voters / took) * 1000, unit: '/s', budget: null },
      ...freezeResults(name, freeze),
    );
  }
  report(results);
});
