// Setting a passphrase and making the recovery code. The slow part comes first, beside everything else; what is decided
// and written comes after it, alone.
import { decidePassphrase, decideRecoveryCode } from '../../shared/commands/decide-passphrase.ts';
import { type Refusal, refuse } from '../../shared/commands/define-command.ts';
import type { PersonId } from '../../shared/domain/desk-person.ts';
import { ok, type Result } from '../../shared/result.ts';
import type { Desk } from '../app.ts';
import { DataKey } from '../store/keys.ts';
import { newRecoveryCode } from '../store/recovery-code.ts';
import { forgetTries } from '../store/unlock-tries.ts';
import { newWrap, putWrap, wrapAnew, wrapOf } from '../store/wraps.ts';
import { actorOf } from '../who-acts.ts';
import { aloneWithStore, sealAnewWith } from './alone.ts';
import { tryToOpen } from './opening.ts';
import { record } from './record.ts';

interface NewPassphrase {
  readonly person: PersonId;
  readonly old: string | null;
  readonly new: string;
}
type Set = Result<{ sealedAnew: boolean }, Refusal>;

/** The first passphrase seals everything under a new key, and the one that lay open is gone. */
export async function setPassphrase(desk: Desk, input: NewPassphrase): Promise<Set> {
  const { person, old } = input;
  const holder = { kind: 'passphrase', person } as const;
  const before = desk.open();
  if (!before) return refuse('no-office', 'There is no office here yet.');
  const proved = old !== null && wrapOf(before.db, holder) ? await tryToOpen(desk, before, holder, old) : null;
  if (proved && !proved.ok) return proved;
  const wrap = await newWrap(holder, input.new, desk.keyCost);
  return aloneWithStore(desk, async (store): Promise<Set> => {
    const decide = () => {
      const actor = actorOf(desk, store);
      const byCode = desk.session.byCode && actor.person === person;
      const decided = decidePassphrase(store.state.office, actor, person, proved !== null || byCode);
      return decided.ok ? ok({ ...decided.value, actor }) : decided;
    };
    store.state.refresh();
    const first = decide();
    if (!first.ok) return first;
    if (!first.value.sealedAnew) {
      const done = store.write((): Set => {
        const decided = decide();
        if (!decided.ok) return decided;
        putWrap(store.db, wrap, store.key);
        forgetTries(store.db, person);
        record(desk, store, decided.value.actor, decided.value.events);
        return ok({ sealedAnew: false });
      });
      store.db.pragma('wal_checkpoint(TRUNCATE)'); // the former wrap does not stay behind in the write-ahead file
      if (done.ok && desk.session.person === person) desk.session = { person, byCode: false };
      return done;
    }
    const done = await sealAnewWith(desk, store, (): { value: Set; under: DataKey | null } => {
      const decided = decide();
      if (!decided.ok) return { value: decided, under: null };
      const under = DataKey.fresh();
      wrapAnew(store.db, under);
      putWrap(store.db, wrap, under);
      record(desk, store, decided.value.actor, decided.value.events);
      return { value: ok({ sealedAnew: true }), under };
    });
    if (done.ok) desk.session = { person, byCode: false };
    return done;
  });
}

/** The code, told this once: what is kept of it opens nothing without it. A code made before opens nothing from now on. */
export async function makeRecoveryCode(desk: Desk): Promise<Result<{ groups: string[] }, Refusal>> {
  const store = desk.open();
  if (!store) return refuse('no-office', 'There is no office here yet.');
  const allowed = decideRecoveryCode(store.state.office, actorOf(desk, store));
  if (!allowed.ok) return allowed;
  const groups = newRecoveryCode();
  const wrap = await newWrap({ kind: 'recovery' }, groups.slice(0, -1).join(''), desk.keyCost);
  return aloneWithStore(desk, async (open) => {
    const done = open.write((): Result<{ groups: string[] }, Refusal> => {
      const actor = actorOf(desk, open);
      const decided = decideRecoveryCode(open.state.office, actor);
      if (!decided.ok) return decided;
      putWrap(open.db, wrap, open.key);
      forgetTries(open.db, 'recovery');
      record(desk, open, actor, decided.value);
      return ok({ groups: [...groups] });
    });
    open.db.pragma('wal_checkpoint(TRUNCATE)');
    return done;
  });
}
