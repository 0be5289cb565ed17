// §15-108(8)(b).
import { wallTime } from '../../domain/wall-time.ts';
import { electionLaw } from '../../law/citation.ts';
import { nominates } from '../applies-to.ts';
import { defineDeadline } from '../define-deadline.ts';
import { mailedByTheLastDay, westchesterMidnight } from '../filing-questions.ts';
import { countedFromAMovedDay } from '../open-questions.ts';
import { paperFiled } from '../shifts.ts';

/** Last day to accept or decline an independent nomination. */
export const independentNominationAcceptDecline = defineDeadline({
  id: 'independent-nomination-accept-decline',
  version: 2,
  title: 'Independent nominees: last day to accept or decline',
  actor: 'candidate',
  stage: 'independent-nominations',
  edge: 'on-or-before',
  anchor: { deadline: 'independent-petition-last-file', counted: 'both-earlier-first' },
  after: { days: 3 },
  time: wallTime('17:00'),
  shift: paperFiled,
  appliesTo: nominates,
  citations: [electionLaw('15-108', '8', 'b'), electionLaw('1-106', '1')],
  inForce: { from: 'before-2009' },
  openQuestions: [countedFromAMovedDay, mailedByTheLastDay, westchesterMidnight],
  plain:
    'A person named in an independent petition files the acceptance or declination with you not later than three days after the last day to file petitions.',
  ifMissed:
    'Record it with its day, hour and minute, and send whoever files it to an attorney: a late filing is a fatal defect (§1-106(2)), and a court says so, not the clerk.',
  proof: 'The day, hour and minute on the certificate.',
});
