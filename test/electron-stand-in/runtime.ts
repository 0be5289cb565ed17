// Is Electron's own runtime installed? When it is, it always wins over this folder.
import { existsSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

/** `npx install-electron` writes this file last. */
export const hasRuntime = (): boolean => existsSync(path.join(root, 'node_modules/electron/dist/version'));

/** What the environment needs so that everything that starts `electron` starts the right one. */
export function electronEnvironment(): Record<string, string> {
  if (hasRuntime()) return {};
  return {
    ELECTRON_OVERRIDE_DIST_PATH: import.meta.dirname, // Electron's npm wrapper, and through it Playwright
    ELECTRON_EXEC_PATH: path.join(import.meta.dirname, 'electron'), // electron-vite
  };
}
