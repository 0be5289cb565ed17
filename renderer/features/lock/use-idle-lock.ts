// Nobody has touched key or mouse for a while: the desk locks itself.
import { useEffect, useState } from 'react';
import { callService } from '../../api/service.ts';
import { lockDesk } from './lock-desk.ts';

/** Until it is known what is set on this computer. */
const USUAL_MINUTES = 10;
const LOOK_MS = 1000;
const signsOfLife = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const;

/** Asks anew whenever the desk is come back to, so that a change in Settings holds from then on. */
function useIdleMinutes(watching: boolean): number {
  const [minutes, setMinutes] = useState(USUAL_MINUTES);
  useEffect(() => {
    if (!watching) return;
    const ask = () =>
      void callService('machine.settings', {}).then((answer) => answer.ok && setMinutes(answer.value.idleMinutes));
    ask();
    window.addEventListener('hashchange', ask);
    return () => window.removeEventListener('hashchange', ask);
  }, [watching]);
  return minutes;
}

/** Locks after the minutes set on this computer, while there is a desk that is open. */
export function useIdleLock(watching: boolean): void {
  const minutes = useIdleMinutes(watching);
  useEffect(() => {
    if (!watching) return;
    let last = Date.now();
    const alive = () => {
      last = Date.now();
    };
    // Looked at by the clock, not counted down: a computer that slept has been idle all the while.
    const looking = setInterval(() => {
      if (Date.now() - last >= minutes * 60_000) void lockDesk();
    }, LOOK_MS);
    for (const sign of signsOfLife) window.addEventListener(sign, alive, { capture: true, passive: true });
    return () => {
      clearInterval(looking);
      for (const sign of signsOfLife) window.removeEventListener(sign, alive, { capture: true });
    };
  }, [watching, minutes]);
}
