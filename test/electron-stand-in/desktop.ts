// The pieces of the desktop around the window: opening files, the theme, the clipboard, sleep and wake.
import { spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { headed } from './command-line.ts';

const openers: Partial<Record<NodeJS.Platform, string>> = { linux: 'xdg-open', darwin: 'open', win32: 'explorer.exe' };

export const shell = {
  /** The empty string when it worked, else why not: as in Electron. In a test nothing is opened. */
  openPath(file: string): Promise<string> {
    if (!headed) {
      console.error(`[stand-in] not opened, there is no screen: ${file}`);
      return Promise.resolve('');
    }
    const opener = openers[process.platform] ?? 'xdg-open';
    return new Promise((resolve) => {
      const child = spawn(opener, [file], { detached: true, stdio: 'ignore' });
      child.once('spawn', () => resolve(''));
      child.once('error', () => resolve(`This computer has no program "${opener}" to open it with.`));
      child.unref();
    });
  },
  async openExternal(url: string): Promise<void> {
    console.error(`[stand-in] not opened: ${url}`);
  },
  showItemInFolder(): void {},
  beep(): void {},
};

class NativeTheme extends EventEmitter {
  themeSource = 'system';
  readonly shouldUseDarkColors = false;
}
export const nativeTheme = new NativeTheme();

let copied = '';
export const clipboard = {
  readText: (): string => copied,
  writeText(text: string): void {
    copied = text;
  },
};

export const screen = {
  getPrimaryDisplay: () => ({
    workArea: { x: 0, y: 0, width: 1280, height: 840 },
    workAreaSize: { width: 1280, height: 840 },
    scaleFactor: 1,
  }),
};

export const powerMonitor = new EventEmitter();
