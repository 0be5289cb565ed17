// Which Chromium draws the pages: the one named, one the machine has, or the one that npm brought (headless only).
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Browser {
  readonly executable: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

const programFiles = process.env.PROGRAMFILES ?? 'C:\\Program Files';
const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/microsoft-edge',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  path.join(programFiles, 'Google/Chrome/Application/chrome.exe'),
];

/** A Chromium that can also open a window, or undefined when the machine has none. */
export function installedBrowser(): Browser | undefined {
  const named = process.env.CHROME_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROME_PATH names ${named}, but there is no such file.`);
  const executable = named || usualPlaces.find((place) => existsSync(place));
  return executable ? { executable, args: [], env: {} } : undefined;
}

export async function findBrowser(): Promise<Browser> {
  return installedBrowser() ?? (await browserFromNpm());
}

const packageDir = path.dirname(path.dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))));
const cacheDir = path.join(packageDir, '../../.cache');

/** The package carries its own libraries and fonts; unpacked once per version, complete or not at all. */
async function browserFromNpm(): Promise<Browser> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('No Chromium or Chrome was found. Install one, or name it in CHROME_PATH.');
  const { version } = JSON.parse(await readFile(path.join(packageDir, 'package.json'), 'utf8')) as { version: string };
  const dir = path.join(cacheDir, `npm-chromium-${version}`);
  if (!existsSync(dir)) {
    await mkdir(cacheDir, { recursive: true });
    const unfinished = await mkdtemp(path.join(cacheDir, 'npm-chromium-unfinished-'));
    await unpackInto(unfinished);
    // Another process may have been first: then its copy is as good as ours.
    await rename(unfinished, dir).catch(() => rm(unfinished, { recursive: true, force: true }));
  }
  const env = {
    LD_LIBRARY_PATH: [path.join(dir, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
    FONTCONFIG_PATH: path.join(dir, 'fonts'),
  };
  return { executable: path.join(dir, 'chromium'), args: ['--disable-gpu'], env };
}

/** A process of its own, because the package unpacks into the temporary folder of whoever calls it. */
async function unpackInto(dir: string): Promise<void> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'unpack-browser.ts')], {
    env: { ...process.env, TMPDIR: dir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise((resolve) => child.on('exit', resolve));
  if (code !== 0)
    throw new Error(`The browser of the npm package @sparticuz/chromium could not be unpacked into ${dir}.`);
}
