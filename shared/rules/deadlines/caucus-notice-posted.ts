// §15-108(2)(c). It is counted from the caucus itself: the window runs from a caucus on the first day to one on the last.
import { electionLaw } from '../../law/citation.ts';
import { nominates } from '../applies-to.ts';
import { defineDeadline } from '../define-deadline.ts';
import { minimumNotice } from '../shifts.ts';

/** Last days to post the notice of a caucus, from the earliest caucus to the latest. */
export const caucusNoticePosted = defineDeadline({
  id: 'caucus-notice-posted',
  version: 1,
  title: 'Notice of caucus: last day to post, for a caucus on its first and on its last day',
  actor: 'party',
  stage: 'party-nominations',
  edge: 'between',
  anchor: 'calendarAnchor',
  before: { days: 66 },
  through: { before: { days: 59 } },
  shift: minimumNotice,
  onlyIf: 'a party holds a caucus',
  appliesTo: nominates,
  citations: [electionLaw('15-108', '2', 'c')],
  inForce: { from: 'before-2009' },
  openQuestions: [
    {
      arises: () => true,
      question: 'The words of §15-108(2)(c) on the notice of a caucus were not at hand. Are these its numbers?',
      safer:
        'Go by these dates: they agree with a county’s published calendar of March 2020. Post at the clerk’s office, and do both of the other ways.',
      other:
        'One of the two other ways is enough: printed once, not more than two weeks nor less than one week before, or posted in six public places ten days before.',
      ask: 'Ask the county board of elections, or read §15-108(2)(c) with the village attorney.',
    },
  ],
  plain:
    'A party posts the notice of its caucus at your office at least ten days before that caucus: for a caucus on the first day it may be held by the first day named here, for one on the last day by the last.',
  ifMissed:
    'Tell the party to ask its county committee or its attorney. You post what you are given and write down when; the clerk does not rule on a caucus.',
  proof: 'The notice with the day and hour it went up at your office.',
});
