// The districts or wards the file really has, each with its number of voters, to tick. A county has hundreds of districts:
// a few letters of the town narrow them.
import { useState } from 'react';
import type { DeepReadonly } from '../../../shared/deep-readonly.ts';
import { foldForSearch } from '../../../shared/domain/search-key.ts';
import { type Membership, sameNumber } from '../../../shared/domain/voter-list.ts';
import { CheckBox } from '../../ui/check-box.tsx';
import { FilterBox } from '../../ui/filter-box.tsx';
import type { LookedOver } from './reading-said.ts';
import { counted } from './voter-words.ts';

interface PickedPlace {
  readonly town: string;
  readonly ward: string;
  /** Left out for a whole ward. */
  readonly district?: string;
}
const keyOf = ({ town, ward, district }: PickedPlace): string =>
  JSON.stringify(district === undefined ? { town, ward } : { town, ward, district });

/** The keys of what she said for the list in use. */
export function placesBy(membership: DeepReadonly<Membership> | null): ReadonlySet<string> {
  if (membership?.by === 'district') return new Set(membership.districts.map(keyOf));
  if (membership?.by === 'ward') return new Set(membership.wards.map(({ town, ward }) => keyOf({ town, ward })));
  return new Set();
}

function placesIn(places: LookedOver['places'], what: 'district' | 'ward'): { place: PickedPlace; voters: number }[] {
  const found = new Map<string, { place: PickedPlace; voters: number }>();
  for (const { town, ward, district, voters } of places) {
    if ((what === 'ward' ? ward : district) === '') continue;
    const place = what === 'ward' ? { town, ward } : { town, ward, district };
    const there = found.get(keyOf(place)) ?? { place, voters: 0 };
    found.set(keyOf(place), { place, voters: there.voters + voters });
  }
  return [...found.values()].sort((a, b) => (orderOf(a.place) < orderOf(b.place) ? -1 : 1));
}

const wordsOf = ({ town, ward, district }: PickedPlace): string =>
  [
    town,
    ward === '' ? '' : `ward ${sameNumber(ward)}`,
    district === undefined ? '' : `district ${sameNumber(district)}`,
  ]
    .filter((part) => part !== '')
    .join(', ');

/** District 9 before district 10. */
const orderOf = (place: PickedPlace): string => wordsOf(place).replaceAll(/\d+/g, (digits) => digits.padStart(9, '0'));

/** So many boxes at once; more are narrowed by typing. */
const AT_ONCE = 60;

export function PlacePicks({
  what,
  places,
  chosen,
  onChange,
}: {
  readonly what: 'district' | 'ward';
  readonly places: LookedOver['places'];
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
}) {
  const [typed, setTyped] = useState('');
  const all = placesIn(places, what);
  const wanted = foldForSearch(typed);
  const fitting = all.filter(({ place }) => {
    const words = foldForSearch(wordsOf(place));
    return wanted.every((part) => words.some((word) => word.startsWith(part)));
  });
  const ticked = all.filter(({ place }) => chosen.has(keyOf(place)));
  const voters = ticked.reduce((sum, one) => sum + one.voters, 0);
  const toggle = (place: PickedPlace) => {
    const next = new Set(chosen);
    if (!next.delete(keyOf(place))) next.add(keyOf(place));
    onChange(next);
  };
  if (all.length === 0) return <p className="note">The file names no {what}s.</p>;
  return (
    <div className="stack-tight">
      {all.length > 12 && <FilterBox label={`Town or ${what}`} value={typed} onChange={setTyped} />}
      <div className="place-picks">
        {fitting.slice(0, AT_ONCE).map(({ place, voters: count }) => (
          <CheckBox
            key={keyOf(place)}
            id={`pick-${keyOf(place)}`}
            label={`${wordsOf(place)}: ${counted(count)}`}
            checked={chosen.has(keyOf(place))}
            onChange={() => toggle(place)}
          />
        ))}
      </div>
      {fitting.length > AT_ONCE && <p className="note">And {fitting.length - AT_ONCE} more: type to narrow them.</p>}
      <p role="status" className="note">
        {ticked.length === 0 ? 'None is ticked yet.' : `${counted(voters)} voters in what is ticked.`}
      </p>
    </div>
  );
}
