// §15-108(7).
import { wallTime } from '../../domain/wall-time.ts';
import { electionLaw } from '../../law/citation.ts';
import { nominates } from '../applies-to.ts';
import { defineDeadline } from '../define-deadline.ts';
import { mailedByTheLastDay, westchesterMidnight } from '../filing-questions.ts';
import { fromAPublishedCalendar } from '../open-questions.ts';
import { paperFiled } from '../shifts.ts';

/** Last day to file the certificate of a party’s nomination. */
export const partyCertificateLastFile = defineDeadline({
  id: 'party-certificate-last-file',
  version: 2,
  title: 'Certificates of party nomination: last day to file',
  actor: 'party',
  stage: 'party-nominations',
  edge: 'on-or-before',
  anchor: 'calendarAnchor',
  before: { days: 47 },
  time: wallTime('17:00'),
  shift: paperFiled,
  appliesTo: nominates,
  citations: [electionLaw('15-108', '7'), electionLaw('1-106', '1')],
  inForce: { from: 'before-2009' },
  openQuestions: [fromAPublishedCalendar, mailedByTheLastDay, westchesterMidnight],
  plain:
    'The chair and the secretary of a caucus file the certificate of nomination with you by five o’clock on this day.',
  ifMissed:
    'Record it with its day, hour and minute, and send whoever files it to an attorney: a late filing is a fatal defect (§1-106(2)), and a court says so, not the clerk.',
  proof: 'The day, hour and minute on the certificate.',
});
