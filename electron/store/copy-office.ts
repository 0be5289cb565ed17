// The copy of an office that a backup is made from. SQLite ends a copy by writing and syncing what it still holds, all
// in one go, which on a slow disk takes seconds: that happens in a thread of its own, and on the disk the office lies
// on. The copy is checked there.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { JobControl } from '../job-runner.ts';
import { clearAway, siblings, type Unfinished } from './backup-name.ts';
import { copyTo } from './copy-to.ts';
import type { CopyNews, CopyOrder } from './copy-worker.ts';
import type { HeldOffice } from './office-at-rest.ts';
import { isDiskFull } from './store-problem.ts';

type Copy = (store: HeldOffice, file: string, control: JobControl) => Promise<void>;

/** Returns where the copy lies: `staged`, or `growing` where the office’s own disk is too full for another copy. */
export async function copyOffice(
  store: HeldOffice,
  { staged, growing }: Unfinished,
  control: JobControl,
  copy: Copy = copyBeside,
): Promise<string> {
  try {
    await copy(store, staged, control);
    return staged;
  } catch (error) {
    clearAway(siblings(staged));
    if (!isDiskFull(error)) throw error;
    await copy(store, growing, control);
    return growing;
  }
}

/** As it lies in the source, in the built program, and in one of its parts. */
const script = ['copy-worker.ts', 'copy-worker.js', '../copy-worker.js']
  .map((name) => path.join(import.meta.dirname, name))
  .find((file) => existsSync(file));

/** The thread could not even begin. */
class NoThread extends Error {}

const copyBeside: Copy = async (store, file, control) => {
  try {
    await copyInThread(store, file, control);
  } catch (error) {
    if (!(error instanceof NoThread)) throw error;
    await copyTo(store.db, file, telling(control));
  }
};

const telling = (control: JobControl) => (done: number, total: number) => {
  control.progress({ what: 'pages copied', done, total });
  if (control.signal.aborted) throw new Error('stopped');
};

function copyInThread({ file: from }: HeldOffice, to: string, control: JobControl): Promise<void> {
  if (script === undefined) return Promise.reject(new NoThread());
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const order: CopyOrder = { from: path.resolve(from), to };
  const thread = new Worker(script, { workerData: order });
  let begun = false;
  let end = () => reject(begun ? new Error('the copy ended before it was whole') : new NoThread());
  const stop = () => thread.postMessage('stop');
  control.signal.addEventListener('abort', stop);
  thread.on('message', (news: CopyNews) => {
    begun = true;
    if (news.kind === 'progress') control.progress({ what: 'pages copied', done: news.done, total: news.total });
    else if (news.kind === 'done') end = resolve;
    else end = () => reject(Object.assign(new Error(news.message), { code: news.code }));
  });
  thread.on('error', () => {}); // it exits, and that is told below
  // Only when it is gone: until then it may still hold the file.
  thread.on('exit', () => {
    control.signal.removeEventListener('abort', stop);
    end();
  });
  return promise;
}
