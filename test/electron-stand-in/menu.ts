// Electron's Menu as data: nothing is drawn, but items can be found and clicked, and the common roles do their work.
import { app } from './app.ts';
import type { BrowserWindow } from './browser-window.ts';
import { newestWindow } from './window-registry.ts';

interface ItemOptions {
  id?: string;
  label?: string;
  role?: string;
  type?: string;
  accelerator?: string;
  enabled?: boolean;
  submenu?: readonly ItemOptions[];
  click?: (item: MenuItem, window: unknown, event: unknown) => void;
}

type Role = (window: BrowserWindow | null) => void;
const zoomBy = (step: number) => (window: BrowserWindow | null) =>
  window?.webContents.setZoomLevel(window.webContents.getZoomLevel() + step);

const roles: Record<string, Role> = {
  quit: () => app.quit(),
  close: (window) => window?.close(),
  reload: (window) => window?.webContents.reload(),
  zoomIn: zoomBy(0.5),
  zoomOut: zoomBy(-0.5),
  resetZoom: (window) => window?.webContents.setZoomLevel(0),
};

export class MenuItem {
  readonly id: string | undefined;
  readonly label: string;
  readonly role: string | undefined;
  readonly type: string;
  readonly accelerator: string | undefined;
  readonly submenu: Menu | undefined;
  enabled: boolean;
  readonly click: () => void;

  constructor(options: ItemOptions) {
    this.id = options.id;
    this.label = options.label ?? options.role ?? '';
    this.role = options.role?.toLowerCase(); // Electron keeps roles in lower case
    this.type = options.type ?? (options.submenu ? 'submenu' : 'normal');
    this.accelerator = options.accelerator;
    this.submenu = options.submenu && Menu.buildFromTemplate(options.submenu);
    this.enabled = options.enabled ?? true;
    this.click = () => options.click?.(this, newestWindow(), {}) ?? roles[options.role ?? '']?.(newestWindow());
  }
}

export class Menu {
  static #applicationMenu: Menu | null = null;
  readonly items: MenuItem[] = [];

  static buildFromTemplate(template: readonly ItemOptions[]): Menu {
    const menu = new Menu();
    for (const options of template) menu.items.push(new MenuItem(options));
    return menu;
  }
  static setApplicationMenu(menu: Menu | null): void {
    Menu.#applicationMenu = menu;
  }
  static getApplicationMenu = (): Menu | null => Menu.#applicationMenu;

  getMenuItemById(id: string): MenuItem | null {
    for (const item of this.items) {
      const hit = item.id === id ? item : item.submenu?.getMenuItemById(id);
      if (hit) return hit;
    }
    return null;
  }
}
