// Folders and files the window knows only by a handle: picked by the clerk, set on this computer, or found in the second
// place. The window never sends a path.
import { statSync } from 'node:fs';
import path from 'node:path';
import { type Refusal, refuse } from '../../shared/commands/define-command.ts';
import type { ServiceValue } from '../../shared/ipc/contract.ts';
import { ok, type Result } from '../../shared/result.ts';
import type { Desk } from '../app.ts';
import { newHandle } from '../ids.ts';
import { secondPlaceWarning } from '../place-warnings.ts';
import { isInside } from '../store/backup.ts';

/** The handle of a place; one place keeps one handle. */
export function handleOf(desk: Desk, place: string): string {
  for (const [handle, known] of desk.places) if (known === place) return handle;
  const handle = newHandle();
  desk.places.set(handle, place);
  return handle;
}

export async function pickPlace(
  desk: Desk,
  wanted: 'backup' | 'restore',
): Promise<Result<ServiceValue<'place.pick'>, Refusal>> {
  const picked = await (wanted === 'backup'
    ? desk.dialogs.pickFolder('Where should the backup go?')
    : desk.dialogs.openFile({ title: 'Which backup should be restored?', extensions: ['sqlite'] }));
  return ok(picked === null ? { place: null, shown: '' } : { place: handleOf(desk, picked), shown: picked });
}

/** The folder behind the handle of a second place, or why it cannot be one. */
export function secondPlaceFrom(desk: Desk, handle: string): Result<string, Refusal> {
  const folder = desk.places.get(handle);
  if (folder === undefined)
    return refuse('no-such-place', 'Choose the folder for the backups again; nothing was changed.', 'place');
  if (!path.isAbsolute(folder) || !statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    return refuse('no-such-place', `${folder} is not a folder that is there now. Choose another one.`, 'place');
  if (isInside(folder, desk.dataDir))
    return refuse(
      'in-the-data-folder',
      `Backups inside ${desk.dataDir} would be lost together with the office. Choose another place.`,
      'place',
    );
  return ok(folder);
}

/** Looks at the second place again, so that views can tell what is to be known about it. */
export async function lookAtSecondPlace(desk: Desk): Promise<string | null> {
  const { folder } = desk.machine.get().backup;
  const warning = folder === null ? null : await secondPlaceWarning(folder, desk.dataDir);
  desk.secondPlace = { folder, warning };
  return warning;
}
