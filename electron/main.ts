// The program's main process. Wiring only: what is decided and kept lives in app.ts, what is refused in security/.
import './short-lived-memory.ts';
import path from 'node:path';
import { app, BrowserWindow, dialog, Menu, powerMonitor, protocol, session } from 'electron';
import { buildApp } from './app.ts';
import { statedClock, systemClock } from './clock.ts';
import { closeWhenBackedUp } from './close-when-backed-up.ts';
import { deskWithoutWindow } from './desk-without-window.ts';
import { electronDialogs } from './dialogs-electron.ts';
import { systemIds } from './ids.ts';
import { registerDesk } from './ipc/register.ts';
import { programMenu } from './menu.ts';
import { deskFiles } from './security/desk-files.ts';
import { refuseNavigation } from './security/navigation.ts';
import { refuseNames, refuseRequests } from './security/network-off.ts';
import { DESK_SCHEME, ownPages } from './security/origin.ts';
import { refusePermissions } from './security/permissions.ts';
import { windowOptions } from './security/window-options.ts';
import { officeFolders, type StartOptions, startOptions } from './start-options.ts';
import { systemDrives } from './usb/system-drives.ts';
import { electronViewer } from './viewer-electron.ts';

const dist = path.join(import.meta.dirname, '..');
const pages = ownPages(app.isPackaged ? undefined : process.env.ELECTRON_RENDERER_URL);
const options = startOptions(process.argv);
let window: BrowserWindow | undefined;

refuseNames(app);
protocol.registerSchemesAsPrivileged([
  { scheme: DESK_SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true } },
]);

if (options.desk) {
  void deskWithoutWindow(options.desk).then((status) => app.exit(status), stop);
} else if (app.requestSingleInstanceLock()) {
  app.on('second-instance', () => {
    if (window?.isMinimized()) window.restore();
    window?.focus();
  });
  app.on('window-all-closed', () => app.quit());
  refuseNavigation(app, pages);
  // Not awaited here: Electron becomes ready only after this script has ended.
  app
    .whenReady()
    .then(() => openWindow(options))
    .catch(stop);
} else {
  app.quit();
}

async function openWindow({ dataDir, now }: StartOptions): Promise<void> {
  const clock = now === undefined || app.isPackaged ? undefined : statedClock(now);
  if (clock?.ok === false) throw new Error(clock.error);
  const desk = await buildApp({
    ...officeFolders(dataDir, app.getPath('userData')),
    clock: clock?.value ?? systemClock(),
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    ids: systemIds(),
    drives: systemDrives(),
    viewer: electronViewer(),
    dialogs: electronDialogs(() => window),
  });
  app.once('will-quit', (event) => {
    event.preventDefault();
    void desk.close().then(() => app.quit(), stop);
  });
  protocol.handle(DESK_SCHEME, deskFiles(path.join(dist, 'renderer')));
  refusePermissions(session.defaultSession);
  refuseRequests(session.defaultSession, pages);
  Menu.setApplicationMenu(programMenu(() => window, app.isPackaged));

  window = new BrowserWindow(windowOptions(path.join(dist, 'preload/preload.cjs'), app.isPackaged));
  window.once('ready-to-show', () => window?.show());
  closeWhenBackedUp(window, () => desk.closing());
  window.once('closed', () => {
    window = undefined;
  });
  powerMonitor.on('resume', registerDesk(desk, window.webContents, pages)); // the day may have changed meanwhile
  await window.loadURL(pages.start);
}

/** For what should never happen: says so in a box, and ends. */
function stop(error: unknown): void {
  const what = error instanceof Error ? error.message : String(error);
  dialog.showErrorBox('Village Election Desk cannot go on', `${what}\nNothing that was saved before is lost.`);
  app.exit(1);
}
