// What is in a backup and what restoring it would give up, told before anybody decides. Nothing is changed anywhere.
import type { Refusal } from '../../shared/commands/define-command.ts';
import type { BackupContents } from '../../shared/jobs/inspect-backup.ts';
import type { Secret } from '../../shared/jobs/secret.ts';
import { ok, type Result } from '../../shared/result.ts';
import type { Desk } from '../app.ts';
import type { JobControl } from '../job-runner.ts';
import { officeFile } from '../store/open.ts';
import { OfficeUnavailable } from '../store/store-problem.ts';
import { checkCopy } from './check-copy.ts';
import { compare, inWords } from './compare.ts';
import { copyBackup } from './copy-backup.ts';
import { openCopy } from './open-copy.ts';
import { kindHere, withPresent } from './present-office.ts';
import { gone, wrongKind } from './refusals.ts';
import { openStaging } from './staging.ts';

/** Looks into a file the person picked. */
export async function inspectPlace(
  desk: Desk,
  { place, secret }: { readonly place: string; readonly secret: Secret },
  control: JobControl,
): Promise<Result<BackupContents, Refusal>> {
  const source = desk.places.get(place);
  return source === undefined ? gone(null) : inspectFile(desk, source, secret, control);
}

/** The same for a path, as the command line has it. */
export async function inspectFile(
  desk: Desk,
  source: string,
  secret: Secret,
  control: JobControl,
): Promise<Result<BackupContents, Refusal>> {
  openIfItOpens(desk);
  const staging = openStaging(desk, false);
  try {
    const copied = await copyBackup(source, staging.folder, officeFile(desk.dataDir), control);
    if (!copied.ok) return copied;
    const { name, bytes, digest } = copied.value;
    const opened = await openCopy(name, staging.folder, secret, desk.store?.key ?? null);
    if (!opened.ok) return opened;
    const { rest, store, sealed, people, recoveryCode } = opened.value;
    try {
      const office = store?.state.office ?? null;
      const here = kindHere(desk);
      if (office?.kind && here !== null && office.kind !== here) return wrongKind(office.kind);
      const checked = await checkCopy(name, opened.value, control);
      if (!checked.ok) return checked;
      const { events, head } = checked.value;
      const [newest] = rest.log.batch(events - 1, 1);
      return ok({
        ...{ name, bytes, digest, sealed, people: [...people], recoveryCode, opened: store !== null },
        ...{ village: office?.village?.name ?? null, kind: office?.kind ?? null, events, head },
        newest: newest?.header.recordedAt ?? null,
        ...(await withPresent(desk, store?.key ?? null, async (present) => {
          const compared = compare(rest, present);
          return { ...compared, lost: await inWords(compared.lost, present) };
        })),
      });
    } finally {
      rest.close();
    }
  } finally {
    staging.clear();
  }
}

/** An office that cannot be opened is why somebody looks for a backup. */
export function openIfItOpens(desk: Desk): void {
  try {
    desk.locked();
  } catch (error) {
    if (!(error instanceof OfficeUnavailable)) throw error;
  }
}
