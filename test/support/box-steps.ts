// The take-along box as stories print it.
import type { JobValue } from '../../shared/ipc/contract.ts';
import { fallsElection as election } from './example-steps.ts';
import type { TestDesk } from './test-desk.ts';

/** Prints a box that must be printed. */
export async function printedBox(desk: TestDesk, but: Record<string, unknown> = {}) {
  const end = (await desk.job('print-take-along-box', { election, size: 'letter', ...but })).at(-1);
  if (end?.kind !== 'done') throw new Error(`not printed: ${JSON.stringify(end)}`);
  return end.value as JobValue<'print-take-along-box'>;
}
