// §15-108(9)(a): six weeks before the last day to file.
import { electionLaw } from '../../law/citation.ts';
import { nominates } from '../applies-to.ts';
import { defineDeadline } from '../define-deadline.ts';
import { sixWeeksFromWhichDay } from '../filing-questions.ts';
import { fromAPublishedCalendar } from '../open-questions.ts';
import { firstDay } from '../shifts.ts';

/** First day on which a designating petition for a village primary may be signed. */
export const designatingPetitionFirstSignature = defineDeadline({
  id: 'designating-petition-first-signature',
  version: 2,
  title: 'Designating petitions: first day to sign',
  actor: 'candidate',
  stage: 'party-nominations',
  edge: 'on-or-after',
  anchor: { deadline: 'designating-petition-last-file', counted: 'both-later-first' },
  before: { days: 42 },
  shift: firstDay,
  onlyIf: 'a party’s county rules ask for a village primary',
  appliesTo: nominates,
  citations: [electionLaw('15-108', '9', 'a')],
  inForce: { from: 'before-2009' },
  openQuestions: [sixWeeksFromWhichDay, fromAPublishedCalendar],
  plain:
    'Only if the county rules of a party ask for a village primary: a signature on a designating petition counts from six weeks before the last day to file it.',
  ifMissed: 'An earlier signature may be objected to. The clerk does not strike it.',
  proof: 'The dates on the petition’s sheets.',
});
