// §6-212 gives these numbers for elections of the county board; §6-154 gives longer ones. The safe way keeps both in view.
import { wallTime } from '../../domain/wall-time.ts';
import { electionLaw } from '../../law/citation.ts';
import { nominates } from '../applies-to.ts';
import { defineDeadline } from '../define-deadline.ts';
import { countedFromAMovedDay, fromAPublishedCalendar, howLongToObject, whoRules } from '../open-questions.ts';
import { paperFiled } from '../shifts.ts';

/** Last day to object to certificates of party nomination. */
export const partyCertificateObjection = defineDeadline({
  id: 'party-certificate-objection',
  version: 2,
  title: 'Objections to certificates of party nomination: last day',
  actor: 'voter',
  stage: 'party-nominations',
  edge: 'on-or-before',
  anchor: { deadline: 'party-certificate-last-file', counted: 'both-earlier-first' },
  after: { days: 1 },
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
        anchor: { deadline: 'party-certificate-last-file', counted: 'from-moved' },
        after: { days: 3 },
        reading: 'Three days, as §6-154 gives for other petitions.',
      },
      'Three days for the objection and six more for the specifications, as in §6-154.',
    ),
    fromAPublishedCalendar,
  ],
  plain:
    'A voter who objects files a written objection with you on the day after the last day to file. You write the day, hour and minute on it, and rule on nothing.',
  ifMissed:
    'Record a later objection as it came, and send it to the village attorney at once: by another reading it is still in time for three days.',
  proof: 'The day, hour and minute on the objection.',
});
