// Long work tells its progress, can be stopped, and ends once, whatever happens in it.
import { describe, expect, test } from 'vitest';
import { type JobControl, JobRunner } from '../../electron/job-runner.ts';
import { type Refusal, refuse } from '../../shared/commands/define-command.ts';
import type { JobEvent } from '../../shared/jobs/index.ts';
import { ok, type Result } from '../../shared/result.ts';

type Work = (control: JobControl) => Promise<Result<unknown, Refusal>>;

async function run(work: Work, during: (runner: JobRunner, id: string, event: JobEvent) => void = () => {}) {
  const runner = new JobRunner();
  const said: JobEvent[] = [];
  await new Promise<void>((ended) => {
    runner.listen((event) => {
      said.push(event);
      during(runner, event.id, event);
      if (event.kind !== 'progress') ended();
    });
    runner.start(work);
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  return said;
}
const step = (done: number) => ({ what: 'envelopes', done, total: 3 });
const three: Work = async (control) => {
  for (let done = 1; done <= 3; done += 1) {
    control.progress(step(done));
    await control.breathe();
  }
  return ok('finished');
};

test('progress in order, then one end with the result', async () => {
  const said = await run(three);
  const [{ id }] = said as [JobEvent];
  expect(said).toEqual([
    ...[1, 2, 3].map((done) => ({ id, kind: 'progress', progress: step(done) })),
    { id, kind: 'done', value: 'finished' },
  ]);
});

test('stopped: no further progress, one end that says so', async () => {
  const said = await run(three, (runner, id, event) => {
    if (event.kind === 'progress' && event.progress.done === 2) runner.stop(id);
  });
  expect(said.map((e) => e.kind)).toEqual(['progress', 'progress', 'stopped']);
});

test('a refusal is its end', async () => {
  const no = refuse('not-written', 'No backup was made.');
  expect(await run(async () => no)).toMatchObject([{ kind: 'failed', refusal: no.error }]);
});

test('a failure nobody expected is an end too, in a sentence', async () => {
  const said = await run(async () => {
    throw new Error('the disk went away.');
  });
  expect(said).toMatchObject([{ kind: 'failed', refusal: { code: 'unexpected' } }]);
});

describe('several at once', () => {
  test('each has its own id and its own end; closing stops them all', async () => {
    const runner = new JobRunner();
    const ends = new Map<string, string[]>();
    runner.listen((event) => ends.set(event.id, [...(ends.get(event.id) ?? []), event.kind]));
    const endless: Work = async (control) => {
      for (;;) {
        await new Promise((resolve) => setImmediate(resolve));
        await control.breathe();
      }
    };
    const ids = [runner.start(endless), runner.start(endless), runner.start(three)];
    await new Promise((resolve) => setTimeout(resolve, 30));
    await runner.stopAll();
    expect(new Set(ids).size).toBe(3);
    expect(ids.map((id) => ends.get(id)?.at(-1))).toEqual(['stopped', 'stopped', 'done']);
  });

  test('a window that no longer listens is told nothing', async () => {
    const runner = new JobRunner();
    const said: JobEvent[] = [];
    runner.listen((event) => said.push(event))();
    runner.start(three);
    await runner.stopAll();
    expect(said).toEqual([]);
  });
});

test('the window breathes while work goes on: a timer fires long before the end', async () => {
  let fired = 0;
  const ticking = setInterval(() => (fired += 1), 10);
  await run(async (control) => {
    const until = performance.now() + 300;
    while (performance.now() < until) await control.breathe();
    return ok(null);
  });
  clearInterval(ticking);
  expect(fired).toBeGreaterThan(5);
});
