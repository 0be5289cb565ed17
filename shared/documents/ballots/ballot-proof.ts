// The ballot of the polling place.
import { definePaper } from '../define-paper.ts';
import { BallotProofFacts, ballotParts } from './ballot-parts.ts';

export const electionDayBallot = definePaper({
  paper: 'ballot-proof',
  templateVersion: 1,
  title: 'Ballot proof',
  kind: 'ballot',
  newspaper: false,
  citations: ['Election Law §7-116', 'Election Law §7-106(3)', 'Election Law §15-134'],
  facts: BallotProofFacts,
  parts: (facts) => ballotParts('election-day', facts),
});
