// The sample ballot.
import { sampleBallot as paper } from '../documents/ballots/sample-ballot.ts';
import { ballotFields, ballotProofFacts } from './ballot-facts.ts';
import { defineDeskPaper } from './define-desk-paper.ts';

export const sampleBallot = defineDeskPaper('sample-ballot', {
  paper,
  why: 'For anybody who asks what the ballot looks like. Every page says SAMPLE.',
  fields: ballotFields,
  facts: (context) => ballotProofFacts(context, 'sample-ballot'),
});
