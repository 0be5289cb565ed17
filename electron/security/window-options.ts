// The one window of the program, with every protection Electron has spelled out, default or not.
import type { BrowserWindowConstructorOptions } from 'electron';

export function windowOptions(preload: string, packaged: boolean): BrowserWindowConstructorOptions {
  return {
    title: 'Village Election Desk',
    width: 1280,
    height: 840,
    minWidth: 640,
    minHeight: 480,
    show: false, // until there is something to see
    backgroundColor: '#ffffff',
    webPreferences: {
      preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      spellcheck: false, // it would fetch dictionaries from the internet
      devTools: !packaged,
    },
  };
}
