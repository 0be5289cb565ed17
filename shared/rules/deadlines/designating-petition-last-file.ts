// §15-108(7), for the 15th day before the primary.
import { wallTime } from '../../domain/wall-time.ts';
import { electionLaw } from '../../law/citation.ts';
import { nominates } from '../applies-to.ts';
import { defineDeadline } from '../define-deadline.ts';
import { mailedByTheLastDay, westchesterMidnight } from '../filing-questions.ts';
import { fromAPublishedCalendar } from '../open-questions.ts';
import { paperFiled } from '../shifts.ts';

/** Last day to file a designating petition. */
export const designatingPetitionLastFile = defineDeadline({
  id: 'designating-petition-last-file',
  version: 2,
  title: 'Designating petitions: last day to file',
  actor: 'candidate',
  stage: 'party-nominations',
  edge: 'on-or-before',
  anchor: 'calendarAnchor',
  before: { days: 64 },
  time: wallTime('17:00'),
  shift: paperFiled,
  onlyIf: 'a party’s county rules ask for a village primary',
  appliesTo: nominates,
  citations: [electionLaw('15-108', '7'), electionLaw('1-106', '1')],
  inForce: { from: 'before-2009' },
  openQuestions: [fromAPublishedCalendar, mailedByTheLastDay, westchesterMidnight],
  plain:
    'Only if the county rules of a party ask for a village primary: a designating petition is filed with you by five o’clock on this day.',
  ifMissed:
    'Record it with its day, hour and minute, and send the candidate to an attorney: a late filing is a fatal defect (§1-106(2)), and a court says so, not the clerk.',
  proof: 'The day, hour and minute on the petition.',
});
