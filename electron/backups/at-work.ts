// What views may know of this computer's settings and places.
import type { MachineAtWork } from '../../shared/views/define-view.ts';
import type { Desk } from '../app.ts';
import { officeWarnings } from '../place-warnings.ts';

export function machineAtWork(desk: Desk): MachineAtWork {
  const { backup, printing } = desk.machine.get();
  const { folder, generations, onClose, lastFailure } = backup;
  const { secondPlace } = desk;
  const placeWarning = secondPlace?.folder === folder ? secondPlace.warning : null;
  return { backup: { place: folder, generations, onClose, lastFailure, placeWarning }, printing };
}

/** What is to be known before and beside all work: settings that could not be read, and about the office’s folder. */
export async function warningsOf(desk: Desk): Promise<string[]> {
  desk.machine.get();
  const { unreadable } = desk.machine;
  return [...(unreadable === null ? [] : [unreadable]), ...(await officeWarnings(desk.dataDir))];
}
