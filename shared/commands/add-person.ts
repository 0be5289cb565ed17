// Another person at this desk. The passphrase is set afterwards, by a service: no secret is ever part of an act.
import { z } from 'zod';
import { DeskRole, PersonId } from '../domain/desk-person.ts';
import { NameLine } from '../domain/text.ts';
import { officeStream } from '../records/define-event.ts';
import { personAdded } from '../records/people.ts';
import { ok } from '../result.ts';
import { defineCommand, refuse } from './define-command.ts';
import { nameTaken, unwritten } from './people-of-the-desk.ts';

const most = 40;

export const addPerson = defineCommand({
  name: 'people.add',
  title: 'Add a person to the desk',
  input: z.strictObject({ name: NameLine, role: DeskRole }),
  value: z.strictObject({ person: PersonId }),
  refusals: ['no-clerk-yet', 'same-name', 'too-many-people'],
  decide: ({ office }, { name, role }) => {
    const first = unwritten(office);
    if (office.people.length === 0 && first.length === 0)
      return refuse('no-clerk-yet', 'Write down the clerk’s own name first; others come after her.');
    const taken = nameTaken(office, name, null);
    if (taken) return taken;
    if (office.people.length >= most)
      return refuse('too-many-people', `At most ${most} people can be written down for one office.`);
    const person = `person-${office.nextPerson + first.length}` as PersonId;
    return ok({ events: [...first, personAdded.of(officeStream, { id: person, name, role })], value: { person } });
  },
});
