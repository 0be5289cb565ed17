// Work that can pause, a turn at a time.
import type { InTurns } from '../shared/domain/in-turns.ts';

/** `breathe` decides whether somebody else gets a turn now. Whatever it throws ends the work. */
export async function inTurns<T>(work: InTurns<T>, breathe: () => Promise<void>): Promise<T> {
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value;
    await breathe();
  }
}
