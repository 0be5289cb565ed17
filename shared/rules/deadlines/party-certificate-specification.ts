// Two days after the last day to object, as in §6-212.
import { wallTime } from '../../domain/wall-time.ts';
import { electionLaw } from '../../law/citation.ts';
import { nominates } from '../applies-to.ts';
import { defineDeadline } from '../define-deadline.ts';
import { countedFromAMovedDay, fromAPublishedCalendar, howLongToObject, whoRules } from '../open-questions.ts';
import { paperFiled } from '../shifts.ts';

/** Last day for the specifications of an objection to certificates of party nomination. */
export const partyCertificateSpecification = defineDeadline({
  id: 'party-certificate-specification',
  version: 2,
  title: 'Specifications of objections to certificates of party nomination: last day',
  actor: 'voter',
  stage: 'party-nominations',
  edge: 'on-or-before',
  anchor: { deadline: 'party-certificate-objection', counted: 'both-earlier-first' },
  after: { days: 2 },
  time: wallTime('17:00'),
  shift: paperFiled,
  onlyIf: 'somebody objects',
  appliesTo: nominates,
  citations: [electionLaw('6-212'), electionLaw('6-154')],
  inForce: { from: 'before-2009' },
  openQuestions: [
    countedFromAMovedDay,
    whoRules,
    howLongToObject(
      {
        anchor: { deadline: 'party-certificate-objection', counted: 'from-latest-reading' },
        after: { days: 6 },
        reading: 'Six days after the last day for objections, that day being the third, as in §6-154.',
      },
      'Three days for the objection and six more for the specifications, as in §6-154.',
    ),
    fromAPublishedCalendar,
  ],
  plain: 'Whoever objected says exactly what is wrong, in a paper filed with you by this day.',
  ifMissed:
    'Record later specifications as they came, and send them to the village attorney at once: by another reading they are still in time for six days after the last of three days for the objection.',
  proof: 'The day, hour and minute on the specifications.',
});
