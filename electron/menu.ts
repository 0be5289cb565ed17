// The menu bar: small, because the window itself has every place and act. The page knows the keys; they are handed on to it.
import { type BrowserWindow, Menu, type MenuItemConstructorOptions } from 'electron';

/** `window` answers with the open window. Developers also get reload and developer tools. */
export function programMenu(window: () => BrowserWindow | undefined, packaged: boolean): Menu {
  const press = (keyCode: string, modifiers: 'control'[] = []) => {
    const contents = window()?.webContents;
    contents?.sendInputEvent({ type: 'keyDown', keyCode, modifiers });
    contents?.sendInputEvent({ type: 'keyUp', keyCode, modifiers });
  };
  const lock: MenuItemConstructorOptions = {
    ...{ id: 'lock', label: 'Lock the desk', accelerator: 'CmdOrCtrl+L', registerAccelerator: false },
    click: () => press('L', ['control']),
  };
  const forDevelopers: MenuItemConstructorOptions[] = packaged
    ? []
    : [{ type: 'separator' }, { role: 'reload' }, { role: 'toggleDevTools' }];
  return Menu.buildFromTemplate([
    { label: 'File', submenu: [lock, { type: 'separator' }, { id: 'close', label: 'Close', role: 'quit' }] },
    { role: 'editMenu' },
    {
      label: 'View',
      submenu: [
        { label: 'Larger', role: 'zoomIn' },
        { label: 'Smaller', role: 'zoomOut' },
        { label: 'Usual size', role: 'resetZoom' },
        ...forDevelopers,
      ],
    },
    {
      label: 'Help',
      submenu: [{ id: 'help', label: 'Help', accelerator: 'F1', registerAccelerator: false, click: () => press('F1') }],
    },
  ]);
}
