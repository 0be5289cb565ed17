// A list made in a thread of its own, so that the window's own thread has only to write it down. It works while that one
// writes; whatever becomes of it, nothing is in use before the last write.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { JobStopped } from '../job-runner.ts';
import type { DataKey } from '../store/keys.ts';
import { RecordDamaged } from '../store/store-problem.ts';
import { ListProblem } from './list-problem.ts';
import type { Maker, MakerAnswer, MakerCall } from './making.ts';

/** As it lies in the source, in the built program, and in one of its parts. */
const script = ['list-worker.ts', 'list-worker.js', '../list-worker.js']
  .map((name) => path.join(import.meta.dirname, name))
  .find((file) => existsSync(file));

/**
 * The thread, when it has begun; null where none can. `name`: of the file, for what is said if it ends before its time.
 * After Stop everything that is still asked of it throws JobStopped.
 */
export async function makerInThread(
  { name, number, key }: { readonly name: string; readonly number: number; readonly key: DataKey },
  signal: AbortSignal,
): Promise<Maker | null> {
  const asked = askedThread(name, signal);
  if (!asked) return null;
  const { call, drop } = asked;
  try {
    await call({ what: 'begin', number, key: key.lent });
  } catch {
    await drop();
    return null;
  }
  return {
    know: (blocks) => call({ what: 'know', blocks }),
    read: (order) => call({ what: 'read', order }),
    take: (piece) => call({ what: 'take', piece }, piece.buffer instanceof ArrayBuffer ? [piece.buffer] : []),
    end: () => call({ what: 'end' }),
    inOrder: () => call({ what: 'inOrder' }),
    drop,
  };
}

/** A thread that answers in the order it is asked. */
function askedThread(name: string, signal: AbortSignal) {
  const thread = threadOrNull();
  if (!thread) return null;
  const waiting: PromiseWithResolvers<unknown>[] = [];
  let ended: Error | null = null;
  const end = (why: Error) => {
    ended ??= why;
    for (const { reject } of waiting.splice(0)) reject(ended);
  };
  const stop = () => end(new JobStopped());
  signal.addEventListener('abort', stop);
  thread.on('message', (answer: MakerAnswer) => {
    const next = waiting.shift();
    if (answer.kind === 'value') next?.resolve(answer.value);
    else next?.reject(errorOf(answer));
  });
  thread.on('error', (error: Error & { code?: string }) => end(endedEarly(name, error.code)));
  thread.on('exit', () => end(endedEarly(name, undefined)));
  return {
    async call<T>(what: MakerCall, taken: readonly ArrayBuffer[] = []): Promise<T> {
      if (ended) throw ended;
      thread.postMessage(what, taken);
      const answer = Promise.withResolvers<unknown>();
      waiting.push(answer);
      return (await answer.promise) as T;
    },
    async drop() {
      signal.removeEventListener('abort', stop);
      end(new JobStopped());
      await thread.terminate();
    },
  };
}

function threadOrNull(): Worker | null {
  if (script === undefined) return null;
  try {
    return new Worker(script, { stdout: true, stderr: true }); // what it may say would quote the file
  } catch {
    return null;
  }
}

function errorOf(answer: Exclude<MakerAnswer, { kind: 'value' }>): Error {
  if (answer.kind === 'problem') return new ListProblem(answer.code, answer.message);
  return answer.kind === 'damaged' ? new RecordDamaged(answer.message) : new Error(answer.message);
}

const endedEarly = (name: string, code: string | undefined): ListProblem =>
  code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? new ListProblem(
        'reading-ended',
        `There was not enough memory to read ${name}. Close other programs and read it again, or ask the county for the list of the village or of its town alone.`,
      )
    : new ListProblem(
        'reading-ended',
        `The part of the program that reads lists ended in the middle of ${name}. Read it again; where it ends again, start the program anew.`,
      );
