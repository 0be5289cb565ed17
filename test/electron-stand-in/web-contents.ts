// Electron's WebContents: one page, its navigation and its two-way messages with the main process.
import { EventEmitter } from 'node:events';
import { app } from './app.ts';
import type { BrowserWindow } from './browser-window.ts';
import type { Protocol } from './cdp.ts';
import { prevented } from './events.ts';
import { wireCodec } from './in-page/wire-codec.ts';
import { ipcMain } from './ipc-main.ts';
import { answerRequest, type NavigationQuestion } from './page-requests.ts';
import { PRELOAD_WORLD, pageScript, preloadScript, TO_MAIN } from './page-scripts.ts';
import { PageSession } from './page-session.ts';
import { toChromium, toProgram } from './protocol.ts';
import { session } from './session.ts';
import { openWindows } from './window-registry.ts';

const codec = wireCodec();
const keyNames: Record<string, number> = { F1: 112, F5: 116, Escape: 27 };

type FromPage = { id?: number; channel: string; args: unknown[]; opened?: string };
interface InputEvent {
  readonly type: string;
  readonly keyCode: string;
  readonly modifiers?: readonly string[];
}
/** As the DevTools protocol counts them. */
const modifierBits: Record<string, number> = { alt: 1, control: 2, meta: 4, shift: 8 };
type OpenHandler = (details: { url: string; disposition: string }) => { action: 'allow' | 'deny' };

export class WebContents extends EventEmitter {
  readonly id: number;
  readonly session = session.defaultSession;
  readonly page: Promise<PageSession>;
  targetId = '';
  readonly #window: BrowserWindow;
  #url = '';
  #own = '';
  #preloadContext = 0;
  #mainFrameId = '';
  #zoomLevel = 0;
  #openHandler: OpenHandler = () => ({ action: 'allow' });

  constructor(window: BrowserWindow, preload: string | undefined, size: { width: number; height: number }) {
    super();
    this.#window = window;
    this.id = window.id;
    this.page = this.#open(preload, size);
    this.page.catch(() => {}); // said by app.startChromium
  }

  async #open(preload: string | undefined, size: { width: number; height: number }): Promise<PageSession> {
    const page = await PageSession.open(await app.startChromium(), size);
    this.targetId = page.targetId;
    page.on('Runtime.executionContextCreated', ({ context }) => {
      const { frameId } = context.auxData as { frameId?: string };
      if (context.name === PRELOAD_WORLD && frameId === this.#mainFrameId) this.#preloadContext = context.id;
    });
    page.on('Runtime.bindingCalled', (call) => void this.#fromPage(call));
    page.on('Runtime.exceptionThrown', ({ exceptionDetails: { exception, text } }) =>
      console.error('[page]', exception?.description ?? text),
    );
    page.on('Fetch.requestPaused', (paused) => {
      // A page that closes takes its open requests with it.
      answerRequest(page, paused, (question) => this.#navigationPrevented(question)).catch(() => {});
    });
    page.on('Page.frameNavigated', ({ frame }) => {
      if (frame.parentId) return;
      this.#mainFrameId = frame.id;
      this.#url = toProgram(frame.url);
      this.emit('did-navigate', {}, this.#url);
    });
    page.on('Page.domContentEventFired', () => this.emit('dom-ready', {}));
    page.on('Page.loadEventFired', () => {
      if (this.#url === 'about:blank' || this.#url.startsWith('data:')) return;
      this.emit('did-finish-load', {});
      this.#window.emit('ready-to-show');
    });
    page.on('Page.javascriptDialogOpening', ({ type }) => {
      if (type !== 'beforeunload') return;
      const accept = prevented(this, 'will-prevent-unload');
      page.send('Page.handleJavaScriptDialog', { accept }).catch(() => {});
    });
    await Promise.all([
      page.send('Page.enable', {}),
      page.send('Runtime.enable', {}),
      page.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] }),
      page.send('Runtime.addBinding', { name: TO_MAIN, executionContextName: PRELOAD_WORLD }),
      page.send('Page.addScriptToEvaluateOnNewDocument', { source: pageScript() }),
    ]);
    this.#mainFrameId = (await page.send('Page.getFrameTree', {})).frameTree.frame.id;
    if (preload)
      await page.send('Page.addScriptToEvaluateOnNewDocument', {
        worldName: PRELOAD_WORLD,
        source: preloadScript(preload),
      });
    return page;
  }

  #navigationPrevented({ url, frameId }: NavigationQuestion): boolean {
    const isMainFrame = frameId === this.#mainFrameId;
    if (isMainFrame && (url === this.#own || url === this.#url)) return false; // loadURL and reload do not ask
    return (
      prevented(this, 'will-frame-navigate', { url, isMainFrame }) ||
      (isMainFrame && prevented(this, 'will-navigate', { url, isMainFrame }, url))
    );
  }

  async #fromPage({ payload, executionContextId }: Protocol.Runtime.bindingCalledPayload): Promise<void> {
    const message = codec.decode(payload) as FromPage;
    if (message.opened !== undefined) {
      const answer = this.#openHandler({ url: toProgram(message.opened), disposition: 'new-window' });
      if (answer.action === 'allow') console.error('[stand-in] a second window by window.open is not supported');
      return;
    }
    const { id, channel, args } = message;
    const event = { sender: this, senderFrame: this.mainFrame, processId: 1, frameId: 1 };
    if (id === undefined) {
      ipcMain.emit(channel, event, ...args);
      return;
    }
    let reply: string;
    try {
      reply = codec.encode({ id, value: await ipcMain.answer(channel, event, args) });
    } catch (error) {
      reply = codec.encode({ id, error: `Error invoking remote method '${channel}': ${error}` });
    }
    await this.#deliver(reply, executionContextId);
  }
  async #deliver(text: string, executionContextId: number): Promise<void> {
    const page = await this.page;
    const call = { functionDeclaration: '(text) => __deliver(text)', arguments: [{ value: text }], executionContextId };
    await page.send('Runtime.callFunctionOn', call).catch(() => {}); // the page has moved on
  }
  send(channel: string, ...args: unknown[]): void {
    void this.#deliver(codec.encode({ channel, args }), this.#preloadContext);
  }

