// §15-110(5). Only for a village that changes its districts; for the others the day passes unused.
import { electionLaw } from '../../law/citation.ts';
import { nominates } from '../applies-to.ts';
import { defineDeadline } from '../define-deadline.ts';
import { minimumNotice } from '../shifts.ts';

/** Last day to create or change election districts for this election. */
export const districtResolution = defineDeadline({
  id: 'district-resolution',
  version: 1,
  title: 'Board resolution that creates or changes election districts',
  actor: 'board-of-trustees',
  stage: 'before-nominations',
  edge: 'on-or-before',
  anchor: 'calendarAnchor',
  before: { days: 120 },
  shift: minimumNotice,
  onlyIf: 'districts are to change',
  appliesTo: nominates,
  citations: [electionLaw('15-110', '5')],
  inForce: { from: 'before-2009' },
  plain:
    'Only if districts are to change: at least 120 days before the election the board of trustees adopts the resolution with the boundaries, which is posted and published with the notice of election.',
  ifMissed: 'The districts stay as they are for this election. A resolution adopted now counts for a later one.',
  proof: 'The minutes with the date of the meeting and the vote.',
});
