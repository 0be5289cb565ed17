// §15-108(8)(a), §1-106(1). A petition handed over before nine on the last day, outside the office, was held void (Rutherford v. Jones, 1987).
import { wallTime } from '../../domain/wall-time.ts';
import { electionLaw } from '../../law/citation.ts';
import { nominates } from '../applies-to.ts';
import { defineDeadline } from '../define-deadline.ts';
import { mailedByTheLastDay, westchesterMidnight } from '../filing-questions.ts';
import { paperFiled } from '../shifts.ts';

/** Last day to file an independent nominating petition. */
export const independentPetitionLastFile = defineDeadline({
  id: 'independent-petition-last-file',
  version: 1,
  title: 'Independent petitions: last day to file',
  actor: 'candidate',
  stage: 'independent-nominations',
  edge: 'on-or-before',
  anchor: 'calendarAnchor',
  before: { days: 35 },
  time: wallTime('17:00'),
  shift: paperFiled,
  appliesTo: nominates,
  citations: [electionLaw('15-108', '8', 'a'), electionLaw('1-106', '1')],
  inForce: { from: 'before-2009' },
  openQuestions: [mailedByTheLastDay, westchesterMidnight],
  plain:
    'An independent nominating petition is filed with you between nine and five o’clock, not later than thirty-five days before the election.',
  ifMissed:
    'Record it with its day, hour and minute, and send whoever files it to an attorney: a late filing is a fatal defect (§1-106(2)), and a court says so, not the clerk.',
  proof: 'The day, hour and minute on the petition, and its line in the public book.',
});
