// What changes while nobody asks: another process writes, or midnight passes.
import type { Desk } from './app.ts';

const poll = 1000;

/** Looks once a second, until the timer is cleared; not while the office is being sealed anew. */
export function watchForChanges(desk: Desk, changed: () => void): NodeJS.Timeout {
  let day = desk.clock.today();
  let version = desk.store?.dataVersion();
  const timer = setInterval(() => {
    if (desk.gate.isAlone) return;
    const now = desk.store?.dataVersion();
    const today = desk.clock.today();
    if (now === version && today === day) return;
    [version, day] = [now, today];
    try {
      desk.store?.state.refresh();
    } catch {
      // Whoever asks next is told what is wrong; a timer has nobody to tell.
      desk.store?.state.drop();
    }
    changed();
  }, poll);
  timer.unref();
  return timer;
}
