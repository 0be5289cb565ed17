// Whether somebody may set a passphrase or have a recovery code made, and what is recorded of it. The secrets themselves
// never come here: electron/people makes the keys in the same transaction.
import type { Actor, PersonId } from '../domain/desk-person.ts';
import { type NewEvent, officeStream } from '../records/define-event.ts';
import { isSealed, passphraseSet, recoveryCodeMade } from '../records/people.ts';
import { ok, type Result } from '../result.ts';
import { type OfficeView, type Refusal, refuse } from './define-command.ts';
import { personAtWork, readerMayNot, unwritten } from './people-of-the-desk.ts';

interface PassphraseDecision {
  readonly events: NewEvent[];
  /** It is the first one: everything must be sealed under a new key. */
  readonly sealedAnew: boolean;
}

/**
 * Your own passphrase needs the one you have (`proved`); somebody else's first one is set by whoever records here, and
 * one she has already only by a clerk. The first of all is your own: nobody may lock herself out.
 */
export function decidePassphrase(
  office: OfficeView,
  actor: Actor,
  id: PersonId,
  proved: boolean,
): Result<PassphraseDecision, Refusal> {
  const person = personAtWork(office, id);
  if (!person.ok) return person;
  const own = actor.person === id;
  const sealed = isSealed(office);
  const reader = own && sealed ? null : readerMayNot(actor);
  if (reader) return reader;
  if (!sealed && !own)
    return refuse(
      'yours-first',
      'Set a passphrase of your own first: otherwise you could not open the office any more.',
      'person',
    );
  if (person.value.passphrase && !proved) {
    if (own)
      return refuse(
        'old-needed',
        'Type the passphrase you have now as well. Forgotten? Lock the desk and use the recovery code.',
        'old',
      );
    if (actor.role !== 'clerk')
      return refuse('clerk-only', `Only a clerk gives ${person.value.name} another passphrase.`, 'person');
  }
  const set = passphraseSet.of(officeStream, { person: id, sealedAnew: !sealed });
  return ok({ events: [...unwritten(office), set], sealedAnew: !sealed });
}

/** A recovery code is for an office that is locked without it. */
export function decideRecoveryCode(office: OfficeView, actor: Actor): Result<NewEvent[], Refusal> {
  const reader = readerMayNot(actor);
  if (reader) return reader;
  if (!isSealed(office))
    return refuse('no-passphrase-yet', 'Set a passphrase first. Until then the office opens without any code.');
  return ok([recoveryCodeMade.of(officeStream, {})]);
}
