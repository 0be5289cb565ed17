// §15-108(2)(a). Only where a party’s county rules ask for a primary; a caucus needs no such day.
import { electionLaw } from '../../law/citation.ts';
import { nominates } from '../applies-to.ts';
import { defineDeadline } from '../define-deadline.ts';
import { dayItself } from '../shifts.ts';

/** The day of a village primary. */
export const primaryDay = defineDeadline({
  id: 'primary-day',
  version: 1,
  title: 'Village primary, where a party’s rules ask for one',
  actor: 'party',
  stage: 'party-nominations',
  edge: 'exactly',
  anchor: 'calendarAnchor',
  before: { days: 49 },
  shift: dayItself,
  onlyIf: 'a party’s county rules ask for a village primary',
  appliesTo: nominates,
  citations: [electionLaw('15-108', '2', 'a')],
  inForce: { from: 'before-2009' },
  plain:
    'Only if the county rules of a party ask for a village primary: it is held forty-nine days before the election.',
  ifMissed: 'Send the party to its attorney at once; the clerk does not move a primary.',
  proof: 'The inspectors’ certificate of the primary.',
});
