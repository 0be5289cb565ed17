// An office that has seen many elections' worth of work: a log of the length wanted, sealed and linked like any other.
import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { withApp } from '../../electron/cli/with-office.ts';
import { statedClock } from '../../electron/clock.ts';
import { doSteps } from '../../electron/samples/load-sample.ts';
import { assessApplication } from '../../shared/commands/assess-application.ts';
import { factsOfElection } from '../../shared/commands/facts-of-election.ts';
import { MailApplication } from '../../shared/domain/application.ts';
import { RecordedAt } from '../../shared/domain/recorded-at.ts';
import { ballotsMailed, envelopePrinted } from '../../shared/records/mail-ballot-life.ts';
import { envelopeReturned } from '../../shared/records/mail-ballot-returns.ts';
import { applicationDetermined, applicationRecorded } from '../../shared/records/mail-ballots.ts';
import { ballotInTime } from '../../shared/rules/checks/ballot-in-time.ts';
import { exampleFallsBallot, exampleFallsOffice } from '../../shared/samples/example-falls.ts';
import { act, applicationOnStateForm, at, person } from '../../shared/samples/sample-step.ts';

export const election = '2027-03-16-general';
export const now = '2027-03-02T09:41:00-05:00';

const given = ['Doris', 'Tom', 'Lan', 'Eva', 'Josef', 'Mary', 'Héctor', 'Adaeze', 'Margaret', 'Walter'];
const surnames = ['Abernathy', 'Fox', 'Nguyễn', 'Zimmerman', 'de la Cruz', 'Whitcomb', 'Rosario', 'Okafor', 'Wałęsa'];

/** One complete application, different for each `n`. */
export const applicationOf = (n: number) =>
  MailApplication.parse(
    applicationOnStateForm(
      person(given[n % 10] ?? '', `${surnames[n % 9]} ${String(n).padStart(4, '0')}`),
      { day: '2027-03-01', time: '10:05' },
      at(`${n} Mill Street`),
    ),
  );

export function clockOf(text: string) {
  const clock = statedClock(text);
  if (!clock.ok) throw new Error(clock.error);
  return clock.value;
}

/** How far each application has come: only recorded, its envelope printed, or its ballot out and back. */
type Finished = 'recorded' | 'printed' | 'returned';

/** Appends `applications` applications: one event each, three, or five. */
async function fill(dataDir: string, applications: number, finished: Finished, kind = 'practice'): Promise<void> {
  await withApp({ dataDir, clock: clockOf(now) }, async (app) => {
    const done = await doSteps(app.desk, [
      ...exampleFallsOffice({ by: 'weekday', nth: 3, weekday: 2, month: 3 }).map((step) =>
        step.do === 'office.open' ? act('office.open', { kind }) : step,
      ),
      act('election.call', { kind: 'general', when: { by: 'year', year: 2027 } }),
      ...exampleFallsBallot(election),
    ]);
    const store = app.desk.open();
    const file = store?.state.election(election);
    if (!done.ok || !store || !file) throw new Error('the office could not be built');
    const assessed = assessApplication(store.state.office, file, applicationOf(0), {
      seen: app.desk.clock.today(),
      beside: { listDate: null, picked: null, namesakes: [] },
      before: false,
    });
    if (!assessed.ok) throw new Error(assessed.error);
    const { finding, items, notes } = assessed.value;
    const unsaid = { knownDuplicate: null, sameVoterAs: null, voter: null, before: null };
    const day = app.desk.clock.today();
    const outside = { how: 'mail' as const, broughtBy: '', givenTo: '', notes: [], remark: '' };
    const inTime = ballotInTime(factsOfElection(store.state.office, file), { at: { day, time: null }, givenTo: '' });
    const header = (n: number, step: string) => ({
      act: `bench-${step}-${n}`,
      recordedAt: RecordedAt.parse(now),
      clock: 'stated' as const,
      actor: 'Ruth Lindgren',
    });
    store.write(() => {
      for (let number = 1; number <= applications; number += 1) {
        const application = applicationOf(number);
        const recorded = { number, application, finding, items, notes, ...unsaid };
        store.append(applicationRecorded.of(election, recorded), header(number, 'record'));
        if (finished === 'recorded') continue;
        const determined = { number, qualified: true, reason: null, list: null, on: null };
        store.append(applicationDetermined.of(election, determined), header(number, 'determine'));
        const sha256 = number.toString(16).padStart(64, '0');
        const printed = {
          application: number,
          envelope: number,
          piece: 'return-with-affirmation' as const,
          template: 'return-envelope/2',
          stock: '#10' as const,
          says: null,
        };
        store.append(envelopePrinted.of(election, { ...printed, sha256 }), header(number, 'print'));
        if (finished === 'printed') continue;
        const ballot = { application: number, envelope: number };
        const mailed = { ballots: [ballot], at: { day, time: null }, postOffice: '', pieces: null, lastDay: day };
        store.append(ballotsMailed.of(election, mailed), header(number, 'mail'));
        if (number === applications) continue;
        const returned = { ...outside, at: { day, time: null } };
        store.append(envelopeReturned.of(election, { ...ballot, returned, finding: inTime }), header(number, 'back'));
      }
    });
  });
}

const made: string[] = [];
process.on('exit', () => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/** An empty folder that is gone when the process ends. */
export function benchFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'desk-bench-'));
  made.push(folder);
  return folder;
}

/** The environment variable in which run.ts tells every benchmark where the long log lies, so that it is built once. */
export const builtIn = 'DESK_BENCH_OFFICE';

/** The data folder of an office with 20,000 events, to do with as one likes. */
export async function officeOf20000Events(): Promise<string> {
  const dataDir = path.join(benchFolder(), 'office');
  const built = process.env[builtIn];
  if (built === undefined) await fill(dataDir, 6660, 'printed');
  else cpSync(built, dataDir, { recursive: true });
  return dataDir;
}

/** The data folder of an office with 5,000 undecided applications. */
export async function officeOf5000Applications(): Promise<string> {
  const dataDir = path.join(benchFolder(), 'office');
  await fill(dataDir, 5000, 'recorded');
  return dataDir;
}

/** Builds an office that is no practice in that folder, with that many ballots about to be mailed. */
export const officeToMail = (dataDir: string, ballots: number): Promise<void> =>
  fill(dataDir, ballots, 'printed', 'real');

/** Builds an office in that folder, with that many ballots, all of them back but the last. */
export const officeOfReturned = (dataDir: string, ballots: number): Promise<void> => fill(dataDir, ballots, 'returned');

/** The data folder of an office with that many events about mail ballots; all envelopes are back but the last. */
export async function officeOfMailBallots(events: number): Promise<string> {
  const dataDir = path.join(benchFolder(), 'office');
  await fill(dataDir, events / 5, 'returned');
  return dataDir;
}

/** The office with 20,000 events and papers kept in it, one of them large, until its file has about 50 MB. */
export async function officeOf50Megabytes(): Promise<string> {
  const dataDir = await officeOf20000Events();
  await withApp({ dataDir, clock: clockOf(now) }, async (app) => {
    const store = app.desk.open();
    if (!store) throw new Error('the office could not be built');
    const papers = [9_000_000, ...Array.from({ length: 34 }, () => 700_000)];
    for (const bytes of papers) store.write(() => store.blobs.keep(randomBytes(bytes)));
  });
  return dataDir;
}
