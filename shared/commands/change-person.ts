// A person's name or role. Somebody who may record must always be left, and someone of them who can open the office.
import { z } from 'zod';
import { DeskRole, PersonId } from '../domain/desk-person.ts';
import { NameLine } from '../domain/text.ts';
import { officeStream } from '../records/define-event.ts';
import { isSealed, peopleAtWork, personChanged } from '../records/people.ts';
import { ok } from '../result.ts';
import { defineCommand, refuse } from './define-command.ts';
import { nameTaken, personAtWork, unwritten } from './people-of-the-desk.ts';

export const changePerson = defineCommand({
  name: 'people.change',
  title: 'Change a person’s name or role',
  input: z.strictObject({ person: PersonId, name: NameLine, role: DeskRole }),
  value: z.strictObject({}),
  refusals: ['no-such-person', 'same-name', 'nobody-could-record', 'clerk-only'],
  decide: ({ office }, input, { actor }) => {
    const person = personAtWork(office, input.person);
    if (!person.ok) return person;
    const taken = nameTaken(office, input.name, input.person);
    if (taken) return taken;
    const { role } = person.value;
    if (input.role !== role && (input.role === 'clerk' || role === 'clerk') && actor.role !== 'clerk')
      return refuse('clerk-only', 'Only a clerk makes somebody clerk or takes that away.', 'role');
    const sealed = isSealed(office);
    const recorders = peopleAtWork(office).filter(
      (p) => (p.id === input.person ? input.role : p.role) !== 'reader' && (!sealed || p.passphrase),
    );
    if (recorders.length === 0)
      return refuse(
        'nobody-could-record',
        'Then nobody at this desk could record anything. Give somebody else that role first.',
        'role',
      );
    return ok({ events: [...unwritten(office), personChanged.of(officeStream, input)], value: {} });
  },
});
