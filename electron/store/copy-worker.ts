// Runs in a thread of its own: copies an office into one plain file. It needs no key, and knows nothing but two names.
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { copyTo } from './copy-to.ts';

export interface CopyOrder {
  readonly from: string;
  readonly to: string;
}
export type CopyNews =
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly code: string; readonly message: string };

const port = parentPort;
if (!port) throw new Error('the copy is made in a thread of its own');
const tell = (news: CopyNews) => port.postMessage(news);
let stopped = false;
port.on('message', () => {
  stopped = true;
});

const { from, to } = workerData as CopyOrder;
try {
  const office = new Database(from, { readonly: true, fileMustExist: true, timeout: 5000 });
  try {
    // The office as it is now, whoever writes meanwhile: else the copy would begin anew with every act.
    office.exec('BEGIN');
    office.prepare('SELECT count(*) FROM sqlite_schema').get();
    await copyTo(office, to, (done, total) => {
      tell({ kind: 'progress', done, total });
      if (stopped) throw new Error('stopped');
    });
  } finally {
    office.close();
  }
  tell({ kind: 'done' });
} catch (error) {
  const { code = '', message } = error as Error & { code?: string };
  tell({ kind: 'failed', code, message });
}
port.close();
