// How far the computer's clock can be trusted, for the screens that say so.
import type { ClockAtWork } from '../shared/views/define-view.ts';
import type { Desk } from './app.ts';
import { showsEasternTime } from './clock.ts';
import type { OfficeStore } from './store/office-store.ts';

export function clockAtWork({ clock, zone }: Desk, store: OfficeStore): ClockAtWork {
  const steps = store.history.clock;
  return {
    foreignZone: zone === undefined || showsEasternTime(zone, clock.now()) ? null : zone,
    newest: steps.newest(clock.kind),
    movedBack: steps.all().filter((step) => step.clock === clock.kind),
  };
}
