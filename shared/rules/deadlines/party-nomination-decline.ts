// §15-108(7): three days after the last day to file the certificate. In a Tuesday election that is always a Sunday.
import { wallTime } from '../../domain/wall-time.ts';
import { electionLaw } from '../../law/citation.ts';
import { nominates } from '../applies-to.ts';
import { defineDeadline } from '../define-deadline.ts';
import { mailedByTheLastDay, westchesterMidnight } from '../filing-questions.ts';
import { countedFromAMovedDay, fromAPublishedCalendar } from '../open-questions.ts';
import { paperFiled } from '../shifts.ts';

/** Last day for a party’s nominee to decline. */
export const partyNominationDecline = defineDeadline({
  id: 'party-nomination-decline',
  version: 2,
  title: 'Party nominees: last day to decline',
  actor: 'candidate',
  stage: 'party-nominations',
  edge: 'on-or-before',
  anchor: { deadline: 'party-certificate-last-file', counted: 'both-earlier-first' },
  after: { days: 3 },
  time: wallTime('17:00'),
  shift: paperFiled,
  appliesTo: nominates,
  citations: [electionLaw('15-108', '7'), electionLaw('1-106', '1')],
  inForce: { from: 'before-2009' },
  openQuestions: [countedFromAMovedDay, fromAPublishedCalendar, mailedByTheLastDay, westchesterMidnight],
  plain:
    'A person nominated by a party who does not want to run files the declination with you by five o’clock on this day.',
  ifMissed:
    'Whether the name stays on the ballot is for the village attorney. Record a later declination as it came, and send the person to an attorney.',
  proof: 'The day, hour and minute on the declination.',
});
