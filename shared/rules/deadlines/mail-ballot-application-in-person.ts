// §15-120(5), third sentence. In a March 17 year practice has differed: one village stopped on the 16th, another on the 17th.
import { electionLaw } from '../../law/citation.ts';
import { earlyMailVoterAct } from '../amendments.ts';
import { defineDeadline } from '../define-deadline.ts';
import { anchorsDiffer } from '../election-facts.ts';
import { propositionOnlyMailBallots } from '../open-questions.ts';

/** Last day for the voter or an agent to bring an application to the clerk in person. */
export const mailBallotApplicationInPerson = defineDeadline({
  id: 'mail-ballot-application-in-person',
  version: 3,
  title: 'Applications brought in person: last day to receive',
  actor: 'voter',
  stage: 'notice-and-mail-ballots',
  edge: 'on-or-before',
  anchor: 'calendarAnchor',
  before: { days: 1 },
  shift: { policy: 'keep', because: 'Article 15 extends it for no holiday, and the next day is the election.' },
  appliesTo: ({ conductedBy }) => conductedBy !== 'county-board',
  citations: [electionLaw('15-120', '5'), electionLaw('15-119', '7')],
  inForce: { from: earlyMailVoterAct },
  openQuestions: [
    {
      arises: anchorsDiffer,
      question: 'People vote on March\u00a018. Is “the day before the election” March\u00a016 or March\u00a017?',
      safer: 'Tell everybody March\u00a016, and still take what is brought on March\u00a017, with a note.',
      other: 'March\u00a017, the day before people vote.',
      ask: 'Ask the village attorney.',
      otherDate: { anchor: 'pollDay', before: { days: 1 }, reading: 'Counted from the day people vote.' },
    },
    propositionOnlyMailBallots,
    {
      arises: () => true,
      question:
        'An application that asks to collect the ballot came by post, drop-box, fax or e-mail. Is a ballot handed over on it?',
      safer: 'Record it, and offer a new application brought in person by the voter or an agent.',
      other: 'Yes: how it came does not matter, for it was received before the election.',
      ask: 'Ask the village attorney about the paper at hand.',
    },
  ],
  plain:
    'The voter or an agent may bring an application to your office through the day before the election. From the sixth day before it, as soon as you have determined that it qualifies, you hand the ballot there to the voter or to the agent named in the application.',
  ifMissed: 'Nothing more can be handed out. The voter may still vote at the polling place.',
  proof: 'The day and hour of receipt on the application.',
});
