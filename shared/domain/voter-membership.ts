// Which voters of a list are the village's, and in which of its election districts each one votes.

import { foldForSearch } from './search-key.ts';
import { districtOfHouse, rangesByStreet } from './street-range.ts';
import type { DistrictRule, Membership } from './voter-list.ts';
import { sameNumber } from './voter-list.ts';

/** What the list says about where somebody votes and lives; each may be empty. */
export interface ListedPlace {
  readonly town: string;
  readonly ward: string;
  readonly district: string;
  readonly street: string;
  readonly house: string;
}

const sameTown = (wanted: string, listed: string): boolean =>
  wanted === '' || foldForSearch(wanted).join(' ') === foldForSearch(listed).join(' ');
const sameWard = (wanted: string, listed: string): boolean =>
  wanted === '' || sameNumber(wanted) === sameNumber(listed);

/** Looks places up for a whole list: the district they vote in (empty where the list does not say), or null: not ours. */
export function placesOf(membership: Membership, districts: DistrictRule): (place: ListedPlace) => string | null {
  const memberRanges = membership.by === 'streets' ? rangesByStreet(membership.ranges) : null;
  const ranges = rangesByStreet(districts.ranges);
  const isListed = (wanted: { town: string; ward: string; district: string }, place: ListedPlace): boolean =>
    sameNumber(wanted.district) === sameNumber(place.district) &&
    sameWard(wanted.ward, place.ward) &&
    sameTown(wanted.town, place.town);
  const isOurs = (place: ListedPlace): boolean => {
    if (membership.by === 'district') return membership.districts.some((wanted) => isListed(wanted, place));
    if (membership.by === 'ward')
      return membership.wards.some(
        ({ town, ward }) => sameNumber(ward) === sameNumber(place.ward) && sameTown(town, place.town),
      );
    return true;
  };
  const numbers = new Map<string, string>(); // a list has a handful of districts and names each a thousand times
  const plainNumber = (listed: string): string => {
    const known = numbers.get(listed) ?? sameNumber(listed);
    numbers.set(listed, known);
    return known;
  };
  const districtOf = (place: ListedPlace): string =>
    (ranges.size > 0 ? districtOfHouse(ranges, place.street, place.house) : null) ??
    districts.merged.find(({ listed }) => isListed(listed, place))?.district ??
    plainNumber(place.district);
  return (place) => {
    if (memberRanges) return districtOfHouse(memberRanges, place.street, place.house);
    return isOurs(place) ? districtOf(place) : null;
  };
}
