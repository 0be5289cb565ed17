// As it stood before the Early Mail Voter Act (§15-119, from January 1, 2024): absentee ballots only.
import { electionLaw } from '../../law/citation.ts';
import { earlyMailVoterAct } from '../amendments.ts';
import { defineDeadline } from '../define-deadline.ts';
import { propositionOnlyMailBallots } from '../open-questions.ts';
import { mailBallotApplicationFirst } from './mail-ballot-application-first.ts';

/** The same date for elections before 2024. */
export const mailBallotApplicationFirstBefore2024 = defineDeadline({
  ...mailBallotApplicationFirst,
  version: 3,
  citations: [electionLaw('15-120', '5')],
  inForce: { from: 'before-2009', until: earlyMailVoterAct },
  openQuestions: [propositionOnlyMailBallots],
  plain: 'An application may not be received earlier than four months before the election.',
});
