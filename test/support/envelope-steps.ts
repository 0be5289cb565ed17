// Batches of envelopes as stories handle them: voters on the register, and a job that must come to its end.
import type { JobEvent, JobValue } from '../../shared/ipc/contract.ts';
import { fallsElection as election } from './example-steps.ts';
import { qualified } from './mail-ballot-steps.ts';
import type { TestDesk } from './test-desk.ts';

export const surnames = 'Ames Boyle Chu Dunn Eddy Fox Gage Hale Ives Judd Kerr Lowe'.split(' ');

/** Qualifies so many voters and returns the numbers of their lines; their names fall as their numbers rise. */
export async function voters(desk: TestDesk, count: number, but: Record<string, unknown> = {}): Promise<number[]> {
  const numbers: number[] = [];
  for (const surname of surnames.slice(0, count).toReversed()) numbers.push(await qualified(desk, 'Pat', surname, but));
  return numbers;
}

export const batch = (applications: readonly number[], but: Record<string, unknown> = {}) => ({
  ...{ election, applications, piece: 'return-with-affirmation', stock: '#10', order: 'number' },
  ...{ sides: 'face-and-back', tray: 'face-down' },
  ...but,
});
export const rest = (file: number, lastGood: number) => ({ election, batch: file, which: { by: 'after', lastGood } });
export const single = (file: number, ...envelopes: number[]) => ({
  ...{ election, batch: file },
  which: { by: 'single', envelopes },
});

const endOf = (said: readonly JobEvent[]): JobEvent => said.at(-1) ?? { id: '', kind: 'stopped' };

/** Prints a batch that must be printed. */
export async function printed(desk: TestDesk, asked: unknown): Promise<JobValue<'print-batch'>> {
  const end = endOf(await desk.job('print-batch', asked));
  if (end.kind !== 'done') throw new Error(`not printed: ${JSON.stringify(end)}`);
  return end.value as JobValue<'print-batch'>;
}
export async function printedAgain(desk: TestDesk, asked: unknown): Promise<JobValue<'print-batch-again'>> {
  const end = endOf(await desk.job('print-batch-again', asked));
  if (end.kind !== 'done') throw new Error(`not printed again: ${JSON.stringify(end)}`);
  return end.value as JobValue<'print-batch-again'>;
}
/** A job that must be refused. */
export async function notPrinted(desk: TestDesk, job: 'print-batch' | 'print-batch-again', asked: unknown) {
  const end = endOf(await desk.job(job, asked));
  if (end.kind !== 'failed') throw new Error(`not refused: ${JSON.stringify(end)}`);
  return end.refusal;
}
