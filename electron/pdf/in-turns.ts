// Work that can pause: done at once where it is short, or a turn at a time where a window must not stand still for it.

export type InTurns<T> = Generator<undefined, T, undefined>;

export function atOnce<T>(work: InTurns<T>): T {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** `breathe` decides whether somebody else gets a turn now. Whatever it throws ends the work. */
export async function inTurns<T>(work: InTurns<T>, breathe: () => Promise<void>): Promise<T> {
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value;
    await breathe();
  }
}
