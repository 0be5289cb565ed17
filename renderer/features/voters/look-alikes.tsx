// Who could be taken for this voter, side by side. The program never takes one for the other; the birth date and the house
// tell them apart, or do not.

import { nameInList } from '../../../shared/domain/person-name.ts';
import type { PlainDate } from '../../../shared/domain/plain-date.ts';
import { dayWithoutWeekday } from '../../../shared/words/days.ts';
import { SideBySide } from '../../ui/side-by-side.tsx';
import { alikeWords, pathOfVoter, type VoterCardShown } from './voter-words.ts';

/** More than these are not compared side by side; the list beside has them all. */
const AT_ONCE = 3;
const born = (day: PlainDate | null): string => (day === null ? 'not said' : dayWithoutWeekday(day));

export function LookAlikes({ card }: { readonly card: VoterCardShown }) {
  const others = card.namesakes.slice(0, AT_ONCE);
  if (others.length === 0) return null;
  const people = [
    { ...card, name: nameInList(card.name), status: card.statusInWords, here: true },
    ...others.map((other) => ({ ...other, here: false })),
  ];
  const lines = [
    ['Born', people.map(({ birthDate }) => born(birthDate))],
    ['Lives at', people.map(({ address }) => address)],
    ['District', people.map(({ district }) => district || 'not said')],
    ['Status', people.map(({ status }) => status.split(':')[0] ?? '')],
  ] as const;
  return (
    <section>
      <h3>
        {card.namesakes.length === 1
          ? 'Somebody has the same name'
          : `${card.namesakes.length} others have the same name`}
      </h3>
      <SideBySide label="People of the same name, side by side">
        <table>
          <thead>
            <tr>
              <td />
              {people.map(({ id, name, here }) => (
                <th key={id} scope="col">
                  {here ? name : <a href={`#${pathOfVoter(id)}`}>{name}</a>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(([label, cells]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {cells.map((cell, i) => (
                  <td key={people[i]?.id}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </SideBySide>
      <ul className="about">
        {others.map(({ id, name, why }) => (
          <li key={id}>
            {others.length === 1 ? '' : `${name}: `}
            {alikeWords[why]}
          </li>
        ))}
      </ul>
      {card.namesakes.length > AT_ONCE && (
        <p className="note">And {card.namesakes.length - AT_ONCE} more: search for the name to see them all.</p>
      )}
    </section>
  );
}
