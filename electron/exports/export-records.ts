// An export from its beginning to its place in the record: put together on this computer, looked at for what no stick would
// take, copied, read again, written down, and the drive let go.
import path from 'node:path';
import { type Refusal, refuse } from '../../shared/commands/define-command.ts';
import { readerMayNot } from '../../shared/commands/people-of-the-desk.ts';
import type { ElectionId } from '../../shared/domain/ids.ts';
import type { ExportAudience, ExportPart } from '../../shared/exports/export-file.ts';
import { partName } from '../../shared/exports/part-name.ts';
import type { JobValue } from '../../shared/ipc/contract.ts';
import { officeStream } from '../../shared/records/define-event.ts';
import { recordsExported } from '../../shared/records/exports.ts';
import { ok, type Result } from '../../shared/result.ts';
import type { Desk } from '../app.ts';
import { bestEffort } from '../backups/unfinished.ts';
import type { JobControl } from '../job-runner.ts';
import type { OfficeStore } from '../store/office-store.ts';
import { isDiskFull } from '../store/store-problem.ts';
import { copyVerified, NotCopied } from '../usb/copy-verified.ts';
import { fits } from '../usb/fits.ts';
import { usableFolder } from '../usb/target.ts';
import { whyNotWritten } from '../usb/why-not-written.ts';
import { actorOf } from '../who-acts.ts';
import { driveOf } from './drive-of.ts';
import { type Packed, packed } from './pack-export.ts';
import { Staging } from './staging.ts';

export interface Wanted {
  readonly election: ElectionId;
  readonly part: ExportPart;
  readonly audience: ExportAudience;
  readonly folder: string;
  readonly passphrase: string | null;
}
export type Exported = JobValue<'export'>;

export async function exportRecords(
  desk: Desk,
  store: OfficeStore,
  wanted: Wanted,
  control: JobControl,
): Promise<Result<Exported, Refusal>> {
  const actor = actorOf(desk, store);
  const reader = readerMayNot(actor);
  if (reader) return reader;
  const usable = await usableFolder(wanted.folder, desk.dataDir);
  if (!usable.ok) return usable;
  const folder = usable.value;
  const drive = await driveOf(desk, folder);
  let staging: Staging | null = null;
  try {
    staging = new Staging(desk.dataDir);
    const made = await packed(desk, store, wanted, staging, control);
    if (!made.ok) return made;
    const { files, last, name } = made.value;
    const fit = await fits(desk.drives.disk, [...files, ...last], { folder, name });
    if (!fit.ok) return fit;
    const copied = await copyOut(desk, { ...made.value, folder }, control);
    if (!copied.ok) return copied;
    const done = outcome(made.value, copied.value, wanted);
    const recorded = bestEffort(() => record(desk, store, wanted, drive === null ? 'folder' : 'drive', done));
    return ok({ ...done, recorded, after: await letGo(desk, drive) });
  } catch (error) {
    if (isDiskFull(error)) return noRoomHere(desk);
    throw error;
  } finally {
    await staging?.remove();
  }
}

const noRoomHere = ({ dataDir }: Desk) =>
  refuse(
    'disk-full',
    `The disk of this computer that holds ${dataDir} is full, and an export is put together there first. Make room, then start anew. Nothing was written on the drive, and nothing was recorded.`,
  );

async function copyOut(
  desk: Desk,
  parcel: Packed & { readonly folder: string },
  control: JobControl,
): Promise<Result<string, Refusal>> {
  try {
    return ok(await copyVerified(desk.drives.disk, parcel, control));
  } catch (error) {
    if (control.signal.aborted || !(error instanceof NotCopied)) throw error;
    return whyNotWritten(error, parcel.folder);
  }
}

function outcome({ files, last, manifest }: Packed, folder: string, { passphrase }: Wanted) {
  const all = [...files, ...last];
  return {
    folder,
    name: path.basename(folder),
    files: all.length,
    bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
    manifestSha256: manifest.sha256,
    events: manifest.chain.events,
    head: manifest.chain.head,
    sealed: passphrase !== null,
  };
}

/** It is there and whole: that it cannot be written down, with the office’s own disk full, does not undo it. */
function record(
  desk: Desk,
  store: OfficeStore,
  { election, part, audience }: Wanted,
  target: 'drive' | 'folder',
  { folder, name, files, bytes, manifestSha256, sealed }: ReturnType<typeof outcome>,
): void {
  const place = path.dirname(folder);
  const payload = {
    ...{ election, part: partName(part), audience, target },
    ...{ name, place, sealed, files, bytes, manifestSha256 },
  };
  const header = { act: desk.ids.act(), recordedAt: desk.clock.now(), clock: desk.clock.kind };
  const actor = actorOf(desk, store).name;
  store.write(() => store.append(recordsExported.of(officeStream, payload), { ...header, actor }));
}

/** “Safe to remove” is said only of a drive the system has let go of. */
async function letGo(desk: Desk, drive: string | null): Promise<Exported['after']> {
  if (drive === null) return 'folder';
  return (await desk.drives.eject(drive).catch(() => false)) ? 'ejected' : 'eject-it';
}
