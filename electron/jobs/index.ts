// The doing of every long work in the contract, by its name.
import type { Refusal } from '../../shared/commands/define-command.ts';
import { refuse } from '../../shared/commands/define-command.ts';
import { backup } from '../../shared/jobs/backup.ts';
import { checkExport } from '../../shared/jobs/check-export.ts';
import { drill } from '../../shared/jobs/drill.ts';
import { exportRecords } from '../../shared/jobs/export.ts';
import { jobs } from '../../shared/jobs/index.ts';
import { inspectBackup } from '../../shared/jobs/inspect-backup.ts';
import { restore } from '../../shared/jobs/restore.ts';
import { verifyHistory } from '../../shared/jobs/verify-history.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import type { Desk } from '../app.ts';
import { asked, backUp } from '../backups/make.ts';
import { printBatchAgainJob, printBatchJob } from '../envelopes/print-batch.ts';
import { exportRecords as takeAway } from '../exports/export-records.ts';
import { invalidInput } from '../ipc/invalid-input.ts';
import type { JobControl } from '../job-runner.ts';
import { drillBackup } from '../restore/drill.ts';
import { inspectPlace } from '../restore/inspect.ts';
import { restorePlace } from '../restore/restore.ts';
import { damageBesideLog } from '../store/damage-beside-log.ts';
import { findDamage } from '../store/find-damage.ts';
import type { HeldOffice } from '../store/office-at-rest.ts';
import { verifyLog } from '../store/verify.ts';
import { printTakeAlongBoxJob } from '../take-along/print-box.ts';
import { checkExportAt } from '../verify/check-export.ts';
import { lookOver, readVoters } from '../voters/desk-lists.ts';

type Name = (typeof jobs)[number]['name'];
/** What needs no office here, or helps where the one here cannot be opened. */
type Early = 'inspect-backup' | 'restore' | 'drill' | 'check-export';
type Doing = (desk: Desk, store: HeldOffice, input: unknown, control: JobControl) => Promise<Result<unknown, Refusal>>;

const doings: Readonly<Record<Exclude<Name, Early>, Doing>> = {
  backup: async (desk, store, input, control) => {
    const { place } = backup.input.parse(input);
    if (place === null) return backUp(desk, store, { to: 'second' }, asked, control);
    const folder = desk.places.get(place);
    if (!folder) return refuse('no-such-place', 'Choose the place for the backup again; nothing was written.', 'place');
    return backUp(desk, store, { to: 'folder', folder }, asked, control);
  },
  'verify-history': async (_, store, input, control) => {
    const { head } = verifyHistory.input.parse(input);
    const total = store.log.head().seq;
    const checked = await verifyLog(store.log, store.sealer, head, async (done) => {
      if (done % 250 === 0) control.progress({ what: 'events checked', done, total });
      await control.breathe();
    });
    if (checked.broken !== null) return ok(checked);
    const breathe = () => control.breathe();
    const sick = await findDamage(store.db, breathe);
    const beside = store.sealer ? await damageBesideLog(store.db, store.sealer, breathe) : null;
    return ok({
      ...checked,
      broken: sick === null ? beside : 'The file itself is damaged: parts of it cannot be read.',
    });
  },
  export: async (desk, held, input, control) => {
    const { place, ...wanted } = exportRecords.input.parse(input);
    const folder = desk.places.get(place);
    if (!folder) return refuse('no-such-place', 'Choose the drive or folder again; nothing was written.', 'place');
    if (desk.store !== held) return refuse('locked', 'The office is locked. Open it first; nothing was written.');
    return takeAway(desk, desk.store, { ...wanted, folder }, control);
  },
  'import-voters': readVoters,
  'look-over-voters': lookOver,
  'print-batch': printBatchJob,
  'print-batch-again': printBatchAgainJob,
  'print-take-along-box': printTakeAlongBoxJob,
};

const early: Readonly<Record<Early, (desk: Desk, input: unknown, control: JobControl) => ReturnType<Doing>>> = {
  'inspect-backup': (desk, input, control) => inspectPlace(desk, inspectBackup.input.parse(input), control),
  restore: (desk, input, control) => restorePlace(desk, restore.input.parse(input), control),
  drill: (desk, input, control) => drillBackup(desk, drill.input.parse(input), control),
  'check-export': async (desk, input, control) => {
    const { place, passphrase } = checkExport.input.parse(input);
    const folder = desk.places.get(place);
    if (!folder) return refuse('no-such-place', 'Choose the export again.', 'place');
    return checkExportAt(folder, passphrase, control);
  },
};
const isEarly = (name: Name): name is Early => name in early;

/** The work of that name ready to run; or why it cannot be. Throws OfficeUnavailable. */
export function jobWork(
  desk: Desk,
  name: string,
  input: unknown,
): Result<(control: JobControl) => Promise<Result<unknown, Refusal>>, Refusal> {
  const job = jobs.find((j) => j.name === name);
  if (!job) return refuse('invalid-input', `This program has no long work called “${name}”.`, 'job');
  const parsed = job.input.safeParse(input);
  if (!parsed.success) return err(invalidInput(parsed.error, input));
  const { name: known } = job;
  if (isEarly(known)) return ok((control) => early[known](desk, parsed.data, control));
  // A locked office can be backed up and checked all the same.
  const office = desk.locked() ?? desk.open();
  if (!office) return refuse('no-office', 'There is no office here yet.');
  return ok((control) => doings[known](desk, office, parsed.data, control));
}
