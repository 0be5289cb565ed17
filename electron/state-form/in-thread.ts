// One PDF form in a thread of its own, with an end: somebody else's file may be made to hang or to fill the memory.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FormNews, FormOrder, WhyNot } from './form-orders.ts';

/** As it lies in the source, in the built program, and in one of its parts. */
const script = ['form-worker.ts', 'form-worker.js', '../form-worker.js']
  .map((name) => path.join(import.meta.dirname, name))
  .find((file) => existsSync(file));

export interface Limits {
  readonly seconds: number;
  readonly megabytes: number;
}
/** The state's form takes half a second; ten times that on an old computer is still no reason to give up. */
const usual: Limits = { seconds: 15, megabytes: 600 };

/** What the thread found or made. It answers 'broken' where the file made it fall. */
export function inThread(order: FormOrder, limits: Limits = usual): Promise<FormNews> {
  if (script === undefined) throw new Error('the part of the program that reads forms is missing');
  const { promise, resolve } = Promise.withResolvers<FormNews>();
  const before = process.memoryUsage.rss();
  const thread = new Worker(script, {
    workerData: order,
    // Its warnings would quote the file.
    ...{ stdout: true, stderr: true },
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
  });
  const end = (news: FormNews) => {
    clearTimeout(late);
    clearInterval(looking);
    resolve(news);
    void thread.terminate();
  };
  const not = (why: WhyNot) => end({ kind: 'not', why });
  const late = setTimeout(() => not('took-too-long'), limits.seconds * 1000);
  // What is unpacked lies outside the thread's own heap, so the whole program's memory is looked at.
  const looking = setInterval(() => {
    if (process.memoryUsage.rss() - before > limits.megabytes * 1024 * 1024) not('took-too-much');
  }, 50);
  thread.on('message', end);
  thread.on('error', (error: Error & { code?: string }) =>
    not(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'took-too-much' : 'broken'),
  );
  thread.on('exit', () => not('broken'));
  return promise;
}
