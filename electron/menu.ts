// The menu bar: small, because the window itself has every place and act. The page knows the keys; F1 is handed on to it.
import { type BrowserWindow, Menu, type MenuItemConstructorOptions } from 'electron';

/** `window` answers with the open window. Developers also get reload and developer tools. */
export function programMenu(window: () => BrowserWindow | undefined, packaged: boolean): Menu {
  const pressF1 = () => {
    const contents = window()?.webContents;
    contents?.sendInputEvent({ type: 'keyDown', keyCode: 'F1' });
    contents?.sendInputEvent({ type: 'keyUp', keyCode: 'F1' });
  };
  const forDevelopers: MenuItemConstructorOptions[] = packaged
    ? []
    : [{ type: 'separator' }, { role: 'reload' }, { role: 'toggleDevTools' }];
  return Menu.buildFromTemplate([
    { label: 'File', submenu: [{ id: 'close', label: 'Close', role: 'quit' }] },
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
      submenu: [{ id: 'help', label: 'Help', accelerator: 'F1', registerAccelerator: false, click: pressF1 }],
    },
  ]);
}
