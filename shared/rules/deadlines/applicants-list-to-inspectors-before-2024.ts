// As it stood before the Early Mail Voter Act (§15-119, from January 1, 2024): absentee ballots only.
import { electionLaw } from '../../law/citation.ts';
import { earlyMailVoterAct } from '../amendments.ts';
import { defineDeadline } from '../define-deadline.ts';
import { applicantsListToInspectors } from './applicants-list-to-inspectors.ts';

/** The same date for elections before 2024. */
export const applicantsListToInspectorsBefore2024 = defineDeadline({
  ...applicantsListToInspectors,
  version: 2,
  citations: [electionLaw('15-118', '8')],
  inForce: { from: 'before-2009', until: earlyMailVoterAct },
  plain:
    'At their meeting to register voters you give the inspectors the list of everybody who has applied for an absentee ballot.',
});
