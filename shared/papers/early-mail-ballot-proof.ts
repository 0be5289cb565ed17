// The early mail ballot, as a proof for the printer (§7-119(1), §15-119).
import { earlyMailBallot as paper } from '../documents/ballots/early-mail-ballot-proof.ts';
import { ballotFields, ballotProofFacts } from './ballot-facts.ts';
import { defineDeskPaper } from './define-desk-paper.ts';
import { hasDate } from './of-election.ts';
export const earlyMailBallotProof = defineDeskPaper('early-mail-ballot-proof', {
  paper,
  why: 'The same ballot on paper, endorsed “Early Mail Ballot”, for the printer.',
  calledFor: hasDate('mail-ballots-mailed'),
  fields: ballotFields,
  facts: (context) => ballotProofFacts(context, 'early-mail-ballot-proof'),
});
