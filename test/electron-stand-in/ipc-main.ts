// Electron's ipcMain: one handler per channel for invoke, plain listeners for send.
import { EventEmitter } from 'node:events';

type Handler = (event: unknown, ...args: unknown[]) => unknown;

class IpcMain extends EventEmitter {
  readonly #handlers = new Map<string, Handler>();

  handle(channel: string, handler: Handler): void {
    if (this.#handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`);
    this.#handlers.set(channel, handler);
  }
  removeHandler(channel: string): void {
    this.#handlers.delete(channel);
  }
  /** What `ipcRenderer.invoke` in the page waits for. */
  async answer(channel: string, event: unknown, args: unknown[]): Promise<unknown> {
    const handler = this.#handlers.get(channel);
    if (!handler) throw new Error(`No handler registered for '${channel}'`);
    return handler(event, ...args);
  }
}

export const ipcMain = new IpcMain();
