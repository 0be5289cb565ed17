// §15-120(5), first sentence, and its twin for early mail ballots.
import { electionLaw } from '../../law/citation.ts';
import { earlyMailVoterAct } from '../amendments.ts';
import { defineDeadline } from '../define-deadline.ts';
import { propositionOnlyMailBallots } from '../open-questions.ts';

/** First day on which an application for a mail ballot may be received. */
export const mailBallotApplicationFirst = defineDeadline({
  id: 'mail-ballot-application-first',
  version: 4,
  title: 'Applications for mail ballots: first day to receive',
  actor: 'voter',
  stage: 'before-nominations',
  edge: 'on-or-after',
  anchor: 'calendarAnchor',
  before: { months: 4 },
  shift: { policy: 'keep', because: 'A first day never moves: nothing is gained by waiting.' },
  appliesTo: ({ conductedBy }) => conductedBy !== 'county-board',
  citations: [electionLaw('15-120', '5'), electionLaw('15-119', '7')],
  inForce: { from: earlyMailVoterAct },
  openQuestions: [
    propositionOnlyMailBallots,
    {
      arises: () => true,
      question:
        'An early-mail application for “all remaining elections in the calendar year” comes before this day. Does it reach this election?',
      safer:
        'Only if this election is in the same calendar year. Ask the voter which election is meant, and take a new application from this day on.',
      other: 'It reaches every election the voter named, also one of the next year.',
      ask: 'Ask the voter; ask the village attorney where the answer leaves doubt.',
    },
  ],
  plain:
    'An application may not be received earlier than four months before the election. Excepted is an early-mail application for all remaining elections of the calendar year (§15-119).',
  ifMissed:
    'An application that comes too early is kept with its true day of receipt. Write to the voter at once, send a new form, and name this day.',
  proof: 'The day of receipt on the application.',
});
