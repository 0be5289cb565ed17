// A folder that electron-builder takes for an unpacked Electron, so that packing can be tried without downloading one.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const nodeModules = path.join(import.meta.dirname, '../../node_modules');

/** Makes the folder `dir` for one platform. */
export function fakeElectron(dir: string, platform: 'linux' | 'win'): void {
  const { version } = JSON.parse(readFileSync(require.resolve('electron/package.json'), 'utf8')) as { version: string };
  mkdirSync(path.join(dir, 'locales'), { recursive: true });
  mkdirSync(path.join(dir, 'resources'));
  writeFileSync(path.join(dir, 'version'), version);
  for (const name of ['LICENSE', 'LICENSES.chromium.html', 'locales/en-US.pak'])
    writeFileSync(path.join(dir, name), '');
  if (platform === 'linux') writeFileSync(path.join(dir, 'electron'), '#!/bin/sh\n', { mode: 0o755 });
  // electron-builder writes the program's name into the .exe, so it must be a real one; any will do.
  else copyFileSync(path.join(nodeModules, 'electron-winstaller/vendor/7z-x64.exe'), path.join(dir, 'electron.exe'));
}
