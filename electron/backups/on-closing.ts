// The backup on closing: when one is wanted, and the wait until it is made. The window closes whatever comes of it; what
// failed is told the next time the program starts.
import { refuse } from '../../shared/commands/define-command.ts';
import type { Desk } from '../app.ts';
import type { HeldOffice } from '../store/office-at-rest.ts';
import { backUp, onClosing } from './make.ts';

export interface Closing {
  /** Closes without: what was begun is cleared away. */
  stop(): void;
  /** Resolves when the window may close. */
  readonly ended: Promise<void>;
}

/** Starts the backup where one is wanted, and answers how to wait for it; null where the window may close at once. */
export function backupOnClosing(desk: Desk): Closing | null {
  const { folder, onClose } = desk.machine.get().backup;
  const held = desk.store ?? desk.rest;
  if (folder === null || !onClose || !held || desk.gate.isAlone || !isNew(desk, held)) return null;
  // Long work that somebody began is stopped, as it always was when the window closes.
  const before = desk.jobs.stopAll();
  const id = desk.jobs.start(async (control) => {
    await before;
    const there = desk.store ?? desk.rest;
    return there
      ? backUp(desk, there, { to: 'second' }, onClosing, control)
      : refuse('no-office', 'The office was closed.');
  }, 'closing');
  return { stop: () => desk.jobs.stop(id), ended: desk.jobs.ended(id) };
}

/** Whether anything was recorded that the newest backup does not hold. */
function isNew(desk: Desk, held: HeldOffice): boolean {
  const recorded = desk.store?.state.office.lastBackup?.events ?? 0;
  const noted = desk.machine.get().backup.holds;
  // After a restore the history may be another one from there on.
  const [row] = noted && noted.events > 0 ? held.log.batch(noted.events - 1, 1) : [];
  const heldBy = row && row.hash.toString('hex') === noted?.head ? noted.events : 0;
  return held.log.actsAfter(Math.max(recorded, heldBy)) > 0;
}
