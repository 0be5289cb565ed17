// The program's main process. Wiring only: what is decided and kept lives in app.ts, what is refused in security/.
import './short-lived-memory.ts';
import path from 'node:path';
import { app, BrowserWindow, dialog, Menu, powerMonitor, protocol, session } from 'electron';
import { deskWithoutWindow } from './desk-without-window.ts';
import { programMenu } from './menu.ts';
import { deskFiles } from './security/desk-files.ts';
import { refuseNavigation } from './security/navigation.ts';
import { refuseNames, refuseRequests } from './security/network-off.ts';
import { DESK_SCHEME, ownPages } from './security/origin.ts';
import { refusePermissions } from './security/permissions.ts';
import { windowOptions } from './security/window-options.ts';
import { type StartOptions, startOptions } from './start-options.ts';

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
  // Not awaited here: Electron becomes ready only after this script has ended. Most of the program is loaded meanwhile.
  const program = import('./window-desk.ts');
  program.catch(() => {}); // waited for, and told, when Electron is ready
  app
    .whenReady()
    .then(() => openWindow(options, program))
    .catch(stop);
} else {
  app.quit();
}

async function openWindow(options: StartOptions, program: Promise<typeof import('./window-desk.ts')>): Promise<void> {
  protocol.handle(DESK_SCHEME, deskFiles(path.join(dist, 'renderer')));
  refusePermissions(session.defaultSession);
  refuseRequests(session.defaultSession, pages);
  Menu.setApplicationMenu(programMenu(() => window, app.isPackaged));
  const made = new BrowserWindow(windowOptions(path.join(dist, 'preload/preload.cjs'), app.isPackaged));
  window = made;
  made.once('ready-to-show', () => made.show());
  made.once('closed', () => {
    window = undefined;
  });

  const { closeWhenBackedUp, openDesk, registerDesk } = await program;
  const place = { userData: app.getPath('userData'), isPackaged: app.isPackaged, window: () => window };
  const desk = await openDesk(options, place);
  app.once('will-quit', (event) => {
    event.preventDefault();
    void desk.close().then(() => app.quit(), stop);
  });
  closeWhenBackedUp(made, () => desk.closing());
  powerMonitor.on('resume', registerDesk(desk, made.webContents, pages)); // the day may have changed meanwhile
  await made.loadURL(pages.start);
}

/** For what should never happen: says so in a box, and ends. */
function stop(error: unknown): void {
  const what = error instanceof Error ? error.message : String(error);
  dialog.showErrorBox('Village Election Desk cannot go on', `${what}\nNothing that was saved before is lost.`);
  app.exit(1);
}
