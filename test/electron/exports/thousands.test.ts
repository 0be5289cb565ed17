// An office of thousands of ballots taken away whole: how far it is is told all the while, what lies there is counted, Stop in
// the middle of anything leaves nothing, and what is recorded meanwhile is in all of it or in none. 5,000 ballots in
// `npm run test:long`.
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import { handleOf } from '../../../electron/backups/places.ts';
import type { JobValue } from '../../../shared/ipc/contract.ts';
import type { Progress } from '../../../shared/jobs/define-job.ts';
import type { JobEvent } from '../../../shared/jobs/index.ts';
import { officeWithBallotsBack } from '../../bench/big-office.ts';
import { fallsElection as election, taking } from '../../support/example-steps.ts';
import { checked, leftInOffice, wanted } from '../../support/exporting.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { startDesk, type TestDesk } from '../../support/test-desk.ts';

const ballots = Number(process.env.DESK_BALLOTS ?? '500');

let built = '';
beforeAll(async () => {
  built = path.join(tempFolder(), 'office');
  await officeWithBallotsBack(built, ballots);
}, 300_000);

function desk(): TestDesk {
  const folder = path.join(tempFolder(), 'office');
  cpSync(built, folder, { recursive: true });
  return startDesk({ folder });
}

/** The whole election into a folder; `hear` is told of every progress, with what stops the work. */
async function takenAway(
  on: TestDesk,
  folder: string,
  hear: (progress: Progress, stop: () => void) => void = () => {},
): Promise<JobEvent> {
  const place = handleOf(on.app.desk, folder);
  const ended = new Promise<JobEvent>((resolve) => {
    const unheard = on.app.onJob((event) => {
      if (event.kind === 'progress') return hear(event.progress, () => void on.app.call('job.stop', { id: event.id }));
      unheard();
      resolve(event);
    });
  });
  expect(await on.app.call('job.start', { job: 'export', input: { ...wanted, place } })).toMatchObject({ ok: true });
  return ended;
}

async function wholly(on: TestDesk, folder: string, hear?: (progress: Progress) => void) {
  const end = await takenAway(on, folder, hear);
  if (end.kind !== 'done') throw new Error(`the export ended otherwise: ${JSON.stringify(end)}`);
  return end.value as JobValue<'export'>;
}

const onRecord = async (on: TestDesk) =>
  (await on.ask('history', { limit: 3 })).acts.filter(({ sentences }) => sentences.join(' ').includes('taken away'));

interface Listed {
  readonly log: { lines: number; contents: number };
  readonly chain: { events: number };
  readonly files: readonly { path: string; rows: number | null }[];
}
const listIn = (folder: string): Listed => JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8'));
const registerIn = (folder: string): string[][] =>
  parse(readFileSync(path.join(folder, 'tables', 'mail-ballots.csv')), { bom: true });

const making = 'rows put together';
const writing = 'rows and files written';
const log = 'events written down';
const copying = 'KB written';
const comparing = 'KB written and read again';

test('how far it is never goes back, and what lies there is all of it', { timeout: 300_000 }, async () => {
  const [on, folder] = [desk(), tempFolder()];
  const events = on.store().log.head().seq;
  const told: Progress[] = [];
  const done = await wholly(on, folder, (progress) => told.push(progress));

  const phases = told.map(({ what }) => what).filter((what, at, all) => what !== all[at - 1]);
  // The list is written and compared after everything else was.
  expect(phases).toEqual([making, writing, log, copying, comparing, copying, comparing]);
  for (const phase of [[making], [writing], [log], [copying, comparing]]) {
    const steps = told.filter(({ what }) => phase.includes(what));
    const counts = steps.map((step) => step.done);
    expect(counts, phase.join()).toEqual(counts.toSorted((a, b) => a - b));
    expect(new Set(steps.map(({ total }) => total)).size, phase.join()).toBe(1);
    expect(new Set(counts).size, phase.join()).toBeGreaterThan(10); // told all the while, and not only at its end
    const total = steps[0]?.total ?? null;
    if (total !== null) expect(counts.at(-1), phase.join()).toBeGreaterThan(total * 0.95);
    if (total !== null) expect(counts.at(-1), phase.join()).toBeLessThanOrEqual(total);
  }

  const list = listIn(done.folder);
  const rowsOf = (name: string) => list.files.find(({ path: at }) => at === `tables/${name}.csv`)?.rows;
  expect(rowsOf('mail-ballots')).toBe(ballots);
  expect(rowsOf('transmittals')).toBe(0);
  expect(list.log.lines).toBe(events);
  const [head = [], ...rows] = registerIn(done.folder);
  expect(rows).toHaveLength(ballots);
  const column = (id: string) => rows.map((row) => row[head.indexOf(id)]);
  expect(column('line')).toEqual(rows.map((_, at) => String(at + 1)));
  expect(new Set(column('printings'))).toEqual(new Set(['1']));
  expect(column('came_back').filter((how) => how === 'mail')).toHaveLength(ballots - 1);
  expect(await checked(done.folder)).toMatchObject({ wrongCount: 0, events, head: done.head });
  expect(await onRecord(on)).toHaveLength(1);
});

describe('Stop leaves nothing in the folder, nothing in the office, nothing on record, and the next one is whole', () => {
  const [quarter, half, mostOf] = [0.25, 0.5, 0.75];
  test.for([
    [making, ballots / 2, ballots],
    [writing, half, null],
    [log, half, null],
    [copying, quarter, null],
    [comparing, mostOf, null],
  ] as const)('in the middle of “%s”', { timeout: 300_000 }, async ([phase, share, rows]) => {
    const [on, folder] = [desk(), tempFolder()];
    let stoppedAt: Progress | null = null;
    const end = await takenAway(on, folder, (progress, stop) => {
      const enough = rows === null ? share * (progress.total ?? Number.POSITIVE_INFINITY) : share;
      if (stoppedAt !== null || progress.what !== phase || progress.done < enough) return;
      stoppedAt = progress;
      stop();
    });
    expect(stoppedAt).toMatchObject({ what: phase });
    expect(end.kind).toBe('stopped');
    expect(readdirSync(folder)).toEqual([]);
    expect(leftInOffice(on.folder)).toEqual([]);
    expect(await onRecord(on)).toEqual([]);
    if (phase !== comparing) return; // one of them goes on: it is the same office for all
    const done = await wholly(on, folder);
    expect(done.name).not.toContain('(2)');
    expect(await checked(done.folder)).toMatchObject({ wrongCount: 0 });
  });
});

test('what is recorded while it is put together is in the tables and in the log, or in neither', {
  timeout: 300_000,
}, async () => {
  const [on, folder] = [desk(), tempFolder()];
  let recorded: Promise<unknown> | null = null;
  const done = await wholly(on, folder, ({ what, done: rows }) => {
    if (what === making && rows > ballots / 2)
      recorded ??= on.do('mail-ballot.record-application', taking('Late', 'Comer'));
  });
  expect(await recorded).not.toBeNull();
  const list = listIn(done.folder);
  expect(list.log.lines).toBe(list.chain.events);
  const [head = [], ...rows] = registerIn(done.folder);
  expect(rows).toHaveLength(ballots + 1);
  expect(rows.at(-1)?.[head.indexOf('surname')]).toBe('Comer');
  const last =
    readFileSync(path.join(done.folder, 'log', 'log.jsonl'), 'utf8')
      .trimEnd()
      .split('\n')
      .at(-1) ?? '';
  expect(JSON.parse(last)).toMatchObject({ header: { stream: election, type: 'application-recorded' } });
});
