// Two files of envelopes asked for at the same moment, and a file somebody takes away: what is on record is what was shown.
import { createHash } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { JobEvent } from '../../../shared/jobs/index.ts';
import { batch, printed, voters } from '../../support/envelope-steps.ts';
import { exampleFalls } from '../../support/example-office.ts';
import { fallsElection as election } from '../../support/example-steps.ts';
import type { TestDesk } from '../../support/test-desk.ts';

const falls = exampleFalls();
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Runs two at once, and tells how each ended. */
async function together(desk: TestDesk, ...asked: readonly unknown[]): Promise<JobEvent[]> {
  const ends = new Map<string, JobEvent>();
  const stop = desk.app.onJob((event) => {
    if (event.kind !== 'progress') ends.set(event.id, event);
  });
  const ids: string[] = [];
  for (const input of asked) {
    const started = await desk.app.call('job.start', { job: 'print-batch', input });
    if (!started.ok) throw new Error(started.refusal.message);
    ids.push((started.value as { id: string }).id);
  }
  await expect.poll(() => ends.size, { timeout: 20_000 }).toBe(asked.length);
  stop();
  return ids.map((id) => ends.get(id)!);
}

test('two at once: each that is on record was shown as it was recorded, and no number is on two', async () => {
  const desk = falls();
  const lines = await voters(desk, 12);
  const ends = await together(desk, batch(lines.slice(0, 6)), batch(lines.slice(6)));
  const { batches } = desk.store().state.election(election)!.mailBallots;
  const recorded = [...batches.values()].map((one) => one.sha256);
  expect(desk.shown.map(sha256)).toEqual(recorded);
  const given = [...batches.values()].flatMap(({ ballots }) => ballots.map(({ envelope }) => envelope));
  expect(new Set(given).size).toBe(given.length);
  expect(recorded.length).toBe(ends.filter(({ kind }) => kind === 'done').length);
});

test('a file taken away before it could be shown: never “nothing was recorded” where it was', async () => {
  const desk = falls();
  const lines = await voters(desk, 12);
  const stop = desk.app.onJob((event) => {
    const out = path.join(desk.folder, 'out');
    if (event.kind === 'progress' && event.progress.what === 'pages drawn')
      for (const name of readdirSync(out)) rmSync(path.join(out, name));
  });
  const end = (await desk.job('print-batch', batch(lines))).at(-1);
  stop();
  const { batches } = desk.store().state.election(election)!.mailBallots;
  expect(batches.size).toBe(1);
  expect(end).toMatchObject({ kind: 'failed', refusal: { code: 'recorded-not-shown' } });
  expect(await printed(desk, batch(lines))).toMatchObject({
    batch: 2,
    envelopes: [...batches.values()][0]?.ballots.map(({ envelope }) => envelope),
  });
});
