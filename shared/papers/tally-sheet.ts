// The tallies for the close of the polls, laid out in ballot order for every district.
import { tallySheet as paper } from '../documents/take-along/tally-sheet.ts';
import { ballotProofFacts } from './ballot-facts.ts';
import { defineDeskPaper } from './define-desk-paper.ts';

export const tallySheet = defineDeskPaper('tally-sheet', {
  paper,
  why: 'Where the inspectors of each district write the count at the close of the polls, in the order of the ballot.',
  calledFor: ({ office }) => office.conductedBy !== 'county-board',
  fields: {},
  facts: (context) => {
    const ballot = ballotProofFacts(context, 'ballot-proof');
    if (!ballot.ok) return ballot;
    const { owner: _, instructions: __, ...facts } = ballot.value;
    const names = context.election.file.districts.map(({ name }) => name);
    return { ok: true, value: { ...facts, districts: names.length > 1 ? names : [''] } };
  },
});
