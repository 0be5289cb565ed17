// §15-108(2)(c). It is counted from the caucus itself: this is the last day for a caucus on the last day it may be held.
import { electionLaw } from '../../law/citation.ts';
import { nominates } from '../applies-to.ts';
import { defineDeadline } from '../define-deadline.ts';
import { caucusNoticeAtTheCounty } from '../open-questions.ts';
import { minimumNotice } from '../shifts.ts';

/** Last day to post the notice of a caucus that is held on the last day. */
export const caucusNoticePosted = defineDeadline({
  id: 'caucus-notice-posted',
  version: 2,
  title: 'Notice of caucus: last day to post, for a caucus on the last day it may be held',
  actor: 'party',
  stage: 'party-nominations',
  edge: 'on-or-before',
  anchor: 'calendarAnchor',
  before: { days: 59 },
  shift: minimumNotice,
  onlyIf: 'a party holds a caucus on the last day it may',
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
    caucusNoticeAtTheCounty,
  ],
  plain:
    'A party posts the notice of its caucus at your office at least ten days before that caucus; it may be posted as early as the party likes. For a caucus on the last day it may be held this is the last day; for an earlier caucus count ten days back from it.',
  ifMissed:
    'Tell the party to ask its county committee or its attorney. You post what you are given and write down when; the clerk does not rule on a caucus.',
  proof: 'The notice with the day and hour it went up at your office.',
});
