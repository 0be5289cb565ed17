// Every protection of the window is written down, so that no change of Electron's defaults can take one away.
import { expect, test } from 'vitest';
import { windowOptions } from '../../../electron/security/window-options.ts';

test('the window is sandboxed, isolated, without Node and without spell checking', () => {
  expect(windowOptions('preload.cjs', true).webPreferences).toEqual({
    preload: 'preload.cjs',
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    webviewTag: false,
    navigateOnDragDrop: false,
    spellcheck: false,
    devTools: false,
  });
});
