// Folders and files the window knows only by a handle: picked by the clerk, set on this computer, or found in the second
// place. The window never sends a path.
import { statSync } from 'node:fs';
import path from 'node:path';
import { type Refusal, refuse } from '../../shared/commands/define-command.ts';
import type { ServiceInput, ServiceValue } from '../../shared/ipc/contract.ts';
import { ok, type Result } from '../../shared/result.ts';
import { seen } from '../../shared/words/seen.ts';
import type { Desk, Dialogs } from '../app.ts';
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

type For = ServiceInput<'place.pick'>['for'];

const pickers: Readonly<Record<For, (dialogs: Dialogs) => Promise<string | null>>> = {
  backup: (dialogs) => dialogs.pickFolder('Where should the backup go?'),
  restore: (dialogs) => dialogs.openFile({ title: 'Which backup should be restored?', extensions: ['sqlite'] }),
  export: (dialogs) => dialogs.pickFolder('Where should the records go?'),
  'check-export': (dialogs) => dialogs.pickFolder('Which export should be checked?'),
};

export async function pickPlace(desk: Desk, wanted: For): Promise<Result<ServiceValue<'place.pick'>, Refusal>> {
  const picked = await pickers[wanted](desk.dialogs);
  return ok(picked === null ? { place: null, shown: '' } : { place: handleOf(desk, picked), shown: picked });
}

/** No file system gives a drive a longer name. */
const longestLabel = 255;

/** The removable drives of this computer, each by a handle. */
export async function drivesHere(desk: Desk): Promise<Result<ServiceValue<'drive.list'>, Refusal>> {
  const drives = await desk.drives.list();
  return ok({
    drives: drives.map(({ path: folder, label, freeBytes, locked }) => ({
      ...{ place: handleOf(desk, folder), shown: seen(folder), freeBytes, locked },
      label: label.trim() === '' ? 'Removable drive' : seen(label.slice(0, longestLabel)),
    })),
  });
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
