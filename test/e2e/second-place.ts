// A second place for backups, a backup in it, and what the pickers answer: what stories about backup and restore begin with.
import { readdirSync } from 'node:fs';
import { type ElectronApplication, expect, type Page } from '@playwright/test';
import { fallsSteps, type Step } from '../support/example-steps.ts';
import { callDesk } from './call-desk.ts';

/** Example Falls as a real office: what is restored in its folder is one as well. */
export const realFalls: readonly Step[] = [['office.open', { kind: 'real' }], ...fallsSteps.slice(1)];

/** Answers every file and folder dialog from now on with this path; null is Cancel. */
export const pickerAnswers = (app: ElectronApplication, picked: string | null): Promise<void> =>
  app.evaluate(({ dialog }, path) => {
    dialog.showOpenDialog = async () => ({ canceled: path === null, filePaths: path === null ? [] : [path] });
  }, picked);

/** Sets the second place through the window's own door. */
export async function setSecondPlace(app: ElectronApplication, page: Page, folder: string): Promise<void> {
  await pickerAnswers(app, folder);
  const picked = await callDesk(page, 'place.pick', { for: 'backup' });
  const { place } = picked.value as { place: string };
  const set = await callDesk(page, 'backup.set-place', { place, generations: 10, onClose: false });
  expect(set.ok).toBe(true);
}

/** Makes a backup in the second place through the window's own door, and returns the name of its file. */
export async function backUpNow(page: Page, folder: string): Promise<string> {
  const before = new Set(backupsIn(folder));
  const started = await callDesk(page, 'job.start', { job: 'backup', input: { place: null } });
  expect(started.ok).toBe(true);
  const fresh = () => backupsIn(folder).filter((name) => !before.has(name));
  await expect(() => expect(fresh()).toHaveLength(1)).toPass();
  await expect(async () => {
    const status = await callDesk(page, 'backup.status', {});
    expect(status.value).toMatchObject({ last: { file: fresh()[0] } });
  }).toPass();
  return fresh()[0] ?? '';
}

/** The backups that are whole: each has its digest beside it. */
export function backupsIn(folder: string): string[] {
  const names = new Set(readdirSync(folder));
  return [...names].filter((name) => name.endsWith('.sqlite') && names.has(`${name}.sha256`));
}
