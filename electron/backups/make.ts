// A backup from its beginning to its place in the record: what was left over cleared away, written, checked, written
// down, older ones deleted. The same for the window, for closing it, and for the command line.
import path from 'node:path';
import { type Refusal, refuse } from '../../shared/commands/define-command.ts';
import type { JobValue } from '../../shared/ipc/contract.ts';
import { backupMade } from '../../shared/records/backups.ts';
import { officeStream } from '../../shared/records/define-event.ts';
import { ok, type Result } from '../../shared/result.ts';
import type { Desk } from '../app.ts';
import type { JobControl } from '../job-runner.ts';
import type { Made } from '../machine-settings.ts';
import { type BackupMade, makeBackup } from '../store/backup.ts';
import { unfinishedNames } from '../store/backup-name.ts';
import type { HeldOffice } from '../store/office-at-rest.ts';
import type { OfficeStore } from '../store/office-store.ts';
import { actorOf } from '../who-acts.ts';
import { keepNewest, recordedBackups } from './generations.ts';
import { backupName } from './names.ts';
import { bestEffort, clearUnfinished, whileUnfinished } from './unfinished.ts';

/** `second`: the second place of this computer. `folder`: another, where nothing is ever deleted. `file`: by name. */
export type Where =
  | { readonly to: 'second' }
  | { readonly to: 'folder'; readonly folder: string }
  | { readonly to: 'file'; readonly file: string };

export type Backup = Result<JobValue<'backup'>, Refusal>;

export const noSecondPlace = () =>
  refuse('no-second-place', 'No second place for backups is chosen on this computer. Choose one first.', 'place');

export interface Reason {
  /** Made by the program itself, on closing. */
  readonly automatic: boolean;
  /** Nobody may be watching: where it fails, that is kept until the next good backup, and Today tells it. */
  readonly noteFailure: boolean;
}
export const asked: Reason = { automatic: false, noteFailure: false };
export const onClosing: Reason = { automatic: true, noteFailure: true };

export async function backUp(
  desk: Desk,
  held: HeldOffice,
  where: Where,
  why: Reason,
  control: JobControl,
): Promise<Backup> {
  const { machine } = desk;
  const { folder, generations } = machine.get().backup;
  if (where.to === 'second' && folder === null) return noSecondPlace();
  const target =
    where.to === 'file'
      ? path.resolve(where.file)
      : path.join(where.to === 'folder' ? where.folder : (folder ?? ''), backupName(desk.clock.now()));
  clearUnfinished(machine);
  const unfinished = unfinishedNames(held.file, target);
  const finishing = (made: Pick<BackupMade, 'file' | 'bytes' | 'sha256'>) => {
    if (where.to === 'second') noteOwn(desk, made);
  };
  const options = { unfinished, finishing, anotherName: where.to !== 'file' };
  const made = await whileUnfinished(machine, unfinished, () => makeBackup(held, target, control, options));
  if (!made.ok) {
    if (why.noteFailure) noteFailure(desk, made.error.message);
    return made;
  }
  const store = desk.store === held ? desk.store : null;
  const recorded = store !== null && bestEffort(() => record(desk, store, made.value, why.automatic));
  const removed = noteAndMakeRoom(
    desk,
    store,
    made.value,
    where.to === 'second' && mayMakeRoom(desk, store) ? generations : null,
  );
  return ok({ ...made.value, recorded, removed });
}

/** Whoever finds the desk locked, or may only look, must not push the good backups out by making many. */
const mayMakeRoom = (desk: Desk, store: OfficeStore | null): boolean =>
  store !== null && actorOf(desk, store).role !== 'reader';

/** It is there and whole: that it cannot be written down, with the office’s own disk full, does not undo it. */
function record(desk: Desk, store: OfficeStore, made: BackupMade, automatic: boolean): void {
  const { file, ...facts } = made;
  const event = { ...facts, automatic, file: path.basename(file), place: path.dirname(file) };
  const header = { act: desk.ids.act(), recordedAt: desk.clock.now(), clock: desk.clock.kind };
  store.write(() => store.append(backupMade.of(officeStream, event), { ...header, actor: actorOf(desk, store).name }));
}

const ownOf = ({ file, sha256, bytes }: Pick<BackupMade, 'file' | 'bytes' | 'sha256'>): Made => ({
  file: path.basename(file),
  sha256,
  bytes,
});

/** Only what is noted here or on record may one day make room. */
const noteOwn = (desk: Desk, made: Pick<BackupMade, 'file' | 'bytes' | 'sha256'>): void =>
  void bestEffort(() => desk.machine.changeBackup((now) => ({ made: [...now.made, ownOf(made)].slice(-500) })));

/** Returns how many older backups went. `generations` null: none. */
function noteAndMakeRoom(desk: Desk, store: OfficeStore | null, made: BackupMade, generations: number | null): number {
  const { machine } = desk;
  const { events, head } = made;
  bestEffort(() => machine.changeBackup(() => ({ lastFailure: null, holds: { events, head } })));
  if (generations === null) return 0;
  const newest = ownOf(made);
  let gone: readonly string[] = [];
  bestEffort(() => {
    const own = [...(store ? recordedBackups(store) : []), ...machine.get().backup.made, newest];
    gone = keepNewest(path.dirname(made.file), newest.file, generations, own);
  });
  if (gone.length > 0)
    bestEffort(() => machine.changeBackup((now) => ({ made: now.made.filter(({ file }) => !gone.includes(file)) })));
  return gone.length;
}

/** Kept until the next good backup: Today tells it. */
const noteFailure = (desk: Desk, why: string): void =>
  void bestEffort(() =>
    desk.machine.changeBackup(() => ({ lastFailure: { at: desk.clock.now(), why: why.slice(0, 1000) } })),
  );
