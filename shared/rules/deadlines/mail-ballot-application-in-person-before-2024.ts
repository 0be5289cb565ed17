// As it stood before the Early Mail Voter Act (§15-119, from January 1, 2024): absentee ballots only.
import { electionLaw } from '../../law/citation.ts';
import { earlyMailVoterAct } from '../amendments.ts';
import { defineDeadline } from '../define-deadline.ts';
import { mailBallotApplicationInPerson } from './mail-ballot-application-in-person.ts';

/** The same date for elections before 2024. */
export const mailBallotApplicationInPersonBefore2024 = defineDeadline({
  ...mailBallotApplicationInPerson,
  version: 2,
  citations: [electionLaw('15-120', '5')],
  inForce: { from: 'before-2009', until: earlyMailVoterAct },
});
