// §15-108(2)(b): at least once in each of the two weeks before the primary.
import { electionLaw } from '../../law/citation.ts';
import { nominates } from '../applies-to.ts';
import { defineDeadline } from '../define-deadline.ts';
import { minimumNotice } from '../shifts.ts';

/** The second of the two weeks in which the notice of a village primary is printed. */
export const primaryNoticeSecondWeek = defineDeadline({
  id: 'primary-notice-second-week',
  version: 1,
  title: 'Notice of a village primary: to be printed in the second of the two weeks before it',
  actor: 'party',
  stage: 'party-nominations',
  edge: 'between',
  anchor: { deadline: 'primary-day', counted: 'from-moved' },
  before: { days: 7 },
  through: { before: { days: 1 } },
  shift: minimumNotice,
  onlyIf: 'a party’s county rules ask for a village primary',
  appliesTo: nominates,
  citations: [electionLaw('15-108', '2', 'b')],
  inForce: { from: 'before-2009' },
  openQuestions: [
    {
      arises: () => true,
      question: 'What are “the two weeks preceding the primary”?',
      safer: 'The seven days before it and the seven before those: one printing in each.',
      other: 'Two calendar weeks from Sunday to Saturday; a printing in the middle of each stretch satisfies both.',
      ask: 'Ask the village attorney.',
    },
  ],
  plain:
    'Only if the county rules of a party ask for a village primary: the party prints its notice at least once in each of the two weeks before it, in a newspaper of general circulation in the village. This is the second of them.',
  ifMissed: 'Tell the party to ask its attorney; the clerk does not rule on a primary.',
  proof: 'The newspaper page with its date.',
});
