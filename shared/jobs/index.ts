// Every long work this program does.
import type { Refusal } from '../commands/define-command.ts';
import { backup } from './backup.ts';
import { checkExport } from './check-export.ts';
import type { Progress } from './define-job.ts';
import { drill } from './drill.ts';
import { exportRecords } from './export.ts';
import { importVoters, lookOverVoters } from './import-voters.ts';
import { inspectBackup } from './inspect-backup.ts';
import { printBatch, printBatchAgain } from './print-batch.ts';
import { printTakeAlongBox } from './print-take-along-box.ts';
import { restore } from './restore.ts';
import { verifyHistory } from './verify-history.ts';

export const jobs = [
  backup,
  verifyHistory,
  inspectBackup,
  restore,
  drill,
  importVoters,
  lookOverVoters,
  printBatch,
  printBatchAgain,
  printTakeAlongBox,
  exportRecords,
  checkExport,
] as const;

/** What a running job tells the window. */
export type JobEvent =
  /** The window waits with closing for this work; stopping it closes the window without. */
  | { readonly id: string; readonly kind: 'closing' }
  | { readonly id: string; readonly kind: 'progress'; readonly progress: Progress }
  | { readonly id: string; readonly kind: 'done'; readonly value: unknown }
  | { readonly id: string; readonly kind: 'stopped' }
  | { readonly id: string; readonly kind: 'failed'; readonly refusal: Refusal };
