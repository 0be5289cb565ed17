// Killing a process in the middle of its work: how often, and at the same moments on every run.

/** 20, and 200 in `npm run test:long`. */
export const kills = Number(process.env.DESK_KILLS ?? '20');

/** Numbers from 0 to 1, the same for the same seed: Park and Miller's generator. */
export function seeded(seed: number): () => number {
  let at = seed;
  return () => {
    at = (at * 48271) % 2147483647;
    return at / 2147483647;
  };
}
/**
 * How long the work takes here and now: measured once, and longer as soon as it went on past that. A machine that gets busy
 * after the measurement would otherwise be killed at its beginning every time.
 */
export function lasting(measured: number) {
  let duration = measured;
  return {
    at: (share: number): number => duration * share,
    /** After `waited` milliseconds the work had not come to its end. */
    wentOn: (waited: number): void => {
      if (waited >= duration * 0.9) duration *= 1.5;
    },
  };
}
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
