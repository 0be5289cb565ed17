// Electron's BrowserWindow over one Chromium window. Weak web preferences are refused, not ignored.
import { EventEmitter } from 'node:events';
import { app } from './app.ts';
import { prevented } from './events.ts';
import { WebContents } from './web-contents.ts';
import { newestWindow, openWindows } from './window-registry.ts';

interface WebPreferences {
  preload?: string;
  nodeIntegration?: boolean;
  contextIsolation?: boolean;
  sandbox?: boolean;
  webSecurity?: boolean;
}
interface WindowOptions {
  width?: number;
  height?: number;
  show?: boolean;
  title?: string;
  webPreferences?: WebPreferences;
}

let lastId = 0;

export class BrowserWindow extends EventEmitter {
  readonly id = ++lastId;
  readonly webContents: WebContents;
  #size: { width: number; height: number };
  #title: string;
  #visible: boolean;
  #minimized = false;
  #destroyed = false;

  constructor(options: WindowOptions = {}) {
    super();
    const { preload, nodeIntegration, contextIsolation, sandbox, webSecurity } = options.webPreferences ?? {};
    if (nodeIntegration === true || [contextIsolation, sandbox, webSecurity].includes(false))
      throw new Error('[stand-in] only sandboxed and isolated windows without Node are opened');
    this.#size = { width: options.width ?? 800, height: options.height ?? 600 };
    this.#visible = options.show !== false;
    this.#title = options.title ?? app.name;
    openWindows.set(this.id, this);
    this.webContents = new WebContents(this, preload, this.#size);
    void this.#follow();
    app.emit('web-contents-created', {}, this.webContents);
    app.emit('browser-window-created', {}, this);
  }

  /** Chromium tells when the page's title changes and when the window is gone. */
  async #follow(): Promise<void> {
    const { cdp, targetId } = await this.webContents.page;
    cdp.on('Target.targetInfoChanged', ({ targetInfo }) => {
      if (targetInfo.targetId !== targetId || targetInfo.title === this.#title) return;
      if (!targetInfo.title || targetInfo.title.includes('://') || this.#destroyed) return;
      if (!prevented(this, 'page-title-updated', {}, targetInfo.title)) this.#title = targetInfo.title;
    });
    cdp.on('Target.targetDestroyed', (gone) => {
      if (gone.targetId === targetId) this.#gone();
    });
    cdp.process.once('exit', () => this.#gone());
  }

  static getAllWindows = (): BrowserWindow[] => [...openWindows.values()];
  static getFocusedWindow = (): BrowserWindow | null => newestWindow();
  static fromId = (id: number): BrowserWindow | null => openWindows.get(id) ?? null;
  static fromWebContents = (contents: WebContents): BrowserWindow | null => openWindows.get(contents.id) ?? null;

  loadURL(url: string): Promise<void> {
    return this.webContents.loadURL(url);
  }

  isDestroyed = (): boolean => this.#destroyed;
  isVisible = (): boolean => this.#visible;
  isMinimized = (): boolean => this.#minimized;
  isFocused = (): boolean => this.#visible && !this.#destroyed;
  getTitle = (): string => this.#title;
  getBounds = () => ({ x: 0, y: 0, ...this.#size });
  show(): void {
    this.#visible = true;
    this.emit('show');
  }
  hide(): void {
    this.#visible = false;
    this.emit('hide');
  }
  focus(): void {
    const activate = this.webContents.page.then(({ cdp, targetId }) => cdp.send('Target.activateTarget', { targetId }));
    activate.catch(() => {}); // the window closed meanwhile
    this.emit('focus');
  }
  minimize(): void {
    this.#minimized = true;
    this.#setState('minimized');
  }
  maximize(): void {
    this.#setState('maximized');
  }
  restore(): void {
    this.#minimized = false;
    this.#setState('normal');
  }
  #setState(windowState: 'normal' | 'minimized' | 'maximized'): void {
    this.webContents.page.then((page) => page.setBounds({ windowState })).catch(() => {});
  }
  setTitle(title: string): void {
    this.#title = title;
  }
  setSize(width: number, height: number): void {
    this.#size = { width, height };
    this.webContents.page.then((page) => page.setBounds({ width, height })).catch(() => {});
  }
  setMenuBarVisibility(): void {}
  removeMenu(): void {}

  close(): void {
    void this.closeAndWait();
  }
  /** Asks the program, then the page (beforeunload); returns when the window is gone or stays. */
  async closeAndWait(): Promise<void> {
    if (this.#destroyed || prevented(this, 'close')) return;
    const page = await this.webContents.page;
    const settled = new Promise<void>((resolve) => {
      this.once('closed', () => resolve());
      this.webContents.once('will-prevent-unload', (event: { defaultPrevented: boolean }) =>
        setImmediate(() => event.defaultPrevented || resolve()),
      );
    });
    // Not awaited: a page that is closing already never answers, but its window is gone all the same.
    page.send('Page.close', {}).catch(() => {});
    await settled;
  }
  destroy(): void {
    void this.webContents.page.then(({ cdp, targetId }) => cdp.send('Target.closeTarget', { targetId }));
    this.#gone();
  }
  #gone(): void {
    if (this.#destroyed) return;
    this.#destroyed = true;
    openWindows.delete(this.id);
    this.webContents.emit('destroyed');
    this.emit('closed');
    app.windowGone();
  }
}
