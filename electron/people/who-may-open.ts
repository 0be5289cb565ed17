// What a locked office tells before anybody has opened it: who may try, how, and how long after wrong tries.
import type { ServiceValue } from '../../shared/ipc/contract.ts';
import type { Desk } from '../app.ts';
import { namesOnLockScreen } from '../store/lock-screen-names.ts';
import type { OfficeAtRest } from '../store/office-at-rest.ts';
import { waitLeft } from '../store/unlock-tries.ts';
import { wrapOf } from '../store/wraps.ts';

type Locked = NonNullable<ServiceValue<'desk.status'>['locked']>;

export function whoMayOpen(desk: Desk, { db }: OfficeAtRest): Locked {
  const now = desk.clock.now();
  return {
    people: namesOnLockScreen(db).map((person) => ({ ...person, wait: waitLeft(db, person.person, now) })),
    recoveryCode: wrapOf(db, { kind: 'recovery' }) !== null,
    codeWait: waitLeft(db, 'recovery', now),
  };
}
