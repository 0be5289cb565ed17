// The moment of a restore: nobody else has the office open, what it gives up is counted, the restore is recorded in the
// new office, and the new office takes its place.
import path from 'node:path';
import type { Refusal } from '../../shared/commands/define-command.ts';
import type { Actor, PersonId } from '../../shared/domain/desk-person.ts';
import { officeStream } from '../../shared/records/define-event.ts';
import { peopleAtWork, recoveryCodeUsed } from '../../shared/records/people.ts';
import { officeRestored } from '../../shared/records/restored.ts';
import { ok, type Result } from '../../shared/result.ts';
import type { Desk } from '../app.ts';
import { record } from '../people/record.ts';
import { OfficeAtRest, OpenElsewhere } from '../store/office-at-rest.ts';
import { holdExclusive } from '../store/office-lock.ts';
import { OfficeStore } from '../store/office-store.ts';
import { isBusy, problemFrom } from '../store/store-problem.ts';
import { forgetTries } from '../store/unlock-tries.ts';
import { actorOf } from '../who-acts.ts';
import type { Checked } from './check-copy.ts';
import { compare } from './compare.ts';
import { moveCounters } from './move-counters.ts';
import type { OpenedCopy } from './open-copy.ts';
import { withPresent } from './present-office.ts';
import { asHere, openElsewhere, worksBeside } from './refusals.ts';
import type { Restored } from './restore.ts';
import type { Staging } from './staging.ts';
import { keptName, swap } from './swap.ts';

export interface CheckedBackup extends OpenedCopy, Checked {
  readonly store: OfficeStore;
  readonly sha256: string;
}

/** Alone in this process. Afterwards the new office is open, or the one before as it was. */
export async function exchange(
  desk: Desk,
  backup: CheckedBackup,
  staging: Staging,
): Promise<Result<Restored, Refusal>> {
  if (desk.jobs.running > 1) return worksBeside();
  staging.letGo();
  const before = { store: desk.store, rest: desk.rest };
  const held = desk.store?.rest ?? desk.rest;
  const work = async (): Promise<Restored> => {
    const restored = await recordRestore(desk, backup);
    backup.rest.close();
    if (held) closeWhole(held);
    await swap(desk.dataDir, backup.rest.file, restored.keptAs);
    return restored;
  };
  try {
    const restored = await (held ? held.giveWay(work) : aloneInFolder(desk.dataDir, work));
    desk.rest = null;
    desk.store = new OfficeStore(new OfficeAtRest(desk.dataDir, 'head'), backup.store.key);
    desk.session = { person: backup.person, byCode: backup.by === 'recovery-code' };
    desk.problem = null;
    return ok(restored);
  } catch (error) {
    if (error instanceof OpenElsewhere) return openElsewhere();
    takeUpAgain(desk, before);
    return asHere(problemFrom(error, path.join(desk.dataDir, 'office.sqlite')));
  }
}

async function aloneInFolder<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  let lock: ReturnType<typeof holdExclusive>;
  try {
    lock = holdExclusive(dataDir, 0);
  } catch (error) {
    throw isBusy(error) ? new OpenElsewhere() : error;
  }
  try {
    return await work();
  } finally {
    lock.release();
  }
}

/** With everything in the one file, where that can still be done; else it is kept with what lies beside it. */
function closeWhole({ db }: OfficeAtRest): void {
  try {
    db.pragma('wal_checkpoint(TRUNCATE)');
  } catch {
    // Said above.
  }
  db.close();
}

/** The office as it was, with the key it was open under, so that a failed restore locks nobody out. */
function takeUpAgain(desk: Desk, before: Pick<Desk, 'store' | 'rest'>): void {
  desk.store = desk.rest = null;
  try {
    if (before.store) desk.store = new OfficeStore(new OfficeAtRest(desk.dataDir), before.store.key);
    else if (before.rest) desk.rest = new OfficeAtRest(desk.dataDir);
  } catch {
    // Whoever asks next is told what is wrong.
  }
}

async function recordRestore(desk: Desk, backup: CheckedBackup): Promise<Restored> {
  const { store, sha256, head, events, by, person } = backup;
  const { compared, moved } = await withPresent(desk, store.key, async (present) => {
    const compared = compare(store, present);
    return { compared, moved: await moveCounters(store, present, compared.common) };
  });
  const lost = compared.relation === 'unreadable' ? null : compared.lostCount;
  const keptAs = keptName(desk.dataDir, desk.clock.now());
  const [newest] = store.log.batch(events - 1, 1);
  const actor = whoRestores(desk, store, person);
  store.write(() => {
    record(desk, store, actor, [
      officeRestored.of(officeStream, {
        ...{ sha256, head, events, lost, keptAs, by, newest: newest?.header.recordedAt ?? null },
        newElectionsFrom: moved.newElectionsFrom,
      }),
      ...(by === 'recovery-code' && person ? [recoveryCodeUsed.of(officeStream, { person })] : []),
      ...moved.events,
    ]);
    forgetTries(store.db, by === 'recovery-code' ? 'recovery' : (person ?? ''));
  });
  return { events: store.log.head().seq, lostCount: lost, keptAs, countersMovedTo: moved.highest };
}

/** Whoever the secret belongs to; without one, whoever sits at the desk, as the backup knows her. */
export function whoRestores(desk: Desk, store: OfficeStore, person: PersonId | null): Actor {
  const found = peopleAtWork(store.state.office).find((p) => p.id === person);
  return found ? { person: found.id, name: found.name, role: found.role } : actorOf(desk, store);
}
