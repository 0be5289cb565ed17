// The ballot of the polling place, as a proof for the printer (§7-116, §7-106(3)).
import { electionDayBallot as paper } from '../documents/ballots/ballot-proof.ts';
import { ballotFields, ballotProofFacts } from './ballot-facts.ts';
import { defineDeskPaper } from './define-desk-paper.ts';

export const ballotProof = defineDeskPaper('ballot-proof', {
  paper,
  why: 'What the printer sets and you sign: every office, name and proposition in its order, as the voter will see it at the polls.',
  calledFor: ({ office }) => office.conductedBy !== 'county-board',
  fields: ballotFields,
  facts: (context) => ballotProofFacts(context, 'ballot-proof'),
});
