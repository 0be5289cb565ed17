// A folder of its own for the copy of a backup. In the office's folder where there is one, so that a copy that a crash
// leaves behind is cleared away at the next start and the restored file needs only be renamed into its place.
import { mkdirSync, mkdtempSync, rmdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Desk } from '../app.ts';
import { holdShared, type OfficeLock } from '../store/office-lock.ts';
import { hasOffice } from '../store/open.ts';
import { restoringFolder } from '../store/unfinished-restore.ts';

export interface Staging {
  readonly folder: string;
  /** Lets others take the office alone again; who restores does that before taking it alone. */
  letGo(): void;
  clear(): void;
}

/** Call it with `inOffice` where the copy may become the office of this desk. */
export function openStaging(desk: Desk, inOffice: boolean): Staging {
  const inside = inOffice || hasOffice(desk.dataDir);
  // An office that is open is held already; one that cannot be opened is held here, so that nobody clears this away.
  let lock: OfficeLock | null = inside && !desk.store && !desk.rest ? holdShared(desk.dataDir) : null;
  const folder = inside ? madeIn(restoringFolder(desk.dataDir)) : mkdtempSync(path.join(os.tmpdir(), 'election-desk-'));
  const letGo = () => {
    lock?.release();
    lock = null;
  };
  return {
    folder,
    letGo,
    clear() {
      letGo();
      rmSync(folder, { recursive: true, force: true });
      if (inside) removeIfEmpty(restoringFolder(desk.dataDir));
    },
  };
}

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // Gone with the restore, or another work has its copy there.
  }
}

function madeIn(parent: string): string {
  mkdirSync(parent, { recursive: true });
  return mkdtempSync(path.join(parent, 'copy-'));
}
