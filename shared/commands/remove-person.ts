// Somebody leaves the desk. In an office with passphrases everything is then sealed anew under another key: what that
// person may have copied opens nothing recorded from now on.
import { z } from 'zod';
import { PersonId } from '../domain/desk-person.ts';
import { Remark } from '../domain/text.ts';
import { officeStream } from '../records/define-event.ts';
import { isSealed, personRemoved } from '../records/people.ts';
import { ok } from '../result.ts';
import { defineCommand, refuse } from './define-command.ts';
import { personAtWork, unwritten } from './people-of-the-desk.ts';

export const removePerson = defineCommand({
  name: 'people.remove',
  title: 'Remove a person from the desk',
  input: z.strictObject({ person: PersonId, reason: Remark }),
  value: z.strictObject({ sealedAnew: z.boolean() }),
  refusals: ['no-such-person', 'not-yourself', 'clerk-only', 'office-open-elsewhere'],
  sealsAnew: true,
  decide: ({ office }, { person: id, reason }, { actor }) => {
    const person = personAtWork(office, id);
    if (!person.ok) return person;
    if (actor.person === id)
      return refuse(
        'not-yourself',
        'Nobody removes herself: somebody must be left who can open the office. Ask another person of this desk to do it.',
        'person',
      );
    if (person.value.role === 'clerk' && actor.role !== 'clerk')
      return refuse('clerk-only', 'Only a clerk removes a clerk.', 'person');
    const sealedAnew = isSealed(office);
    const removed = personRemoved.of(officeStream, { person: id, reason, sealedAnew });
    return ok({ events: [...unwritten(office), removed], value: { sealedAnew } });
  },
});
