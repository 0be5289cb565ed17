// What exchanges the office's key goes alone: no other call, no long work, no other window.
import { type Refusal, refuse } from '../../shared/commands/define-command.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import type { Desk } from '../app.ts';
import type { DataKey } from '../store/keys.ts';
import { OpenElsewhere } from '../store/office-at-rest.ts';
import type { OfficeStore } from '../store/office-store.ts';

const inUse = 'The office is open in another window or command. Close it there, then try again. Nothing was changed.';

/** A refusal while long work runs, which reads and writes the office all the while. */
export const whileWorking = (desk: Desk): Refusal | null =>
  desk.jobs.busy
    ? refuse('busy', 'A long work is still running, such as a backup. Wait until it has ended, or stop it.').error
    : null;

/** Runs `work` in one transaction that seals everything under the key it returns, and goes on with the new key. */
export async function sealAnewWith<T>(
  desk: Desk,
  store: OfficeStore,
  work: () => { readonly value: Result<T, Refusal>; readonly under: DataKey | null },
): Promise<Result<T, Refusal>> {
  const working = whileWorking(desk);
  if (working) return err(working);
  try {
    const done = await store.writeAlone(work);
    desk.store = done.store;
    return done.value;
  } catch (error) {
    if (!store.db.open) desk.store = null; // it is opened anew, from what is on the disk
    if (error instanceof OpenElsewhere) return refuse('office-open-elsewhere', inUse);
    throw error;
  }
}

/** The open store, alone; what was true before waiting may not be any more. */
export const aloneWithStore = <T>(
  desk: Desk,
  work: (store: OfficeStore) => Promise<Result<T, Refusal>>,
): Promise<Result<T, Refusal>> =>
  desk.gate.alone(async () => {
    const store = desk.open();
    return store ? work(store) : refuse('no-office', 'There is no office here yet.');
  });

export const nothing = ok({});
