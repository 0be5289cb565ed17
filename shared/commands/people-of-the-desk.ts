// What the acts and services about people share: finding a person, the clerk written down first, and who may do it.
import { type Actor, deskNameKey, type PersonId } from '../domain/desk-person.ts';
import { type NewEvent, officeStream } from '../records/define-event.ts';
import { type KnownPerson, peopleAtWork, peopleOf, personAdded } from '../records/people.ts';
import { type Err, ok, type Result } from '../result.ts';
import { type OfficeView, type Refusal, refuse } from './define-command.ts';

type Person = Readonly<KnownPerson>;

/** The person of that id who still works here. Refuses with `no-such-person`. */
export function personAtWork(office: OfficeView, id: string): Result<Person, Refusal> {
  const person = peopleAtWork(office).find((p) => p.id === id);
  return person
    ? ok(person)
    : refuse('no-such-person', 'That person is not one of the people of this office.', 'person');
}

/** The events that write down the clerk of the wizard, where nothing about people was recorded before. */
export const unwritten = (office: OfficeView): NewEvent[] =>
  office.people.length > 0
    ? []
    : peopleOf(office).map(({ id, name, role }) => personAdded.of(officeStream, { id, name, role }));

/** A refusal where another person of the office has that name already; `except` is the one who is being renamed. */
export function nameTaken(office: OfficeView, name: string, except: PersonId | null): Err<Refusal> | null {
  const same = peopleAtWork(office).find((p) => p.id !== except && deskNameKey(p.name) === deskNameKey(name));
  return same
    ? refuse(
        'same-name',
        `There is a ${same.name} at this desk already. Add a middle initial, so that the history can tell them apart.`,
        'name',
      )
    : null;
}

/** Readers look on. Null for everybody else. */
export const readerMayNot = (actor: Actor): Err<Refusal> | null =>
  actor.role === 'reader'
    ? refuse('reader-may-not', `${actor.name} may look at everything here, but not record anything. Nothing was done.`)
    : null;
