// §15-108(9)(a): six weeks before the last day to file.
import { electionLaw } from '../../law/citation.ts';
import { nominates } from '../applies-to.ts';
import { defineDeadline } from '../define-deadline.ts';
import { sixWeeksFromWhichDay } from '../filing-questions.ts';
import { firstDay } from '../shifts.ts';

/** First day on which an independent nominating petition may be signed. */
export const independentPetitionFirstSignature = defineDeadline({
  id: 'independent-petition-first-signature',
  version: 1,
  title: 'Independent petitions: first day to sign',
  actor: 'candidate',
  stage: 'independent-nominations',
  edge: 'on-or-after',
  anchor: { deadline: 'independent-petition-last-file', counted: 'both-later-first' },
  before: { days: 42 },
  shift: firstDay,
  appliesTo: nominates,
  citations: [electionLaw('15-108', '9', 'a')],
  inForce: { from: 'before-2009' },
  openQuestions: [sixWeeksFromWhichDay],
  plain: 'A signature on an independent nominating petition counts from six weeks before the last day to file it.',
  ifMissed: 'An earlier signature may be objected to. The clerk does not strike it.',
  proof: 'The dates on the petition’s sheets.',
});
