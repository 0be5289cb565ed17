// What a question or an act may know beside the record: the day, who asks, the history, this computer.
import type { ViewContext } from '../shared/views/define-view.ts';
import type { Desk } from './app.ts';
import { machineAtWork } from './backups/at-work.ts';
import { clockAtWork } from './clock-at-work.ts';
import { keptPicture } from './pictures/kept-pictures.ts';
import { tellHistory } from './store/history.ts';
import type { OfficeStore } from './store/office-store.ts';
import { actorOf } from './who-acts.ts';

/** What a question about this office may know now. */
export function contextOf(desk: Desk, store: OfficeStore): ViewContext {
  return {
    today: desk.clock.today(),
    now: desk.clock.now(),
    actor: actorOf(desk, store),
    told: (limit) => tellHistory(store, limit),
    history: store.history,
    voters: store.voters,
    clock: clockAtWork(desk, store),
    damage: store.whole.damage,
    folder: desk.dataDir,
    machine: machineAtWork(desk),
    picture: (sha256, alt) => keptPicture(store, sha256, alt),
    actsSince: (seq) => store.log.actsAfter(seq),
  };
}
