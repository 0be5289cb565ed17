// The office as a backup has it. It is built and checked beside the one here; only then, alone with the office, does it
// take its place, and the one before is kept under a name of its own.

import type { z } from 'zod';
import type { Refusal } from '../../shared/commands/define-command.ts';
import { readerMayNot } from '../../shared/commands/people-of-the-desk.ts';
import type { restore } from '../../shared/jobs/restore.ts';
import type { Secret } from '../../shared/jobs/secret.ts';
import type { Result } from '../../shared/result.ts';
import type { Desk } from '../app.ts';
import type { JobControl } from '../job-runner.ts';
import type { HeldOffice } from '../store/office-at-rest.ts';
import { officeFile, prepareFolder } from '../store/open.ts';
import { OfficeUnavailable } from '../store/store-problem.ts';
import { actorOf } from '../who-acts.ts';
import { checkCopy } from './check-copy.ts';
import { copyBackup } from './copy-backup.ts';
import { exchange, whoRestores } from './exchange.ts';
import { type OpenedCopy, openCopy } from './open-copy.ts';
import { kindHere } from './present-office.ts';
import { asHere, gone, secretNeeded, unlockFirst, wrongKind } from './refusals.ts';
import { openStaging } from './staging.ts';

export type Restored = z.infer<typeof restore.value>;

/** Restores from a file the person picked. */
export async function restorePlace(
  desk: Desk,
  { place, secret }: { readonly place: string; readonly secret: Secret },
  control: JobControl,
): Promise<Result<Restored, Refusal>> {
  const source = desk.places.get(place);
  return source === undefined ? gone(null) : restoreFile(desk, source, secret, control);
}

/** The same from a path, as the command line has it. */
export async function restoreFile(
  desk: Desk,
  source: string,
  secret: Secret,
  control: JobControl,
): Promise<Result<Restored, Refusal>> {
  const inTheWay = whatIsInTheWay(desk);
  if (inTheWay) return inTheWay;
  const staging = openStaging(desk, true);
  try {
    const copied = await copyBackup(source, staging.folder, officeFile(desk.dataDir), control);
    if (!copied.ok) return copied;
    const { name } = copied.value;
    const opened = await openCopy(name, staging.folder, secret, null);
    if (!opened.ok) return opened;
    try {
      const { store } = opened.value;
      if (!store) return secretNeeded();
      const { kind } = store.state.office;
      const here = kindHere(desk);
      if (kind !== null && here !== null && kind !== here) return wrongKind(kind);
      if (desk.rest && !mayReplaceLocked(desk.rest, opened.value)) return unlockFirst();
      const sits = desk.store && readerMayNot(actorOf(desk, desk.store));
      if (sits && opened.value.by !== 'recovery-code') return sits;
      const checked = await checkCopy(name, opened.value, control);
      if (!checked.ok) return checked;
      const mayNot = readerMayNot(whoRestores(desk, store, opened.value.person));
      if (mayNot && opened.value.by !== 'recovery-code') return mayNot;
      const backup = { ...opened.value, ...checked.value, store, sha256: copied.value.sha256 };
      return await desk.gate.alone(() => exchange(desk, backup, staging));
    } finally {
      opened.value.rest.close();
    }
  } finally {
    staging.clear();
  }
}

/**
 * Over a locked office goes only a backup of the same office that somebody opened with her passphrase or the code:
 * otherwise whoever finds the desk locked could put one without a passphrase in its place.
 */
function mayReplaceLocked(here: HeldOffice, { by, rest }: OpenedCopy): boolean {
  const [first, theirs] = [here.log.batch(0, 1)[0], rest.log.batch(0, 1)[0]];
  return by !== 'no-secret' && first !== undefined && theirs !== undefined && first.hash.equals(theirs.hash);
}

/** A folder that cannot be written, and an office that a newer program has written: that one is not damaged at all. */
function whatIsInTheWay(desk: Desk) {
  try {
    prepareFolder(desk.dataDir);
    desk.locked();
  } catch (error) {
    if (!(error instanceof OfficeUnavailable)) throw error;
    const { code } = error.problem;
    if (code === 'newer-office' || code === 'folder-unusable' || code === 'read-only') return asHere(error.problem);
  }
  return null;
}
