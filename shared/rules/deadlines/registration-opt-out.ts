// §15-118(3). “More than sixty days”: the sixty-first day before is the last.
import { electionLaw } from '../../law/citation.ts';
import { hasRegistrationDay } from '../applies-to.ts';
import { defineDeadline } from '../define-deadline.ts';
import { minimumNotice } from '../shifts.ts';

/** Last day to do away with village registration day for this election. */
export const registrationOptOut = defineDeadline({
  id: 'registration-opt-out',
  version: 1,
  title: 'Board resolution to do without a village registration day',
  actor: 'board-of-trustees',
  stage: 'before-nominations',
  edge: 'on-or-before',
  anchor: 'calendarAnchor',
  before: { moreThanDays: 60 },
  shift: minimumNotice,
  onlyIf: 'the village wants no registration day of its own',
  appliesTo: hasRegistrationDay,
  citations: [electionLaw('15-118', '3')],
  inForce: { from: 'before-2009' },
  plain:
    'Only if the village wants no registration day of its own: the resolution counts for elections held more than sixty days after it is adopted, and lasts until it is reversed.',
  ifMissed: 'The registration day of this election is held. A resolution adopted now counts for a later one.',
  proof: 'The minutes with the date of the meeting and the vote.',
});
