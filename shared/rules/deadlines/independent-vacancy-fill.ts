// §15-108(8)(c).
import { wallTime } from '../../domain/wall-time.ts';
import { electionLaw } from '../../law/citation.ts';
import { nominates } from '../applies-to.ts';
import { defineDeadline } from '../define-deadline.ts';
import { mailedByTheLastDay, westchesterMidnight } from '../filing-questions.ts';
import { countedFromAMovedDay } from '../open-questions.ts';
import { paperFiled } from '../shifts.ts';

/** Last day to fill a vacancy after a declination. */
export const independentVacancyFill = defineDeadline({
  id: 'independent-vacancy-fill',
  version: 2,
  title: 'Independent nominations: last day to fill a vacancy',
  actor: 'candidate',
  stage: 'independent-nominations',
  edge: 'on-or-before',
  anchor: { deadline: 'independent-nomination-accept-decline', counted: 'both-earlier-first' },
  after: { days: 3 },
  time: wallTime('17:00'),
  shift: paperFiled,
  onlyIf: 'a nomination was declined',
  appliesTo: nominates,
  citations: [electionLaw('15-108', '8', 'c'), electionLaw('1-106', '1')],
  inForce: { from: 'before-2009' },
  openQuestions: [countedFromAMovedDay, mailedByTheLastDay, westchesterMidnight],
  plain:
    'After a declination the committee named in the petition files a certificate that names another candidate, with that person’s written consent, not later than three days after the last day to decline.',
  ifMissed:
    'Record it with its day, hour and minute, and send whoever files it to an attorney: a late filing is a fatal defect (§1-106(2)), and a court says so, not the clerk.',
  proof: 'The day, hour and minute on the certificate.',
});
