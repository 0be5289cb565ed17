// Opening a locked office with a passphrase or the recovery code, locking it again, and choosing who sits at an open one.

import { decidePassphrase } from '../../shared/commands/decide-passphrase.ts';
import { type Refusal, refuse } from '../../shared/commands/define-command.ts';
import { personAtWork } from '../../shared/commands/people-of-the-desk.ts';
import type { PersonId } from '../../shared/domain/desk-person.ts';
import { officeStream } from '../../shared/records/define-event.ts';
import { isSealed, recoveryCodeUsed } from '../../shared/records/people.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import type { Desk } from '../app.ts';
import { emptyOut } from '../out-folder.ts';
import type { DataKey } from '../store/keys.ts';
import type { OfficeAtRest } from '../store/office-at-rest.ts';
import { OfficeStore } from '../store/office-store.ts';
import { readRecoveryCode } from '../store/recovery-code.ts';
import { forgetTries } from '../store/unlock-tries.ts';
import { newWrap, putWrap } from '../store/wraps.ts';
import { nothing, whileWorking } from './alone.ts';
import { tryToOpen } from './opening.ts';
import { record } from './record.ts';

type Nothing = Result<Record<never, never>, Refusal>;
const notLocked = () => refuse('not-locked', 'The office is open already.');

export async function unlock(desk: Desk, person: PersonId, passphrase: string): Promise<Nothing> {
  const rest = desk.locked();
  if (!rest) return notLocked();
  const key = await tryToOpen(desk, rest, { kind: 'passphrase', person }, passphrase);
  if (!key.ok) return key;
  return desk.gate.alone(async () => {
    if (desk.rest === rest) sitDown(desk, rest, key.value, person, false);
    return nothing;
  });
}

function sitDown(desk: Desk, rest: OfficeAtRest, key: DataKey, person: PersonId, byCode: boolean): OfficeStore {
  desk.rest = null; // should it be damaged, it is closed by now, and opened anew when it is next asked for
  const store = new OfficeStore(rest, key);
  desk.store = store;
  desk.session = { person, byCode };
  return store;
}

function standUp(desk: Desk, store: OfficeStore): void {
  desk.rest = store.rest;
  desk.store = null;
  desk.session = { person: null, byCode: false };
}

/** `newPassphrase` null opens without setting one, for a command that only needs to get in. */
export async function unlockWithCode(
  desk: Desk,
  typed: string,
  person: PersonId,
  newPassphrase: string | null,
): Promise<Nothing> {
  const rest = desk.locked();
  if (!rest) return notLocked();
  const code = readRecoveryCode(typed);
  if (code === null)
    return refuse(
      'code-mistyped',
      'That is not how a recovery code goes: a character is missing, too many or mistyped. Compare it with the sheet.',
      'code',
    );
  const key = await tryToOpen(desk, rest, { kind: 'recovery' }, code);
  if (!key.ok) return key;
  const wrap =
    newPassphrase === null ? null : await newWrap({ kind: 'passphrase', person }, newPassphrase, desk.keyCost);
  return desk.gate.alone(async () => {
    if (desk.rest !== rest) return notLocked();
    const store = sitDown(desk, rest, key.value, person, true);
    const done = store.write((): Nothing => {
      const found = personAtWork(store.state.office, person);
      if (!found.ok) return found;
      const actor = { person, name: found.value.name, role: found.value.role };
      const events = [recoveryCodeUsed.of(officeStream, { person })];
      if (wrap) {
        const decided = decidePassphrase(store.state.office, actor, person, true);
        if (!decided.ok) return decided;
        putWrap(store.db, wrap, key.value);
        forgetTries(store.db, person);
        events.push(...decided.value.events);
      }
      record(desk, store, actor, events);
      return nothing;
    });
    if (!done.ok) standUp(desk, store);
    else if (wrap) desk.session = { person, byCode: false };
    return done;
  });
}

/** Drops the key. An office without a passphrase has nothing to lock: then only the screen can be hidden. */
export function lock(desk: Desk): Promise<Result<{ locked: boolean }, Refusal>> {
  return desk.gate.alone(async () => {
    if (desk.locked()) return ok({ locked: true });
    const store = desk.open();
    if (!store) return refuse('no-office', 'There is no office here yet.');
    if (!isSealed(store.state.office)) return ok({ locked: false });
    const working = whileWorking(desk);
    if (working) return err(working);
    standUp(desk, store);
    emptyOut(desk.dataDir);
    return ok({ locked: true });
  });
}

/** Who sits at the desk of an office without passphrases. With passphrases, one unlocks it oneself. */
export function choosePerson(desk: Desk, store: OfficeStore, person: PersonId): Nothing {
  store.state.refresh();
  if (isSealed(store.state.office))
    return refuse('needs-passphrase', 'Lock the desk; whoever sits down next opens it with a passphrase of her own.');
  const found = personAtWork(store.state.office, person);
  if (!found.ok) return found;
  desk.session = { person, byCode: false };
  return nothing;
}
