// §15-108(8)(a).
import { electionLaw } from '../../law/citation.ts';
import { nominates } from '../applies-to.ts';
import { defineDeadline } from '../define-deadline.ts';
import { firstDay } from '../shifts.ts';

/** First day to file an independent nominating petition. */
export const independentPetitionFirstFile = defineDeadline({
  id: 'independent-petition-first-file',
  version: 1,
  title: 'Independent petitions: first day to file',
  actor: 'candidate',
  stage: 'independent-nominations',
  edge: 'on-or-after',
  anchor: 'calendarAnchor',
  before: { days: 42 },
  shift: firstDay,
  appliesTo: nominates,
  citations: [electionLaw('15-108', '8', 'a')],
  inForce: { from: 'before-2009' },
  plain: 'An independent nominating petition is filed with you not earlier than forty-two days before the election.',
  ifMissed:
    'Write the day and hour on an earlier one, and tell the candidate at once that it is premature and should be filed again.',
  proof: 'The day, hour and minute on the petition.',
});
