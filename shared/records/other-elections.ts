// The “not my election” card: whom to ask about elections the village does not conduct.
import { z } from 'zod';
import { mostOtherElections, OtherElection } from '../domain/other-election.ts';
import { listInWords } from '../words/lists.ts';
import { changesOf } from './change.ts';
import { defineEvent } from './define-event.ts';

/** The part of the office's state that this event changes. */
export interface OtherElectionsState {
  otherElections: OtherElection[];
}
export const emptyOtherElections = (): OtherElectionsState => ({ otherElections: [] });

const inWords = ({ name, who, when, phone, note }: Readonly<OtherElection>): string => {
  const told = [who, when, phone, note].filter((part) => part !== '').join(', ');
  return told === '' ? name : `${name}: ${told}`;
};
const all = (elections: readonly Readonly<OtherElection>[]): string => elections.map(inWords).join('; ');

export const otherElectionsSet = defineEvent<OtherElectionsState, { elections: OtherElection[] }>({
  type: 'other-elections-set',
  version: 1,
  group: 'office',
  schema: z.strictObject({ elections: z.array(OtherElection).max(mostOtherElections) }),
  subjects: () => ['office:other-elections-set'],
  apply: (s, p) => {
    s.otherElections = p.elections;
  },
  say: (_, { elections }) =>
    elections.length === 0
      ? 'The card of elections the village does not conduct is empty.'
      : `The card of elections the village does not conduct was written: ${listInWords(elections.map(({ name }) => name))}.`,
  change: (before, p) => changesOf([['Not the village’s elections', all(before.otherElections), all(p.elections)]]),
});
