// The same ballot, endorsed “Early Mail Ballot”.
import { definePaper } from '../define-paper.ts';
import { BallotProofFacts, ballotParts } from './ballot-parts.ts';

export const earlyMailBallot = definePaper({
  paper: 'early-mail-ballot-proof',
  templateVersion: 1,
  title: 'Early mail ballot proof',
  kind: 'ballot',
  newspaper: false,
  citations: ['Election Law §7-119(1)', 'Election Law §15-119', 'Election Law §7-116'],
  facts: BallotProofFacts,
  parts: (facts) => ballotParts('early-mail', facts),
});
