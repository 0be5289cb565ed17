// Changing what is set on this computer: by nobody who walks up to a locked desk and by no reader, and whole or not at all.
import { type Refusal, refuse } from '../shared/commands/define-command.ts';
import { readerMayNot } from '../shared/commands/people-of-the-desk.ts';
import { ok, type Result } from '../shared/result.ts';
import type { Desk } from './app.ts';
import type { Machine } from './machine-settings.ts';
import { problemFrom } from './store/store-problem.ts';
import { actorOf } from './who-acts.ts';

/** Whoever walks up to a locked desk changes nothing, and neither does a reader; where there is no office, anybody may. */
function mayNot(desk: Desk): { ok: false; error: Refusal } | null {
  if (desk.rest) return refuse('locked', 'The office is locked. Open it with your passphrase or the recovery code.');
  return desk.store && readerMayNot(actorOf(desk, desk.store));
}

/** Writes what `work` makes of the settings, or says why not. */
export function setMachine(desk: Desk, work: (now: Machine) => Machine): Result<Record<never, never>, Refusal> {
  const no = mayNot(desk);
  if (no) return no;
  try {
    desk.machine.change(work);
    return ok({});
  } catch (error) {
    const { code, what, todo } = problemFrom(error, desk.dataDir);
    const message =
      code === 'disk-full' ? `${what} ${todo}` : `The settings of this computer cannot be written in ${desk.dataDir}.`;
    return refuse('not-written', `${message} Nothing was changed.`);
  }
}
