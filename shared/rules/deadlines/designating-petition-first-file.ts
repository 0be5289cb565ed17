// §15-108(7), for the 22nd day before the primary.
import { electionLaw } from '../../law/citation.ts';
import { nominates } from '../applies-to.ts';
import { defineDeadline } from '../define-deadline.ts';
import { fromAPublishedCalendar } from '../open-questions.ts';
import { firstDay } from '../shifts.ts';

/** First day to file a designating petition. */
export const designatingPetitionFirstFile = defineDeadline({
  id: 'designating-petition-first-file',
  version: 1,
  title: 'Designating petitions: first day to file',
  actor: 'candidate',
  stage: 'party-nominations',
  edge: 'on-or-after',
  anchor: 'calendarAnchor',
  before: { days: 71 },
  shift: firstDay,
  onlyIf: 'a party’s county rules ask for a village primary',
  appliesTo: nominates,
  citations: [electionLaw('15-108', '7')],
  inForce: { from: 'before-2009' },
  openQuestions: [fromAPublishedCalendar],
  plain:
    'Only if the county rules of a party ask for a village primary: a designating petition is filed with you from this day on.',
  ifMissed: 'Write the day and hour on an earlier one, and tell the candidate that it may have to be filed again.',
  proof: 'The day, hour and minute on the petition.',
});
