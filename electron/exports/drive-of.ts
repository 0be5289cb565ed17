// The removable drive a folder lies on, by the system's own list.
import { realpath } from 'node:fs/promises';
import type { Desk } from '../app.ts';
import { isInside } from '../store/backup.ts';

/** The drive’s path, as the list has it; null where the folder is on none. */
export async function driveOf(desk: Desk, folder: string): Promise<string | null> {
  for (const drive of await desk.drives.list()) {
    const real = await realpath(drive.path).catch(() => drive.path);
    if (isInside(folder, real)) return drive.path;
  }
  return null;
}
