// The doing of every long work in the contract, by its name.
import path from 'node:path';
import type { Refusal } from '../../shared/commands/define-command.ts';
import { refuse } from '../../shared/commands/define-command.ts';
import { backup } from '../../shared/jobs/backup.ts';
import { jobs } from '../../shared/jobs/index.ts';
import { verifyHistory } from '../../shared/jobs/verify-history.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import type { Desk } from '../app.ts';
import { invalidInput } from '../ipc/invalid-input.ts';
import type { JobControl } from '../job-runner.ts';
import { makeBackup } from '../store/backup.ts';
import type { HeldOffice } from '../store/office-at-rest.ts';
import { verifyLog } from '../store/verify.ts';

type Doing = (desk: Desk, store: HeldOffice, input: unknown, control: JobControl) => Promise<Result<unknown, Refusal>>;

/** `office-2027-03-09-104200.sqlite`: the village and the moment, in a name every file system takes. */
const backupName = (desk: Desk): string =>
  `office-backup-${desk.clock.now().slice(0, 19).replaceAll(':', '').replace('T', '-')}.sqlite`;

const doings: Readonly<Record<(typeof jobs)[number]['name'], Doing>> = {
  backup: async (desk, store, input, control) => {
    const folder = desk.places.get(backup.input.parse(input).place);
    if (!folder) return refuse('no-such-place', 'Choose the place for the backup again; nothing was written.', 'place');
    return makeBackup(store, path.join(folder, backupName(desk)), control);
  },
  'verify-history': async (_, store, input, control) => {
    const { head } = verifyHistory.input.parse(input);
    const total = store.log.head().seq;
    const checked = await verifyLog(store.log, store.sealer, head, async (done) => {
      if (done % 250 === 0) control.progress({ what: 'events checked', done, total });
      await control.breathe();
    });
    return ok(checked);
  },
};

/** The work of that name ready to run; or why it cannot be. */
export function jobWork(
  desk: Desk,
  store: HeldOffice,
  name: string,
  input: unknown,
): Result<(control: JobControl) => Promise<Result<unknown, Refusal>>, Refusal> {
  const job = jobs.find((j) => j.name === name);
  if (!job) return refuse('invalid-input', `This program has no long work called “${name}”.`, 'job');
  const parsed = job.input.safeParse(input);
  if (!parsed.success) return err(invalidInput(parsed.error, input));
  return ok((control) => doings[job.name](desk, store, parsed.data, control));
}
