// A locked office and somebody who says she may open it. A wrong passphrase and a wrong code are told the same, after the
// same time, and make the next try wait.
import { type Refusal, refuse } from '../../shared/commands/define-command.ts';
import { ok, type Result } from '../../shared/result.ts';
import type { Desk } from '../app.ts';
import { type DataKey, freshBytes } from '../store/keys.ts';
import { namesOnLockScreen } from '../store/lock-screen-names.ts';
import type { HeldOffice } from '../store/office-at-rest.ts';
import { sealerFromSecret } from '../store/scrypt.ts';
import { beginTry, forgetTries, nextWait } from '../store/unlock-tries.ts';
import { costOfTrying, type Holder, unwrap, wrapOf } from '../store/wraps.ts';

const inWords = (seconds: number): string => {
  const whole = Math.ceil(seconds);
  if (whole < 90) return whole === 1 ? '1 second' : `${whole} seconds`;
  return `${Math.ceil(whole / 60)} minutes`;
};
const wrong = 'That does not open the office. Capital and small letters count in a passphrase.';

/** Whose tries are counted. Ids that are nobody's here are counted together. */
const whoTries = (held: HeldOffice, holder: Holder): string => {
  if (holder.kind === 'recovery') return 'recovery';
  return namesOnLockScreen(held.db).some((p) => p.person === holder.person) ? holder.person : 'nobody';
};

/** Said before any try is counted: it is the file that failed, and not whoever typed. */
const damagedWrap = ({ kind }: Holder) =>
  refuse(
    'damaged-key',
    kind === 'recovery'
      ? 'The part of the office’s file that the recovery code opens is damaged, so no code can open it. Nobody’s passphrase is affected. Open with a passphrase and print a new code, or restore the newest backup.'
      : 'The part of the office’s file that your passphrase opens is damaged, so no passphrase can open it here. Open with the recovery code or let another person open the desk, then set the passphrase again; or restore the newest backup.',
  );

/**
 * The data key, if the secret is the holder's. Refuses with `damaged-key` or `wait` before looking, and with `wrong-secret`
 * after.
 */
export async function tryToOpen(
  desk: Desk,
  held: HeldOffice,
  holder: Holder,
  secret: string,
): Promise<Result<DataKey, Refusal>> {
  const wrap = wrapOf(held.db, holder);
  if (wrap?.damaged) return damagedWrap(holder);
  const who = whoTries(held, holder);
  const wait = beginTry(held.db, who, desk.clock.now());
  if (wait > 0)
    return refuse('wait', `After several wrong tries the desk waits: try again in ${inWords(wait)}. Nothing is lost.`);
  const key = wrap ? await unwrap(wrap, secret) : await tryInVain(desk, held, secret);
  if (key) {
    forgetTries(held.db, who);
    return ok(key);
  }
  const next = nextWait(held.db, who);
  return refuse('wrong-secret', next > 0 ? `${wrong} The next try must wait ${inWords(next)}.` : `${wrong} Try again.`);
}

/** As slow as the real thing, so that the time does not tell who has a passphrase. */
async function tryInVain(desk: Desk, held: HeldOffice, secret: string): Promise<null> {
  const { N, r, p } = costOfTrying(held.db) ?? desk.keyCost;
  await sealerFromSecret(secret, freshBytes(16), { N, r, p });
  return null;
}
