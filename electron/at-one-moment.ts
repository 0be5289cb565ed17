// Something long made of the record while the window goes on: all of it is of one moment. When something was recorded meanwhile
// it is made again, so that no part of it tells of more than another.
import type { Refusal } from '../shared/commands/define-command.ts';
import { ok, type Result } from '../shared/result.ts';
import type { OfficeStore } from './store/office-store.ts';

export interface OfOneMoment<T> {
  readonly made: T;
  /** The last event there was, and its hash. */
  readonly seen: { readonly seq: number; readonly hash: Buffer };
}

/** After so many times somebody records without a pause, and the window waits for once. */
const patience = 3;

/** Refuses as `make` does. `breathe`: what it is to call between two slices, which the last time gives nobody a turn. */
export async function atOneMoment<T>(
  store: OfficeStore,
  make: (breathe: () => Promise<void>) => Promise<Result<T, Refusal>>,
  breathe: () => Promise<void>,
): Promise<Result<OfOneMoment<T>, Refusal>> {
  for (let time = 0; ; time += 1) {
    store.state.refresh();
    const seen = store.log.head();
    const made = await make(time < patience ? breathe : async () => {});
    if (!made.ok) return made;
    if (store.log.head().seq === seen.seq) return ok({ made: made.value, seen });
  }
}
