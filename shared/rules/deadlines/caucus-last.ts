// §15-108(2)(a).
import { electionLaw } from '../../law/citation.ts';
import { nominates } from '../applies-to.ts';
import { defineDeadline } from '../define-deadline.ts';
import { minimumNotice } from '../shifts.ts';

/** Last day on which a party may nominate. */
export const caucusLast = defineDeadline({
  id: 'caucus-last',
  version: 1,
  title: 'Party nominations: last day for a caucus',
  actor: 'party',
  stage: 'party-nominations',
  edge: 'on-or-before',
  anchor: 'calendarAnchor',
  before: { days: 49 },
  shift: minimumNotice,
  appliesTo: nominates,
  citations: [electionLaw('15-108', '2', 'a')],
  inForce: { from: 'before-2009' },
  plain: 'A party nominates not less than forty-nine days before the election.',
  ifMissed:
    'A nomination made later is too late. Record the certificate as it came, and send the party to its attorney; the clerk does not rule on it.',
  proof: 'The certificate of nomination with the day of the caucus.',
});
