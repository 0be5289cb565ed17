// As it stood before the Early Mail Voter Act (§15-119, from January 1, 2024): absentee ballots only.
import { electionLaw } from '../../law/citation.ts';
import { earlyMailVoterAct } from '../amendments.ts';
import { defineDeadline } from '../define-deadline.ts';
import { mailBallotApplicationByMail } from './mail-ballot-application-by-mail.ts';

/** The same date for elections before 2024. */
export const mailBallotApplicationByMailBefore2024 = defineDeadline({
  ...mailBallotApplicationByMail,
  version: 2,
  citations: [electionLaw('15-120', '5')],
  inForce: { from: 'before-2009', until: earlyMailVoterAct },
});
