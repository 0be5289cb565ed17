// What changes while nobody asks: another process writes, midnight passes, or damage is found.
import type { Desk } from './app.ts';

const poll = 1000;

/** Looks once a second, until the timer is cleared; not while the office is being sealed anew. */
export function watchForChanges(desk: Desk, changed: () => void): NodeJS.Timeout {
  let day = desk.clock.today();
  let version = desk.store?.dataVersion();
  let damage = desk.store?.whole.damage;
  const timer = setInterval(() => {
    if (desk.gate.isAlone) return;
    const now = desk.store?.dataVersion();
    const today = desk.clock.today();
    const found = desk.store?.whole.damage;
    if (now === version && today === day && found === damage) return;
    [version, day, damage] = [now, today, found];
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
