// Proof that a backup can be restored: it is, into a folder of its own, opened, read to its last record, and deleted again.
import type { z } from 'zod';
import { type Refusal, refuse } from '../../shared/commands/define-command.ts';
import type { drill } from '../../shared/jobs/drill.ts';
import type { Secret } from '../../shared/jobs/secret.ts';
import { ok, type Result } from '../../shared/result.ts';
import type { Desk } from '../app.ts';
import { backupsInSecondPlace } from '../backups/list.ts';
import type { JobControl } from '../job-runner.ts';
import { damageBesideLog } from '../store/damage-beside-log.ts';
import { officeFile } from '../store/open.ts';
import { checkCopy } from './check-copy.ts';
import { copyBackup } from './copy-backup.ts';
import { openIfItOpens } from './inspect.ts';
import { openCopy } from './open-copy.ts';
import { damaged, gone } from './refusals.ts';
import { openStaging } from './staging.ts';

export type Drilled = z.infer<typeof drill.value>;

/** Tries a file the person picked, or the newest backup in the second place. */
export async function drillBackup(
  desk: Desk,
  { place }: { readonly place: string | null },
  control: JobControl,
): Promise<Result<Drilled, Refusal>> {
  const handle = place ?? (await backupsInSecondPlace(desk))[0]?.place;
  if (handle === undefined)
    return refuse('no-backup', 'There is no backup in the second place that could be tried. Make one first.');
  const source = desk.places.get(handle);
  return source === undefined ? gone(null) : drillFile(desk, source, null, control);
}

/** The same for a path, as the command line has it, and with a secret of that time. */
export async function drillFile(
  desk: Desk,
  source: string,
  secret: Secret,
  control: JobControl,
): Promise<Result<Drilled, Refusal>> {
  const began = performance.now();
  openIfItOpens(desk);
  const staging = openStaging(desk, false);
  try {
    const copied = await copyBackup(source, staging.folder, officeFile(desk.dataDir), control);
    if (!copied.ok) return copied;
    const { name, bytes, sha256 } = copied.value;
    const opened = await openCopy(name, staging.folder, secret, desk.store?.key ?? null);
    if (!opened.ok) return opened;
    const { rest, store } = opened.value;
    try {
      const checked = await checkCopy(name, opened.value, control);
      if (!checked.ok) return checked;
      const lost = store && (await damageBesideLog(rest.db, store.key, () => control.breathe()));
      if (lost) return damaged(name, lost);
      const { events, head } = checked.value;
      const told = desk.store?.state.office.lastBackup;
      if (told?.sha256 === sha256 && (told.head !== head || told.events !== events))
        return damaged(name, 'it does not hold the events that were recorded when it was made.');
      const [newest] = rest.log.batch(events - 1, 1);
      return ok({
        ...{ name, bytes, events, head, madeAt: newest?.header.recordedAt ?? null },
        contents: store ? 'opened' : 'not-opened',
        why: store ? null : 'It opens only with a passphrase of the day it was made, or the recovery code of that day.',
        seconds: Math.round(performance.now() - began) / 1000,
      });
    } finally {
      rest.close();
    }
  } finally {
    staging.clear();
  }
}
