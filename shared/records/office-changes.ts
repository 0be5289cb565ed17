// Before and after of the village’s standing facts, fact by fact.
import type { DeepReadonly } from '../deep-readonly.ts';
import { addressInline } from '../domain/address.ts';
import type { ConductedBy, ElectionRule, VotingMethod } from '../domain/election.ts';
import type { ClerkIdentity, Newspaper, PostingPlace, VillageName } from '../domain/village.ts';
import { weekdayName } from '../words/days.ts';
import { electionRuleInWords } from '../words/elections.ts';
import { listInWords } from '../words/lists.ts';
import { type Change, changesOf, type Fact } from './change.ts';

export const villageChanges = (before: VillageName | null, after: VillageName): Change[] =>
  changesOf([
    ['Village', before?.name, after.name],
    ['County', before?.county, after.county],
  ]);

export const clerkChanges = (before: ClerkIdentity | null, after: ClerkIdentity): Change[] =>
  changesOf([
    ['Clerk', before?.name, after.name],
    ['Title', before?.title, after.title],
    ['Office address', before && addressInline(before.address), addressInline(after.address)],
    ['Telephone', before?.phone, after.phone],
    ['Office hours', before?.officeHours, after.officeHours],
  ]);

/** Who runs the elections, within a sentence. */
export const conductWords: Record<ConductedBy, string> = {
  'village-clerk': 'the village clerk runs the village’s elections',
  'county-board': 'the county board of elections runs the village’s elections',
  'not-known': 'it is not known yet who runs the village’s elections',
};

export const electionRuleChanges = (before: ElectionRule, after: ElectionRule): Change[] =>
  changesOf([['General election', electionRuleInWords(before), electionRuleInWords(after)]]);

const methodWords = (method: VotingMethod): string =>
  method.by === 'paper'
    ? 'on paper'
    : `by machine, owned by ${method.owner}${method.custodian === '' ? '' : `, kept by ${method.custodian}`}`;
export const votingMethodChanges = (before: VotingMethod | null, after: VotingMethod): Change[] =>
  changesOf([['People vote', before && methodWords(before), methodWords(after)]]);

/** The sentence for so many posting places. */
export function postingInWords(count: number): string {
  if (count === 0) return 'No place where notices are posted is written down any more.';
  return count === 1
    ? 'One place where notices are posted was written down.'
    : `The places where notices are posted were written down, ${count} of them.`;
}

/** Places that came and went; one that stayed is not named. */
export function postingChanges(before: DeepReadonly<PostingPlace[]>, after: readonly PostingPlace[]): Change[] {
  const words = (place: DeepReadonly<PostingPlace>): string => `${place.name}, ${place.street}`;
  const [old, now] = [new Set(before.map(words)), new Set(after.map(words))];
  const gone = [...old].filter((place) => !now.has(place)).map((place): Fact => ['Posting place', place, null]);
  const come = [...now].filter((place) => !old.has(place)).map((place): Fact => ['Posting place', null, place]);
  return changesOf([...gone, ...come]);
}

const issueDays = (newspaper: DeepReadonly<Newspaper>): string =>
  listInWords([...newspaper.issueDays].sort((a, b) => a - b).map(weekdayName));
const copyDue = ({ copyDays, copyHour }: DeepReadonly<Newspaper>): string =>
  `${copyDays} working ${copyDays === 1 ? 'day' : 'days'} before${copyHour === '' ? '' : `, ${copyHour}`}`;
export const newspaperChanges = (before: DeepReadonly<Newspaper> | null, after: Newspaper | null): Change[] =>
  changesOf([
    ['Newspaper', before?.name, after?.name],
    ['Appears on', before && issueDays(before), after && issueDays(after)],
    ['Copy must be there', before && copyDue(before), after && copyDue(after)],
    ['Send it to', before?.contact, after?.contact],
  ]);

const asked = (required: boolean): string => (required ? 'asked for' : 'not asked for');
export const certificateChanges = (before: boolean, after: boolean): Change[] =>
  changesOf([['Certificate of Election Law §15-120(3)', asked(before), asked(after)]]);
