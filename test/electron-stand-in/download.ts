// Offers to download Electron's runtime: only to a person at a terminal, not twice a day, and tries for at most ten seconds.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { hasRuntime } from './runtime.ts';

const root = path.join(import.meta.dirname, '../..');
const stamp = path.join(root, 'node_modules/.cache/electron-download-offered');
const DAY = 24 * 60 * 60 * 1000;
const PATIENCE = 10_000;

function offeredToday(): boolean {
  return existsSync(stamp) && Date.now() - Date.parse(readFileSync(stamp, 'utf8')) < DAY;
}

async function personAgrees(): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(
    "Electron's own runtime is not installed here. Download it now from github.com (about 120 MB)? y/N ",
  );
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

/** Runs the installer in a process group of its own, so that the whole of it can be stopped. */
function install(): Promise<void> {
  const script = path.join(root, 'node_modules/electron/install.js');
  const child = spawn(process.execPath, [script], { stdio: 'ignore', detached: process.platform !== 'win32' });
  const timer = setTimeout(() => {
    if (child.pid !== undefined && process.platform !== 'win32') process.kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  }, PATIENCE);
  return new Promise((resolve) => {
    child.on('exit', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Asks, tries, and says how it went; whether the runtime is there now is asked of `hasRuntime` afterwards. */
export async function offerDownload(): Promise<void> {
  if (!process.stdin.isTTY || !process.stderr.isTTY || offeredToday()) return;
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, new Date().toISOString());
  if (!(await personAgrees())) return;
  await install();
  if (!hasRuntime())
    console.error(
      'It could not be downloaded in the ten seconds we try. "npx install-electron" tries without a limit.',
    );
}
