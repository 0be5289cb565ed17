// Electron's `app`: paths, readiness, the single-instance lock and the order of events in which a program ends.
import { EventEmitter } from 'node:events';
import { mkdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { appendChromiumSwitch, chromium, endChromium, startedForDebugger } from './chromium.ts';
import { commandLine, switchValue } from './command-line.ts';
import { prevented } from './events.ts';
import { SingleInstanceLock } from './single-instance.ts';
import { openWindows } from './window-registry.ts';

const { packageJson } = commandLine;

class App extends EventEmitter {
  name: string = packageJson.productName ?? packageJson.name;
  readonly isPackaged = false;
  readonly #paths = new Map<string, string>();
  readonly #ready = Promise.withResolvers<void>();
  #isReady = false;
  #quitting = false;
  #exiting = false;
  #lock: SingleInstanceLock | undefined;
  // Electron stays until it is told to quit, even with nothing left to do.
  readonly #stay = setInterval(() => {}, 2 ** 30);

  readonly commandLine = {
    appendSwitch: appendChromiumSwitch,
    appendArgument: () => {},
    hasSwitch: (name: string) => switchValue(name) !== undefined,
    getSwitchValue: (name: string) => switchValue(name) ?? '',
  };

  // Own properties, because Playwright's loader replaces them one by one.
  whenReady = (): Promise<void> => this.#ready.promise;
  isReady = (): boolean => this.#isReady;

  getName = (): string => this.name;
  getVersion = (): string => packageJson.version;
  getLocale = (): string => 'en-US';
  getAppPath = (): string => commandLine.appDir;
  setName(name: string): void {
    this.name = name;
  }
  setAppUserModelId(): void {}
  enableSandbox(): void {}

  setPath(name: string, value: string): void {
    this.#paths.set(name, value);
  }
  getPath(name: string): string {
    const found = this.#paths.get(name) ?? this.#defaultPath(name);
    if (found === undefined) throw new Error(`Failed to get '${name}' path`);
    if (name === 'userData') mkdirSync(found, { recursive: true });
    return found;
  }
  #defaultPath(name: string): string | undefined {
    const home = os.homedir();
    switch (name) {
      case 'home':
        return home;
      case 'temp':
        return os.tmpdir();
      case 'exe':
        return process.execPath;
      case 'appData':
        return process.env.XDG_CONFIG_HOME ?? path.join(home, '.config');
      case 'documents':
      case 'downloads':
      case 'desktop':
        return path.join(home, `${name.charAt(0).toUpperCase()}${name.slice(1)}`);
      case 'userData':
      case 'sessionData':
        return switchValue('user-data-dir') ?? path.join(this.getPath('appData'), this.name);
      case 'logs':
        return path.join(this.getPath('userData'), 'logs');
      default:
        return undefined;
    }
  }

  requestSingleInstanceLock(): boolean {
    this.#lock ??= new SingleInstanceLock(path.join(this.getPath('userData'), 'stand-in.lock'));
    const held = this.#lock.request((argv, cwd) => this.emit('second-instance', {}, argv, cwd));
    if (held) this.startChromium(); // early, while the program goes on loading
    return held;
  }
  hasSingleInstanceLock = (): boolean => this.#lock?.request(() => {}) ?? false;
  releaseSingleInstanceLock(): void {
    this.#lock?.release();
  }

  startChromium(): ReturnType<typeof chromium> {
    const connection = chromium(this.getPath('userData'));
    connection.catch((error: unknown) => {
      if (this.#exiting) return;
      console.error(error instanceof Error ? error.message : error);
      process.exit(1);
    });
    return connection;
  }

  /** After the main script: as in Electron, a main that awaits whenReady() at its top level never gets here. */
  mainScriptFinished(): void {
    if (this.#exiting) return;
    if (startedForDebugger()) this.startChromium();
    this.#isReady = true;
    this.emit('ready', {}, {});
    this.#ready.resolve();
  }

  quit(): void {
    void this.#closeAllAndExit();
  }
  async #closeAllAndExit(): Promise<void> {
    if (this.#quitting || prevented(this, 'before-quit')) return;
    this.#quitting = true;
    for (const window of openWindows.values()) await window.closeAndWait();
    this.#quitting = false; // a window that stayed, or a listener that still has to finish, may quit again
    if (openWindows.size === 0 && !prevented(this, 'will-quit')) this.exit(0);
  }
  exit(code = 0): void {
    if (this.#exiting) return;
    this.#exiting = true;
    this.emit('quit', {}, code);
    this.#lock?.release();
    clearInterval(this.#stay);
    void endChromium().then(() => process.exit(code));
  }

  windowGone(): void {
    if (openWindows.size > 0 || this.#quitting || this.#exiting) return;
    if (this.listenerCount('window-all-closed') === 0) this.quit();
    else this.emit('window-all-closed');
  }
}

export const app = new App();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => app.quit());
