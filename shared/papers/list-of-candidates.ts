// The candidates as they stand, in the order of the ballot; a correction makes a new edition.
import { listOfCandidates as paper } from '../documents/lists/list-of-candidates.ts';
import { ok } from '../result.ts';
import { ballotFactOf } from './ballot-facts.ts';
import { defineDeskPaper } from './define-desk-paper.ts';
import { whichElection } from './of-election.ts';

export const listOfCandidates = defineDeskPaper('list-of-candidates', {
  paper,
  why: 'Who stands for what, with residence, term and party, in the order of the ballot: for the printer, the newspaper and anybody who asks. Each edition stays as it was printed.',
  calledFor: ({ office }) => office.conductedBy !== 'county-board',
  fields: {},
  facts: (context) => {
    const ballot = ballotFactOf(context);
    if (!ballot.ok) return ballot;
    // Rows have letters on a machine only; they are nothing the list says.
    const contests = ballot.value.contests.map((contest) => ({
      ...contest,
      lines: contest.lines.map((line) => ({ ...line, row: '' })),
    }));
    return ok({ ...whichElection(context), ...ballot.value, rows: [], contests, dated: context.today });
  },
});
