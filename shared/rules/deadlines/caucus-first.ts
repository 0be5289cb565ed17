// §15-108(2)(a).
import { electionLaw } from '../../law/citation.ts';
import { nominates } from '../applies-to.ts';
import { defineDeadline } from '../define-deadline.ts';
import { firstDay } from '../shifts.ts';

/** First day on which a party may nominate. */
export const caucusFirst = defineDeadline({
  id: 'caucus-first',
  version: 1,
  title: 'Party nominations: first day for a caucus',
  actor: 'party',
  stage: 'party-nominations',
  edge: 'on-or-after',
  anchor: 'calendarAnchor',
  before: { days: 56 },
  shift: firstDay,
  appliesTo: nominates,
  citations: [electionLaw('15-108', '2', 'a')],
  inForce: { from: 'before-2009' },
  plain: 'A party nominates, at a caucus or a village primary, not more than fifty-six days before the election.',
  ifMissed: 'A nomination made earlier is too early. Send the party to its attorney; the clerk does not rule on it.',
  proof: 'The certificate of nomination with the day of the caucus.',
});
