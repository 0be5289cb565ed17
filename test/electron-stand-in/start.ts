// `npm start`: the built program in Electron, or in the stand-in's window, or one sentence on what to do.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { installedBrowser } from './browser.ts';
import { offerDownload } from './download.ts';
import { electronEnvironment, hasRuntime } from './runtime.ts';

const root = path.join(import.meta.dirname, '../..');
const args = process.argv.slice(2);
const windowWanted = !args.includes('--desk') && !args.includes('--headless');

const noScreen = process.platform === 'linux' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY;

/** Why no window can be opened here, or undefined when one can. */
function whyNoWindow(): string | undefined {
  if (noScreen)
    return 'There is no screen to open the window on: start it on a desktop, or use the command line, for example "npm run desk -- calendar --general 2026".';
  if (hasRuntime()) return undefined;
  if (process.platform === 'win32')
    return 'Electron\'s runtime is not installed: run "npx install-electron" once, then "npm start" again.';
  if (installedBrowser() === undefined)
    return 'Neither Electron\'s runtime nor Chromium or Chrome is installed: run "npx install-electron" once, or install Chromium, then "npm start" again.';
  return undefined;
}

if (windowWanted && !noScreen && !hasRuntime()) await offerDownload();
const why = windowWanted ? whyNoWindow() : undefined;
if (why !== undefined) {
  console.error(why);
  process.exit(1);
}
if (windowWanted && !hasRuntime())
  console.error("Electron's runtime is not installed; a stand-in on Chromium opens the program.");
Object.assign(process.env, electronEnvironment());
const electron = createRequire(import.meta.url)('electron') as string; // its npm wrapper answers with a path
// Chromium's sandbox does not start for root on Linux.
const forRoot = process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const child = spawn(electron, [root, ...forRoot, ...args], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
