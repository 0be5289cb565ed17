// What the restore came to that was just made. Kept outside the page, because the whole window is drawn anew after it:
// where there was no office, or a damaged one, there is a desk now.
import { useSyncExternalStore } from 'react';
import type { JobValue } from '../../../shared/ipc/contract.ts';

export interface RestoredNow {
  readonly contents: JobValue<'inspect-backup'>;
  readonly value: JobValue<'restore'>;
  /** The recovery code opened it: it has been out of the safe. */
  readonly byCode: boolean;
}

let restored: RestoredNow | null = null;
/** Of the last restore of this sitting that lost something, until she says it is all on record again. */
let toRecordAgain: RestoredNow | null = null;
const listeners = new Set<() => void>();

const PAGE = '#/records/restore';

/** Told until she leaves the page: whoever comes back to it wants to restore something else. */
export function setRestored(now: RestoredNow | null): void {
  restored = now;
  if (now !== null) toRecordAgain = now.value.lostCount ? now : null;
  tell();
}

/** All of it is on record again. */
export function recordedAgain(): void {
  toRecordAgain = null;
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

window.addEventListener('hashchange', () => {
  if (restored !== null && !window.location.hash.startsWith(PAGE)) setRestored(null);
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useRestored = (): RestoredNow | null => useSyncExternalStore(subscribe, () => restored);

export const useToRecordAgain = (): RestoredNow | null => useSyncExternalStore(subscribe, () => toRecordAgain);
