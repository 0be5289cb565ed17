// §15-120(8): the envelopes go out sealed, to the inspectors of the voter's own district.
import { electionLaw } from '../../law/citation.ts';
import { defineDeadline } from '../define-deadline.ts';
import { propositionOnlyMailBallots } from '../open-questions.ts';

/** The day on which the clerk delivers the returned ballots to the inspectors. */
export const mailBallotsToInspectors = defineDeadline({
  id: 'mail-ballots-to-inspectors',
  version: 1,
  title: 'Deliver the returned mail ballots, sealed, to the inspectors',
  actor: 'village-clerk',
  stage: 'election-day',
  edge: 'exactly',
  anchor: 'pollDay',
  before: { days: 0 },
  shift: { policy: 'keep', because: 'It is done on the day people vote.' },
  appliesTo: ({ conductedBy }) => conductedBy !== 'county-board',
  citations: [electionLaw('15-120', '8'), electionLaw('15-119', '10')],
  inForce: { from: 'before-2009' },
  openQuestions: [propositionOnlyMailBallots],
  plain:
    'On election day you deliver every returned ballot, in its sealed envelope, to the inspectors of the district in which its voter lives.',
  ifMissed:
    'A ballot counts as voted only when the right inspectors have it and their chair has put it in the box. Call the inspectors and the village attorney at once.',
  proof: 'The transmittal of each district, with the count, signed by an inspector.',
});
