// The absentee ballot, as a proof for the printer (§7-122(1)(a), §15-120(7)).
import { absenteeBallot as paper } from '../documents/ballots/absentee-ballot-proof.ts';
import { ballotFields, ballotProofFacts } from './ballot-facts.ts';
import { defineDeskPaper } from './define-desk-paper.ts';
import { hasDate } from './of-election.ts';
export const absenteeBallotProof = defineDeskPaper('absentee-ballot-proof', {
  paper,
  why: 'The same ballot on paper, endorsed “Absentee Ballot”, for the printer.',
  calledFor: hasDate('mail-ballots-mailed'),
  fields: ballotFields,
  facts: (context) => ballotProofFacts(context, 'absentee-ballot-proof'),
});
