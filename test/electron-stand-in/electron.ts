// The module that answers `import … from 'electron'` in the main process. It has what this program uses and no more:
// anything else fails at import, by name.
import { app } from './app.ts';

export { BrowserWindow } from './browser-window.ts';
export { clipboard, nativeTheme, powerMonitor, screen, shell } from './desktop.ts';
export { dialog } from './dialog.ts';
export { ipcMain } from './ipc-main.ts';
export { Menu, MenuItem } from './menu.ts';
export { net, protocol } from './protocol.ts';
export { session } from './session.ts';
export { webContents } from './web-contents.ts';
export { app };

export const mainScriptFinished = () => app.mainScriptFinished();
