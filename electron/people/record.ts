// Writing events about people and keys, which come from services and not from acts: what they say never holds a secret.

import type { Actor } from '../../shared/domain/desk-person.ts';
import type { NewEvent } from '../../shared/records/define-event.ts';
import type { Desk } from '../app.ts';
import { followPeople } from '../store/lock-screen-names.ts';
import type { OfficeStore } from '../store/office-store.ts';

/** Inside a write. The lock screen's names follow in the same transaction. */
export function record(desk: Desk, store: OfficeStore, actor: Actor, events: readonly NewEvent[]): void {
  const header = { act: desk.ids.act(), recordedAt: desk.clock.now(), clock: desk.clock.kind, actor: actor.name };
  for (const event of events) store.append(event, header);
  followPeople(store);
}
