// The program works offline by design: whatever is not one of its own files is not requested at all.
import type { App, Session } from 'electron';
import type { OwnPages } from './origin.ts';

/** Before ready: names resolve to nothing, so that not even a look-up leaves the computer. */
export function refuseNames(app: App): void {
  app.commandLine.appendSwitch('host-resolver-rules', 'MAP * ~NOTFOUND, EXCLUDE localhost');
}

/** Developer tools load their own pages from inside Electron; a packaged program opens none. */
const INSIDE_ELECTRON = /^devtools:\/\//;

export function refuseRequests(session: Session, pages: OwnPages): void {
  session.webRequest.onBeforeRequest((request, answer) => {
    answer({ cancel: !pages.isOwn(request.url) && !INSIDE_ELECTRON.test(request.url) });
  });
}
