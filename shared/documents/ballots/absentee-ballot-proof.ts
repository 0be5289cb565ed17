// The same ballot, endorsed “Absentee Ballot”.
import { definePaper } from '../define-paper.ts';
import { BallotProofFacts, ballotParts } from './ballot-parts.ts';

export const absenteeBallot = definePaper({
  paper: 'absentee-ballot-proof',
  templateVersion: 1,
  title: 'Absentee ballot proof',
  kind: 'ballot',
  newspaper: false,
  citations: ['Election Law §7-122(1)(a)', 'Election Law §15-120(7)', 'Election Law §7-116'],
  facts: BallotProofFacts,
  parts: (facts) => ballotParts('absentee', facts),
});
