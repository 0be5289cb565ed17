// §15-118(8), as the Early Mail Voter Act left it.
import { electionLaw } from '../../law/citation.ts';
import { earlyMailVoterAct } from '../amendments.ts';
import { hasRegistrationDay } from '../applies-to.ts';
import { defineDeadline } from '../define-deadline.ts';
import { dayItself } from '../shifts.ts';

/** The list of those who applied for mail ballots goes to the inspectors at their registration meeting. */
export const applicantsListToInspectors = defineDeadline({
  id: 'applicants-list-to-inspectors',
  version: 3,
  title: 'List of mail-ballot applicants to the inspectors',
  actor: 'village-clerk',
  stage: 'notice-and-mail-ballots',
  edge: 'exactly',
  anchor: { deadline: 'registration-day', counted: 'from-moved' },
  after: { days: 0 },
  shift: dayItself,
  appliesTo: hasRegistrationDay,
  citations: [electionLaw('15-118', '8')],
  inForce: { from: earlyMailVoterAct },
  plain:
    'At their meeting to register voters you give the inspectors the list of everybody who has applied for an absentee or an early mail ballot.',
  ifMissed: 'Give it to them at once.',
  proof: 'A copy of the list with the day and the chair’s initials.',
});
