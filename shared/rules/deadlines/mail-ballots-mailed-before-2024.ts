// As it stood before the Early Mail Voter Act (§15-119, from January 1, 2024): absentee ballots only.
import { electionLaw } from '../../law/citation.ts';
import { earlyMailVoterAct } from '../amendments.ts';
import { defineDeadline } from '../define-deadline.ts';
import { mailBallotsMailed } from './mail-ballots-mailed.ts';

/** The same date for elections before 2024. */
export const mailBallotsMailedBefore2024 = defineDeadline({
  ...mailBallotsMailed,
  version: 3,
  citations: [electionLaw('15-120', '6')],
  inForce: { from: 'before-2009', until: earlyMailVoterAct },
});
