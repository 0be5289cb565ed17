// What the ballot will look like, for anybody who asks.
import { definePaper } from '../define-paper.ts';
import { BallotProofFacts, ballotParts } from './ballot-parts.ts';

export const sampleBallot = definePaper({
  paper: 'sample-ballot',
  templateVersion: 1,
  title: 'Sample ballot',
  kind: 'ballot',
  newspaper: false,
  citations: ['Election Law §7-116', 'Election Law §15-134'],
  facts: BallotProofFacts,
  parts: (facts) => ballotParts('sample', facts),
});
