// A new folder, the built program started on it, and its window: what every end-to-end story begins with.
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { _electron, test as base, type ElectronApplication, expect, type Page } from '@playwright/test';

export { expect };

export interface DeskOptions {
  /** The instant the program takes for now, such as 2027-01-14T10:00:00-05:00; without it, the computer's clock. */
  now: string | undefined;
  /** The time zone the computer is set to; offices of New York are on Eastern time. */
  zone: string;
  /** The office's folder, when it is not the program's own inside `dir`. */
  dataDir: string | undefined;
  /** Whether the page must keep its console free of errors; only a story about refusals says false. */
  quietConsole: boolean;
}

export interface Desk {
  /** A new empty folder, removed afterwards. */
  dir: string;
  /** Arguments the program is started with. */
  programArgs: string[];
  app: ElectronApplication;
  page: Page;
}

export const root = path.join(import.meta.dirname, '../..');

/**
 * Closes the program. One that is just ending by itself may never answer the request to quit, so its exit counts too;
 * one that does not end within 10 s is killed and fails its story, not the run.
 */
async function end(app: ElectronApplication, program: ChildProcess): Promise<void> {
  const gone = () => program.exitCode !== null || program.signalCode !== null;
  const exit = new Promise<void>((resolve) => {
    if (gone()) resolve();
    else program.once('exit', () => resolve());
  });
  const quit = app.close().catch(() => {});
  const late = new AbortController();
  const tenSeconds = setTimeout(10_000, undefined, { signal: late.signal });
  await Promise.race([quit.then(() => exit), exit, tenSeconds]);
  late.abort();
  if (gone()) return;
  program.kill('SIGKILL');
  throw new Error('The program did not end within 10 s after it was told to quit.');
}

export const test = base.extend<DeskOptions & Desk>({
  now: [undefined, { option: true }],
  zone: ['America/New_York', { option: true }],
  dataDir: [undefined, { option: true }],
  quietConsole: [true, { option: true }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern
  dir: async ({}, use) => {
    const dir = await mkdtemp(path.join(os.tmpdir(), 'village-election-desk-'));
    await use(dir);
    await rm(dir, { recursive: true, force: true, maxRetries: 5 });
  },

  programArgs: async ({ dir, now, dataDir }, use) => {
    await use([
      '.',
      `--user-data-dir=${path.join(dir, 'user-data')}`,
      ...(dataDir === undefined ? [] : [`--data=${dataDir}`]),
      ...(now === undefined ? [] : [`--now=${now}`]),
    ]);
  },

  app: async ({ programArgs, zone }, use) => {
    const env = { ...(process.env as Record<string, string>), TZ: zone };
    const app = await _electron.launch({ args: programArgs, cwd: root, env });
    const program = app.process(); // of one that has ended it can no longer be asked
    await use(app);
    await end(app, program);
  },

  page: async ({ app, quietConsole }, use) => {
    const page = await app.firstWindow();
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    await page.waitForURL(/^[a-z]+:\/\/desk\b/); // the first window may still be empty
    await use(page);
    if (quietConsole) expect(errors).toEqual([]);
  },
});
