// The DevTools protocol over Chromium's own pipe (file descriptors 3 and 4): no port, and Chromium ends when we do.
import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import type { Protocol } from '../../node_modules/playwright-core/types/protocol.d.ts';

export type { Protocol };

type Commands = Protocol.CommandParameters;
type Returns = Protocol.CommandReturnValues;

/** The events this folder listens to. */
export interface ProtocolEvents {
  'Fetch.requestPaused': Protocol.Fetch.requestPausedPayload;
  'Page.domContentEventFired': Protocol.Page.domContentEventFiredPayload;
  'Page.frameNavigated': Protocol.Page.frameNavigatedPayload;
  'Page.javascriptDialogOpening': Protocol.Page.javascriptDialogOpeningPayload;
  'Page.loadEventFired': Protocol.Page.loadEventFiredPayload;
  'Runtime.bindingCalled': Protocol.Runtime.bindingCalledPayload;
  'Runtime.exceptionThrown': Protocol.Runtime.exceptionThrownPayload;
  'Runtime.executionContextCreated': Protocol.Runtime.executionContextCreatedPayload;
  'Target.targetDestroyed': Protocol.Target.targetDestroyedPayload;
  'Target.targetInfoChanged': Protocol.Target.targetInfoChangedPayload;
}

interface Message {
  id?: number;
  sessionId?: string;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { message: string };
}

export class Cdp {
  readonly process: ChildProcess;
  #lastId = 0;
  readonly #waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  readonly #events = new EventEmitter().setMaxListeners(0);
  readonly #toChromium: Writable;

  constructor(executable: string, args: readonly string[], env: NodeJS.ProcessEnv) {
    this.process = spawn(executable, ['--remote-debugging-pipe', ...args], {
      stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
      env,
    });
    this.#toChromium = this.process.stdio[3] as Writable;
    this.#toChromium.on('error', () => {}); // Chromium went away; the exit below says so
    const fromChromium = this.process.stdio[4] as Readable;
    let rest = '';
    fromChromium.setEncoding('utf8').on('data', (chunk: string) => {
      const parts = (rest + chunk).split('\0');
      rest = parts.pop() ?? '';
      for (const part of parts) this.#receive(JSON.parse(part) as Message);
    });
    const gone = () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('Chromium has ended'));
      this.#waiting.clear();
    };
    this.process.on('exit', gone).on('error', gone);
  }

  send<C extends keyof Commands & keyof Returns>(
    method: C,
    params: Commands[C],
    sessionId?: string,
  ): Promise<Returns[C]> {
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
      this.#toChromium.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
  }

  on<E extends keyof ProtocolEvents>(event: E, listener: (payload: ProtocolEvents[E]) => void, sessionId = ''): void {
    this.#events.on(`${sessionId}/${event}`, listener);
  }

  #receive(message: Message): void {
    if (message.id === undefined) {
      this.#events.emit(`${message.sessionId ?? ''}/${message.method}`, message.params);
      return;
    }
    const caller = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.error) caller?.reject(new Error(message.error.message));
    else caller?.resolve(message.result);
  }
}
