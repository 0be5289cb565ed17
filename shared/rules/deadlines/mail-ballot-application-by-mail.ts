// §15-120(5), second sentence. The law asks when the application was received, not when it was posted.
import { electionLaw } from '../../law/citation.ts';
import { earlyMailVoterAct } from '../amendments.ts';
import { defineDeadline } from '../define-deadline.ts';
import { propositionOnlyMailBallots } from '../open-questions.ts';

/** Last day for the clerk to receive an application that asks for the ballot by mail. */
export const mailBallotApplicationByMail = defineDeadline({
  id: 'mail-ballot-application-by-mail',
  version: 3,
  title: 'Applications asking for a mailed ballot: last day to receive',
  actor: 'voter',
  stage: 'notice-and-mail-ballots',
  edge: 'on-or-before',
  anchor: 'calendarAnchor',
  before: { days: 7 },
  shift: { policy: 'keep', because: 'Receipt counts, not the postmark, and Article 15 extends it for no weekend.' },
  appliesTo: ({ conductedBy }) => conductedBy !== 'county-board',
  citations: [electionLaw('15-120', '5'), electionLaw('15-119', '7')],
  inForce: { from: earlyMailVoterAct },
  openQuestions: [
    propositionOnlyMailBallots,
    {
      arises: () => true,
      question: 'An application that asks for mailing comes after this day. Can the voter still have a ballot?',
      safer:
        'Not by mail. Record it as late for mailing and telephone the voter: an application may be brought in person through the day before the election.',
      other: 'If the voter or an agent brought that very paper, it will do for handing the ballot over in your office.',
      ask: 'Ask for a new application in person; then the question does not come up.',
    },
  ],
  plain: 'An application that asks for the ballot by mail must reach you at least seven days before the election.',
  ifMissed:
    'A later one is recorded, but its ballot cannot be mailed. The voter, or an agent, may still bring an application to your office in person through the day before the election.',
  proof: 'The day of receipt on the application.',
});
