// §15-108(7): three days after the last day to decline. A county’s calendar of 2020 counted from the day before it moved.
import { wallTime } from '../../domain/wall-time.ts';
import { electionLaw } from '../../law/citation.ts';
import { nominates } from '../applies-to.ts';
import { defineDeadline } from '../define-deadline.ts';
import { mailedByTheLastDay, westchesterMidnight } from '../filing-questions.ts';
import { countedFromAMovedDay, fromAPublishedCalendar } from '../open-questions.ts';
import { paperFiled } from '../shifts.ts';

/** Last day for a party’s committee to fill a vacancy. */
export const partyVacancyFill = defineDeadline({
  id: 'party-vacancy-fill',
  version: 2,
  title: 'Party nominations: last day to fill a vacancy',
  actor: 'party',
  stage: 'party-nominations',
  edge: 'on-or-before',
  anchor: { deadline: 'party-nomination-decline', counted: 'both-earlier-first' },
  after: { days: 3 },
  time: wallTime('17:00'),
  shift: paperFiled,
  onlyIf: 'a nomination was declined',
  appliesTo: nominates,
  citations: [electionLaw('15-108', '7'), electionLaw('1-106', '1')],
  inForce: { from: 'before-2009' },
  openQuestions: [countedFromAMovedDay, fromAPublishedCalendar, mailedByTheLastDay, westchesterMidnight],
  plain:
    'After a declination the party’s committee files a certificate that names another candidate, with that person’s written consent, by five o’clock on this day.',
  ifMissed:
    'Record it with its day, hour and minute, and send whoever files it to an attorney: a late filing is a fatal defect (§1-106(2)), and a court says so, not the clerk.',
  proof: 'The day, hour and minute on the certificate.',
});
