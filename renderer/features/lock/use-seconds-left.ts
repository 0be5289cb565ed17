// Counts down on the screen how long the next try must wait. The main process is who decides.
import { useEffect, useState } from 'react';

const secondsTo = (until: number): number => Math.max(0, Math.ceil((until - Date.now()) / 1000));

/** Whole seconds until `until` (milliseconds of this computer’s clock); 0 when it has come. */
export function useSecondsLeft(until: number): number {
  const [, tick] = useState(0);
  useEffect(() => {
    if (secondsTo(until) === 0) return;
    const ticking = setInterval(() => {
      tick((count) => count + 1);
      if (secondsTo(until) === 0) clearInterval(ticking);
    }, 250);
    return () => clearInterval(ticking);
  }, [until]);
  return secondsTo(until);
}
