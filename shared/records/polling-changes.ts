// Before and after of where and when people vote, for the village’s standing answer and for one election.
import type { DeepReadonly } from '../deep-readonly.ts';
import type { District, PollHours } from '../domain/election.ts';
import { pollHoursInWords } from '../words/hours.ts';
import { type Change, changesOf, type Fact } from './change.ts';

/** “1 district”, “3 districts” */
export const districtsInWords = (count: number): string => (count === 1 ? '1 district' : `${count} districts`);

interface Polling {
  readonly districts: DeepReadonly<District[]>;
  readonly hours: DeepReadonly<PollHours> | null;
}

const placeOf = ({ districts }: Polling, name: string): string | null => {
  const district = districts.find((d) => d.name === name);
  if (!district) return null;
  return district.place
    ? `${district.place.name}, ${district.place.street}, ${district.place.city}${district.place.outsideVillage ? ' (outside the village)' : ''}`
    : 'no polling place yet';
};
const hoursOf = ({ hours }: Polling): string | null => hours && pollHoursInWords(hours.map((h) => ({ ...h })));

/** One change for each district that came, went or moved, and one for the hours. */
export function pollingChanges(before: Polling, after: Polling): Change[] {
  const names = new Set([...before.districts, ...after.districts].map((d) => d.name));
  const places = [...names].map((name): Fact => [`District ${name}`, placeOf(before, name), placeOf(after, name)]);
  return changesOf([...places, ['Hours of the polls', hoursOf(before), hoursOf(after)]]);
}
