// The copy of a backup, opened as the office it is: with a secret of its day, with the key of the office here where that
// is still the same, or only as far as it goes without one.
import type { Refusal } from '../../shared/commands/define-command.ts';
import type { PersonId } from '../../shared/domain/desk-person.ts';
import type { Secret } from '../../shared/jobs/secret.ts';
import { peopleAtWork } from '../../shared/records/people.ts';
import { ok, type Result } from '../../shared/result.ts';
import { openPayload } from '../store/event-log.ts';
import { type DataKey, freshBytes, openKey } from '../store/keys.ts';
import { type NameOnLockScreen, namesOnLockScreen } from '../store/lock-screen-names.ts';
import { type HeldOffice, OfficeAtRest } from '../store/office-at-rest.ts';
import { OfficeStore } from '../store/office-store.ts';
import { readRecoveryCode } from '../store/recovery-code.ts';
import { officeCost, sealerFromSecret } from '../store/scrypt.ts';
import { isDamaged, OfficeUnavailable } from '../store/store-problem.ts';
import { costOfTrying, type Holder, unwrap, wrapOf } from '../store/wraps.ts';
import { asBackup, damaged, mistyped, whoseSecret, wrongSecret } from './refusals.ts';

export interface OpenedCopy {
  readonly rest: OfficeAtRest;
  /** Null where no key was found for it. */
  readonly store: OfficeStore | null;
  readonly sealed: boolean;
  readonly people: readonly NameOnLockScreen[];
  readonly recoveryCode: boolean;
  /** Whose secret it was; null without one, or before anybody was named. */
  readonly person: PersonId | null;
  readonly by: 'passphrase' | 'recovery-code' | 'no-secret';
}

/** Opens the office in `folder`. The caller closes `rest`. `known`: a key that may be its key as well. */
export async function openCopy(
  name: string,
  folder: string,
  secret: Secret,
  known: DataKey | null,
): Promise<Result<OpenedCopy, Refusal>> {
  let rest: OfficeAtRest | null = null;
  try {
    rest = new OfficeAtRest(folder, 'head'); // all of it is looked at afterwards, in slices
    const opened = await read(name, rest, secret, known);
    if (!opened.ok) rest.close();
    return opened;
  } catch (error) {
    rest?.close();
    if (error instanceof OfficeUnavailable) return asBackup(name, error.problem);
    if (isDamaged(error) || error instanceof SyntaxError) return damaged(name, 'its records do not fit together.');
    throw error;
  }
}

async function read(
  name: string,
  rest: OfficeAtRest,
  secret: Secret,
  known: DataKey | null,
): Promise<Result<OpenedCopy, Refusal>> {
  const lying = openKey(rest.db);
  const people = namesOnLockScreen(rest.db);
  const recoveryCode = wrapOf(rest.db, { kind: 'recovery' }) !== null;
  const about = { rest, sealed: lying === null, people, recoveryCode };
  if (lying || secret === null) {
    const key = lying ?? (known && opensContents(rest, known) ? known : null);
    const store = key && new OfficeStore(rest, key);
    return ok({ ...about, store, person: null, by: 'no-secret' });
  }
  const holder = holderOf(secret, people);
  if (!holder.ok) return holder;
  if (wrapOf(rest.db, holder.value.holder)?.damaged)
    return damaged(
      name,
      'the part of it that this passphrase or code opens. Another one of its day may still open it.',
    );
  const key = await tryKey(rest, holder.value.holder, holder.value.secret);
  if (!key) return wrongSecret();
  const store = new OfficeStore(rest, key);
  if (holder.value.holder.kind === 'passphrase')
    return ok({ ...about, store, person: holder.value.holder.person, by: 'passphrase' });
  const atWork = peopleAtWork(store.state.office);
  const named = atWork.find((p) => p.id === secret.person) ?? atWork.find((p) => p.role === 'clerk') ?? atWork[0];
  return ok({ ...about, store, person: named?.id ?? null, by: 'recovery-code' });
}

function holderOf(
  secret: NonNullable<Secret>,
  people: readonly NameOnLockScreen[],
): Result<{ holder: Holder; secret: string }, Refusal> {
  if ('code' in secret) {
    const code = readRecoveryCode(secret.code);
    return code === null ? mistyped() : ok({ holder: { kind: 'recovery' }, secret: code });
  }
  const able = people.filter((p) => p.passphrase);
  const person = secret.person ?? (able.length === 1 ? able[0]?.person : undefined);
  if (person === undefined) return whoseSecret(able.map((p) => p.name));
  return ok({ holder: { kind: 'passphrase', person }, secret: secret.passphrase });
}

/** Takes as long for somebody who has no passphrase as for a wrong one. */
async function tryKey(rest: OfficeAtRest, holder: Holder, secret: string): Promise<DataKey | null> {
  const wrap = wrapOf(rest.db, holder);
  if (wrap) return unwrap(wrap, secret);
  const { N, r, p } = costOfTrying(rest.db) ?? officeCost;
  await sealerFromSecret(secret, freshBytes(16), { N, r, p });
  return null;
}

/** Whether `key` opens what is in it: it is the office's key as long as nobody left and no first passphrase was set since. */
export function opensContents(office: HeldOffice, key: DataKey): boolean {
  try {
    const [newest] = office.log.batch(office.log.head().seq - 1, 1);
    if (newest) openPayload(newest, key);
    return newest !== undefined;
  } catch {
    return false;
  }
}
