// Work that can pause after every step: done at once where it is short, or a turn at a time where a window must not stand still.

export type InTurns<T> = Generator<undefined, T, undefined>;

export function atOnce<T>(work: InTurns<T>): T {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}
