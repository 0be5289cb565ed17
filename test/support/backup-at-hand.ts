// A backup of an office, and the job that restores it, as stories tell of them.
import path from 'node:path';
import type { Refusal } from '../../shared/commands/define-command.ts';
import type { JobName, JobValue } from '../../shared/ipc/contract.ts';
import { tempFolder } from './temp-folder.ts';
import type { TestDesk } from './test-desk.ts';

/** Backs the office up into a folder of its own and returns the file. */
export async function backedUp(desk: TestDesk): Promise<string> {
  const place = atHand(desk, tempFolder());
  const { file } = await jobDone(desk, 'backup', { place });
  return path.resolve(file);
}

/** The handle by which the window knows a file or folder. */
export function atHand(desk: TestDesk, place: string): string {
  const handle = `picked ${place}`.slice(-100);
  desk.app.desk.places.set(handle, place);
  return handle;
}

/** What a job that must succeed told at its end. */
export async function jobDone<N extends JobName>(desk: TestDesk, name: N, input: unknown): Promise<JobValue<N>> {
  const end = (await desk.job(name, input)).at(-1);
  if (end?.kind !== 'done') throw new Error(`${name} ended with ${JSON.stringify(end)}`);
  return end.value as JobValue<N>;
}

/** Why a job that must be refused was refused. */
export async function jobRefused(desk: TestDesk, name: JobName, input: unknown): Promise<Refusal> {
  const end = (await desk.job(name, input)).at(-1);
  if (end?.kind !== 'failed') throw new Error(`${name} ended with ${JSON.stringify(end)}`);
  return end.refusal;
}

export const inspect = (desk: TestDesk, file: string, secret: unknown = null) =>
  jobDone(desk, 'inspect-backup', { place: atHand(desk, file), secret });
export const restoreFrom = (desk: TestDesk, file: string, secret: unknown = null) =>
  jobDone(desk, 'restore', { place: atHand(desk, file), secret });
export const notInspected = (desk: TestDesk, file: string, secret: unknown = null) =>
  jobRefused(desk, 'inspect-backup', { place: atHand(desk, file), secret });
export const notRestored = (desk: TestDesk, file: string, secret: unknown = null) =>
  jobRefused(desk, 'restore', { place: atHand(desk, file), secret });
