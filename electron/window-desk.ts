// The desk behind the window, and the door to it: nearly all of the program. It is loaded while the window is being made.
import { buildApp } from './app.ts';
import { statedClock, systemClock } from './clock.ts';
import { electronDialogs } from './dialogs-electron.ts';
import { systemIds } from './ids.ts';
import { officeFolders, type StartOptions } from './start-options.ts';
import { systemDrives } from './usb/system-drives.ts';
import { electronViewer } from './viewer-electron.ts';

export { closeWhenBackedUp } from './close-when-backed-up.ts';
export { registerDesk } from './ipc/register.ts';

export interface WindowDesk {
  readonly userData: string;
  /** A stated time counts only while somebody works on the program. */
  readonly isPackaged: boolean;
  /** The window its dialogs lie over. */
  readonly window: Parameters<typeof electronDialogs>[0];
}

/** Opens the office of the start options. Throws where the stated time is none. */
export function openDesk(
  { dataDir, now }: StartOptions,
  { userData, isPackaged, window }: WindowDesk,
): ReturnType<typeof buildApp> {
  const clock = now === undefined || isPackaged ? undefined : statedClock(now);
  if (clock?.ok === false) throw new Error(clock.error);
  return buildApp({
    ...officeFolders(dataDir, userData),
    clock: clock?.value ?? systemClock(),
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    ids: systemIds(),
    drives: systemDrives(),
    viewer: electronViewer(),
    dialogs: electronDialogs(window),
  });
}
