// Who sits at the desk: the one who unlocked it, or in an office without passphrases the one who was chosen, or the clerk.
import { type Refusal, refuse } from '../shared/commands/define-command.ts';
import type { Actor } from '../shared/domain/desk-person.ts';
import { isSealed, type KnownPerson, peopleAtWork } from '../shared/records/people.ts';
import type { Desk } from './app.ts';
import type { OfficeStore } from './store/office-store.ts';

const nobodyYet: Actor = { person: null, name: 'the clerk, not named yet', role: 'clerk' };
/** Cannot be: who unlocked the office is in it. Who cannot be found may at least change nothing. */
const unknown: Actor = { person: null, name: 'somebody unknown', role: 'reader' };

type Person = Readonly<KnownPerson>;
const toActor = ({ id, name, role }: Person): Actor => ({ person: id, name, role });

/** The person `--as` names, by name or id; undefined where nobody at work has it. */
export const personNamed = <P extends { readonly name: string }>(
  people: readonly P[],
  named: string,
  idOf: (person: P) => string,
): P | undefined => people.find((p) => p.name === named) ?? people.find((p) => idOf(p) === named);

export function actorOf(desk: Desk, store: OfficeStore): Actor {
  const { office } = store.state;
  const people = peopleAtWork(office);
  const seated = people.find((p) => p.id === desk.session.person);
  if (isSealed(office)) return seated ? toActor(seated) : unknown;
  const named = desk.actor === undefined ? undefined : personNamed(people, desk.actor, (p) => p.id);
  const clerk = people.find((p) => p.role === 'clerk') ?? people.find((p) => p.role !== 'reader');
  const person = named ?? seated ?? clerk;
  return person ? toActor(person) : nobodyYet;
}

/** Why the person after `--as` cannot act: nobody of that name is at this desk. Null where nobody was named, or rightly. */
export function notThisActor(desk: Desk, store: OfficeStore | null): Refusal | null {
  if (desk.actor === undefined) return null;
  const people = store ? peopleAtWork(store.state.office) : [];
  if (store && personNamed(people, desk.actor, (p) => p.id)?.id === actorOf(desk, store).person && people.length > 0)
    return null;
  return refuse('unknown-person', `${unknownPerson(desk.actor, people)} Nothing was recorded.`).error;
}

/** “…” is not known in this office, and who is. */
export function unknownPerson(named: string, people: readonly { readonly name: string }[]): string {
  const [only, ...more] = people.map((p) => p.name);
  const known =
    only === undefined
      ? 'No clerk has been named yet: leave --as away until then.'
      : more.length === 0
        ? `The clerk is ${only}.`
        : `Its people are: ${[only, ...more].join(', ')}.`;
  return `“${named}” is not known in this office. ${known}`;
}
