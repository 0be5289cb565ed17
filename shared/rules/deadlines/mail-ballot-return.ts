// §15-120(7): received, not postmarked; and on the day people really vote.
import { electionLaw } from '../../law/citation.ts';
import { earlyMailVoterAct } from '../amendments.ts';
import { defineDeadline } from '../define-deadline.ts';
import { propositionOnlyMailBallots } from '../open-questions.ts';

/** Last moment for the clerk to receive a voted mail ballot. */
export const mailBallotReturn = defineDeadline({
  id: 'mail-ballot-return',
  version: 3,
  title: 'Voted mail ballots: last hour to receive',
  actor: 'voter',
  stage: 'election-day',
  edge: 'on-or-before',
  anchor: 'pollDay',
  before: { days: 0 },
  time: 'polls-close',
  shift: { policy: 'keep', because: 'It ends with the polls, and a postmark does not extend it.' },
  appliesTo: ({ conductedBy }) => conductedBy !== 'county-board',
  citations: [electionLaw('15-120', '7'), electionLaw('15-119', '9')],
  inForce: { from: earlyMailVoterAct },
  openQuestions: [
    propositionOnlyMailBallots,
    {
      arises: () => true,
      question:
        'A voter hands the envelope to the inspectors at the polling place before the close. Has the village clerk received it?',
      safer:
        'Not by that alone: you, or somebody you have authorized, are at the polling place to receive it, and the hour is noted.',
      other: 'Yes: it reached those for whom it was meant before the close of the polls.',
      ask: 'Ask the village attorney before election day who may receive for you.',
    },
  ],
  plain: 'A ballot is counted only if you receive it not later than the close of the polls on election day.',
  ifMissed:
    'Write the day and hour on the envelope, mark it late, and keep it sealed. It does not go to the inspectors as timely.',
  proof: 'The day and hour of receipt on each envelope.',
});
