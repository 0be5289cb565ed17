// §15-120(8): the envelopes go out sealed, to the inspectors of the voter's own district.
import { electionLaw } from '../../law/citation.ts';
import { earlyMailVoterAct } from '../amendments.ts';
import { defineDeadline } from '../define-deadline.ts';
import { propositionOnlyMailBallots } from '../open-questions.ts';

/** The day on which the clerk delivers the returned ballots to the inspectors. */
export const mailBallotsToInspectors = defineDeadline({
  id: 'mail-ballots-to-inspectors',
  version: 4,
  title: 'Deliver the returned mail ballots, sealed, to the inspectors',
  actor: 'village-clerk',
  stage: 'election-day',
  edge: 'exactly',
  anchor: 'pollDay',
  before: { days: 0 },
  shift: { policy: 'keep', because: 'It is done on the day people vote.' },
  appliesTo: ({ conductedBy }) => conductedBy !== 'county-board',
  citations: [electionLaw('15-120', '8'), electionLaw('15-119', '10')],
  inForce: { from: earlyMailVoterAct },
  openQuestions: [
    propositionOnlyMailBallots,
    {
      arises: () => true,
      question: 'A voter who has returned a mail ballot comes to the polling place. May the voter vote there?',
      safer:
        'Mark on the inspectors’ list who has returned a ballot. The inspectors decide; the ballot in the envelope and one cast in person are never both counted.',
      other:
        '§8-302(2-a) lets such a voter cast an affidavit ballot, but speaks of ballots issued by a board of elections.',
      ask: 'Ask the village attorney before election day, and tell the inspectors.',
    },
    {
      arises: () => true,
      question: 'An envelope is not signed, or its signature looks different. May the voter put it right?',
      safer:
        'Section 15-120 knows no such step: deliver it as it is, and the inspectors decide after the close of the polls.',
      other:
        '§9-209, which is written for the county board, is not followed; at most a courtesy call to the voter while there is time.',
      ask: 'Ask the village attorney before calling any voter about it.',
    },
  ],
  plain:
    'On election day you deliver every returned ballot, in its sealed envelope, to the inspectors of the district in which its voter lives.',
  ifMissed:
    'A ballot counts as voted only when the right inspectors have it and their chair has put it in the box. Call the inspectors and the village attorney at once.',
  proof: 'The transmittal of each district, with the count, signed by an inspector.',
});
