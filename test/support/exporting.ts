// Exports as the window makes and checks them.
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { handleOf } from '../../electron/backups/places.ts';
import { runJob } from '../../electron/job-runner.ts';
import { checkExportAt } from '../../electron/verify/check-export.ts';
import type { Refusal } from '../../shared/commands/define-command.ts';
import type { JobValue } from '../../shared/ipc/contract.ts';
import type { CheckedExport } from '../../shared/jobs/check-export.ts';
import type { Result } from '../../shared/result.ts';
import { fallsElection } from './example-steps.ts';
import type { TestDesk } from './test-desk.ts';

export const wanted = { election: fallsElection, part: 'all', audience: 'office', passphrase: null };

/** Exports into a folder and returns how it ended. */
export async function exportTo(desk: TestDesk, folder: string, but: Record<string, unknown> = {}) {
  const place = handleOf(desk.app.desk, folder);
  const end = (await desk.job('export', { ...wanted, place, ...but })).at(-1);
  if (end?.kind === 'done') return { ok: true as const, value: end.value as JobValue<'export'> };
  if (end?.kind === 'failed') return { ok: false as const, refusal: end.refusal };
  throw new Error(`the export ended otherwise: ${end?.kind}`);
}

/** An export that must succeed. */
export async function exported(desk: TestDesk, folder: string, but: Record<string, unknown> = {}) {
  const done = await exportTo(desk, folder, but);
  if (!done.ok) throw new Error(done.refusal.message);
  return done.value;
}

export async function check(place: string, passphrase: string | null = null) {
  const done = await runJob(
    (control) => checkExportAt(place, passphrase, control),
    new AbortController().signal,
    () => {},
  );
  if (done === 'stopped') throw new Error('stopped');
  return done as Result<CheckedExport, Refusal>;
}

/** A check that could be made, whatever it found. */
export async function checked(place: string, passphrase: string | null = null): Promise<CheckedExport> {
  const done = await check(place, passphrase);
  if (!done.ok) throw new Error(done.error.message);
  return done.value;
}

/** Every file below a folder, by its path. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .sort();

/** What an export leaves in the office's own folder while it is put together. */
export const leftInOffice = (dataDir: string): string[] =>
  readdirSync(dataDir).filter((name) => name.startsWith('export-'));