  get mainFrame() {
    return { url: this.#url, parent: null, top: null };
  }
  async loadURL(url: string): Promise<void> {
    const page = await this.page;
    this.#own = url;
    const loaded = new Promise((resolve) => this.once('did-finish-load', resolve));
    const { errorText } = await page.send('Page.navigate', { url: toChromium(url) });
    if (errorText) throw new Error(`${errorText} loading '${url}'`);
    await loaded;
  }
  async executeJavaScript(expression: string): Promise<unknown> {
    const params = { expression, awaitPromise: true, returnByValue: true, userGesture: true };
    return (await (await this.page).send('Runtime.evaluate', params)).result.value;
  }
  async sendInputEvent({ type, keyCode, modifiers = [] }: InputEvent): Promise<void> {
    const windowsVirtualKeyCode = keyNames[keyCode] ?? keyCode.toUpperCase().charCodeAt(0);
    if (type === 'char') return;
    const held = modifiers.reduce((bits, name) => bits | (modifierBits[name] ?? 0), 0);
    const params = { type, key: keyCode, code: keyCode, windowsVirtualKeyCode, modifiers: held } as const;
    await (await this.page).send('Input.dispatchKeyEvent', {
      ...params,
      type: type === 'keyUp' ? 'keyUp' : 'rawKeyDown',
    });
  }
  setWindowOpenHandler(handler: OpenHandler): void {
    this.#openHandler = handler;
  }
  getURL = (): string => this.#url;
  getTitle = (): string => this.#window.getTitle();
  isDestroyed = (): boolean => this.#window.isDestroyed();
  close = (): void => this.#window.close();
  focus(): void {}
  openDevTools(): void {}
  setWebRTCIPHandlingPolicy(): void {}
  reload(): void {
    void this.page.then((page) => page.send('Page.reload', {}));
  }
  getZoomLevel = (): number => this.#zoomLevel;
  setZoomLevel(level: number): void {
    this.#zoomLevel = level;
    void this.executeJavaScript(`document.documentElement.style.zoom = ${1.2 ** level}`);
  }
}

export const webContents = {
  getAllWebContents: () => [...openWindows.values()].map((window) => window.webContents),
  fromId: (id: number) => openWindows.get(id)?.webContents,
  fromDevToolsTargetId: (id: string) => webContents.getAllWebContents().find(({ targetId }) => targetId === id),
};
