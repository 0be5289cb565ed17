// The default session: asked before every request. What only Electron can enforce (permissions, devices) is remembered, so a test can call it.
import { EventEmitter } from 'node:events';
import { protocol } from './protocol.ts';

export interface RequestDetails {
  readonly url: string;
  readonly resourceType: string;
}
type BeforeRequest = (details: RequestDetails, callback: (answer: { cancel?: boolean }) => void) => void;

export class Session extends EventEmitter {
  readonly protocol = protocol;
  #beforeRequest: BeforeRequest | undefined;
  readonly webRequest = {
    onBeforeRequest: (...args: [BeforeRequest | null] | [unknown, BeforeRequest | null]): void => {
      this.#beforeRequest = (args.at(-1) as BeforeRequest | null) ?? undefined;
    },
  };

  /** Whether the program refuses this request. */
  cancels(details: RequestDetails): Promise<boolean> {
    const ask = this.#beforeRequest;
    if (!ask) return Promise.resolve(false);
    return new Promise((resolve) => ask(details, ({ cancel = false }) => resolve(cancel)));
  }

  setPermissionRequestHandler(): void {}
  setPermissionCheckHandler(): void {}
  setDevicePermissionHandler(): void {}
  setDisplayMediaRequestHandler(): void {}
  setSpellCheckerEnabled(): void {}
}

export const session = { defaultSession: new Session() };
