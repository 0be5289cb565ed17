// What a sandboxed preload script finds: `require` that knows only electron, and a small `process`.
// Runs in the page's isolated world, sent there as source text, so it uses nothing from outside.
import type { Bridge } from './bridge.ts';
import type { Codec } from './wire-codec.ts';

export function preloadRuntime(
  bridge: Bridge,
  codec: Codec,
  sendToMain: (text: string) => void,
  platform: string,
): { require: (name: string) => unknown; process: unknown } {
  type Listener = (event: unknown, ...args: unknown[]) => void;
  type Incoming = { id?: number; value?: unknown; error?: string; channel: string; args: unknown[] };
  const listeners = new Map<string, Listener[]>();
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let lastId = 0;

  const post = (message: unknown) => sendToMain(codec.encode(message));
  bridge.onOpen((url) => post({ opened: url }));

  const ipcRenderer = {
    invoke(channel: string, ...args: unknown[]) {
      const id = ++lastId;
      const reply = Promise.withResolvers<unknown>();
      waiting.set(id, reply);
      try {
        post({ id, channel, args });
      } catch (error) {
        waiting.delete(id);
        reply.reject(error);
      }
      return reply.promise;
    },
    send: (channel: string, ...args: unknown[]) => post({ channel, args }),
    on(channel: string, listener: Listener) {
      listeners.set(channel, [...(listeners.get(channel) ?? []), listener]);
      return ipcRenderer;
    },
    once(channel: string, listener: Listener) {
      const once: Listener = (...args) => {
        ipcRenderer.removeListener(channel, once);
        listener(...args);
      };
      return ipcRenderer.on(channel, once);
    },
    removeListener(channel: string, listener: Listener) {
      const rest = (listeners.get(channel) ?? []).filter((one) => one !== listener);
      listeners.set(channel, rest);
      return ipcRenderer;
    },
    off: (channel: string, listener: Listener) => ipcRenderer.removeListener(channel, listener),
    removeAllListeners(channel: string) {
      listeners.delete(channel);
      return ipcRenderer;
    },
  };

  Object.assign(globalThis, {
    __deliver(text: string) {
      const message = codec.decode(text) as Incoming;
      if (message.id === undefined) {
        for (const listener of listeners.get(message.channel) ?? []) listener({ sender: ipcRenderer }, ...message.args);
        return;
      }
      const reply = waiting.get(message.id);
      waiting.delete(message.id);
      if (message.error === undefined) reply?.resolve(message.value);
      else reply?.reject(new Error(message.error));
    },
  });

  const electron = {
    contextBridge: { exposeInMainWorld: bridge.expose },
    ipcRenderer,
    webUtils: { getPathForFile: () => '' },
  };
  return {
    require(name) {
      if (/^electron(\/(renderer|common))?$/.test(name)) return electron;
      throw new Error(`module not found: ${name}`);
    },
    process: { platform, type: 'renderer', sandboxed: true, contextIsolated: true, argv: [], env: {}, versions: {} },
  };
}
