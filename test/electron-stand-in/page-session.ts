// One page of Chromium over the DevTools protocol: found or created, attached, and spoken to.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cdp, Protocol, ProtocolEvents } from './cdp.ts';
import { headed } from './command-line.ts';

type Commands = Protocol.CommandParameters;

/** A headed Chromium opens one window by itself; the first BrowserWindow takes it over. */
let firstWindowTaken = !headed;

async function openTarget(cdp: Cdp, size: { width: number; height: number }): Promise<string> {
  if (firstWindowTaken)
    return (await cdp.send('Target.createTarget', { url: 'about:blank', newWindow: true, ...size })).targetId;
  firstWindowTaken = true;
  for (;;) {
    const { targetInfos } = await cdp.send('Target.getTargets', {});
    const page = targetInfos.find(({ type }) => type === 'page');
    if (page) return page.targetId;
    await sleep(50);
  }
}

export class PageSession {
  readonly cdp: Cdp;
  readonly targetId: string;
  readonly #sessionId: string;

  private constructor(cdp: Cdp, targetId: string, sessionId: string) {
    this.cdp = cdp;
    this.targetId = targetId;
    this.#sessionId = sessionId;
  }

  static async open(cdp: Cdp, size: { width: number; height: number }): Promise<PageSession> {
    const targetId = await openTarget(cdp, size);
    const { sessionId } = await cdp.send('Target.attachToTarget', { targetId, flatten: true });
    return new PageSession(cdp, targetId, sessionId);
  }

  send<C extends keyof Commands & keyof Protocol.CommandReturnValues>(method: C, params: Commands[C]) {
    return this.cdp.send(method, params, this.#sessionId);
  }
  on<E extends keyof ProtocolEvents>(event: E, listener: (payload: ProtocolEvents[E]) => void): void {
    this.cdp.on(event, listener, this.#sessionId);
  }

  async setBounds(bounds: Protocol.Browser.Bounds): Promise<void> {
    const { windowId } = await this.cdp.send('Browser.getWindowForTarget', { targetId: this.targetId });
    await this.cdp.send('Browser.setWindowBounds', { windowId, bounds });
  }
}
