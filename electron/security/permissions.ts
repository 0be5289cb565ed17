// Camera, location, notifications, devices, clipboard reading …: the program needs none of them, so nobody gets any.
import type { Session } from 'electron';

export function refusePermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
  session.on('will-download', (event) => event.preventDefault()); // files are written by the main process only
}
