// Who sits down: the one person there is, or one of the list. Nothing is remembered from the last time.
import type { PersonId } from '../../../shared/domain/desk-person.ts';
import { Choice } from '../../ui/choice.tsx';
import type { Locked } from './unlock-screen.tsx';

export type Person = Locked['people'][number];

/** Who is meant before anybody chose: the only one, else nobody. */
export const firstChoice = (people: readonly Person[]): PersonId | '' =>
  people.length === 1 ? (people[0]?.person ?? '') : '';

export function WhoAreYou({
  id,
  people,
  value,
  onChange,
  error,
  note,
}: {
  readonly id: string;
  readonly people: readonly Person[];
  readonly value: PersonId | '';
  readonly onChange: (person: PersonId) => void;
  readonly error?: string | undefined;
  /** Said behind the name of somebody who has no passphrase. */
  readonly note?: string | undefined;
}) {
  const [only, ...more] = people;
  if (only && more.length === 0)
    return (
      <p>
        <b>{only.name}</b>
      </p>
    );
  return (
    <Choice
      id={id}
      label="Who are you?"
      value={value}
      onChange={onChange}
      error={error}
      options={people.map(({ person, name, passphrase }) => ({
        value: person,
        label:
          passphrase || note === undefined ? (
            name
          ) : (
            <>
              {name} <span className="note">({note})</span>
            </>
          ),
      }))}
    />
  );
}
