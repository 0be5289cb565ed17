// §16-102(2): seven days after the last day to file it, or three business days after it was held invalid, whichever is later.
import { electionLaw } from '../../law/citation.ts';
import { villageCourtWindow } from '../amendments.ts';
import { nominates } from '../applies-to.ts';
import { defineDeadline } from '../define-deadline.ts';
import { countedFromAMovedDay, courtWindowOf2022 } from '../open-questions.ts';
import { withinDays } from '../shifts.ts';

/** Last day to go to court about independent petitions, unless it was held invalid later. */
export const independentPetitionCourt = defineDeadline({
  id: 'independent-petition-court',
  version: 2,
  title: 'Court proceedings about independent petitions: last day',
  actor: 'candidate',
  stage: 'independent-nominations',
  edge: 'on-or-before',
  anchor: { deadline: 'independent-petition-last-file', counted: 'both-earlier-first' },
  after: { days: 7 },
  shift: withinDays,
  onlyIf: 'somebody goes to court',
  appliesTo: nominates,
  citations: [electionLaw('16-102', '2')],
  inForce: { from: villageCourtWindow },
  openQuestions: [countedFromAMovedDay, courtWindowOf2022],
  plain:
    'Whoever wants a court to decide goes to it within seven days after the last day to file, or three business days after the paper was held invalid, whichever is later.',
  ifMissed: 'Nothing for you to do. Send papers of a court to the village attorney the day they come.',
  proof: 'The papers served on the village.',
});
