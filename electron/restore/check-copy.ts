// The copy of a backup is looked at before anything is promised: every page, every link of its history and, with the key,
// every content, and the record folded from its first event. A paper or draft that rotted beside the history keeps nobody
// from having the rest back: it is said once the office is open, as in any office.
import type { Refusal } from '../../shared/commands/define-command.ts';
import { ok, type Result } from '../../shared/result.ts';
import type { JobControl } from '../job-runner.ts';
import { findDamage } from '../store/find-damage.ts';
import { problemFrom } from '../store/store-problem.ts';
import { verifyLog } from '../store/verify.ts';
import type { OpenedCopy } from './open-copy.ts';
import { asBackup, damaged } from './refusals.ts';

export interface Checked {
  readonly events: number;
  readonly head: string;
}

/** Refuses with `damaged`, and with `newer` where the fold meets what this program does not know. */
export async function checkCopy(
  name: string,
  { rest, store }: OpenedCopy,
  control: JobControl,
): Promise<Result<Checked, Refusal>> {
  const sick = await findDamage(rest.db, () => control.breathe());
  if (sick) return damaged(name, 'parts of it cannot be read.');
  const total = rest.log.head().seq;
  const verified = await verifyLog(rest.log, store?.key ?? null, null, async (done) => {
    if (done % 250 === 0) control.progress({ what: 'events checked', done, total });
    await control.breathe();
  });
  if (verified.broken) return damaged(name, verified.broken);
  if (store) {
    try {
      await store.state.foldAll(() => control.breathe());
    } catch (error) {
      if (control.signal.aborted) throw error;
      return asBackup(name, problemFrom(error, rest.file));
    }
  }
  return ok({ events: verified.events, head: verified.head });
}
