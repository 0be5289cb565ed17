// Long work on the main thread in short slices: progress, stop, and one end told to whoever listens.
import { randomUUID } from 'node:crypto';
import { type Refusal, refuse } from '../shared/commands/define-command.ts';
import type { Progress } from '../shared/jobs/define-job.ts';
import type { JobEvent } from '../shared/jobs/index.ts';
import type { Result } from '../shared/result.ts';
import { sentence } from '../shared/words/sentence.ts';

export interface JobControl {
  /** Set when the person pressed Stop; work ends at the next slice. */
  readonly signal: AbortSignal;
  progress(progress: Progress): void;
  /** Lets the window breathe when this slice has lasted long enough. Throws JobStopped after Stop. */
  breathe(): Promise<void>;
}
export class JobStopped extends Error {}

const sliceMs = 8;

type Work = (control: JobControl) => Promise<Result<unknown, Refusal>>;

export class JobRunner {
  readonly #listeners = new Set<(event: JobEvent) => void>();
  readonly #running = new Map<string, { abort: AbortController; ended: Promise<unknown> }>();

  listen(listener: (event: JobEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tell(event: JobEvent): void {
    for (const listener of this.#listeners) listener(event);
  }

  /** Starts work and returns its id at once; the end comes as an event. `closing`: the window waits for it to close. */
  start(work: Work, why: 'asked' | 'closing' = 'asked'): string {
    const id = randomUUID();
    const abort = new AbortController();
    if (why === 'closing') this.#tell({ id, kind: 'closing' });
    const ended = runJob(work, abort.signal, (progress) => this.#tell({ id, kind: 'progress', progress })).then(
      (end) => {
        this.#running.delete(id);
        if (end === 'stopped') this.#tell({ id, kind: 'stopped' });
        else if (end.ok) this.#tell({ id, kind: 'done', value: end.value });
        else this.#tell({ id, kind: 'failed', refusal: end.error });
      },
    );
    this.#running.set(id, { abort, ended });
    return id;
  }

  /** How many works are still running. */
  get running(): number {
    return this.#running.size;
  }
  get busy(): boolean {
    return this.running > 0;
  }

  /** Resolves when the work of that id has ended, whichever way. */
  async ended(id: string): Promise<void> {
    await this.#running.get(id)?.ended;
  }

  stop(id: string): void {
    this.#running.get(id)?.abort.abort();
  }

  async stopAll(): Promise<void> {
    const running = [...this.#running.values()];
    for (const { abort } of running) abort.abort();
    await Promise.all(running.map(({ ended }) => ended));
  }
}

/** Runs work to its end: its result, or `stopped`. An unexpected failure becomes a refusal, so that a job always ends. */
export async function runJob(
  work: Work,
  signal: AbortSignal,
  progress: (p: Progress) => void,
): Promise<Result<unknown, Refusal> | 'stopped'> {
  let sliceBegan = performance.now();
  const control: JobControl = {
    signal,
    progress,
    async breathe() {
      if (performance.now() - sliceBegan >= sliceMs) {
        await new Promise((resolve) => setImmediate(resolve));
        sliceBegan = performance.now();
      }
      if (signal.aborted) throw new JobStopped();
    },
  };
  try {
    await new Promise((resolve) => setImmediate(resolve));
    return await work(control);
  } catch (error) {
    if (error instanceof JobStopped || signal.aborted) return 'stopped';
    const why = error instanceof Error ? error.message : String(error);
    return refuse(
      'unexpected',
      `This work did not finish: ${sentence(why)} Whether anything was recorded stands in the history.`,
    );
  }
}
