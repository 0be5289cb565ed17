// §15-108(2)(c). Counted from the caucus itself, like the posting.
import { electionLaw } from '../../law/citation.ts';
import { nominates } from '../applies-to.ts';
import { defineDeadline } from '../define-deadline.ts';
import { caucusNoticeAtTheCounty } from '../open-questions.ts';
import { minimumNotice } from '../shifts.ts';

/** The days on which the notice of a caucus may be printed, from the earliest caucus to the latest. */
export const caucusNoticePublished = defineDeadline({
  id: 'caucus-notice-published',
  version: 2,
  title: 'Notice of caucus: days to publish it',
  actor: 'party',
  stage: 'party-nominations',
  edge: 'between',
  anchor: 'calendarAnchor',
  before: { days: 70 },
  through: { before: { days: 56 } },
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
    caucusNoticeAtTheCounty,
  ],
  plain:
    'A party that publishes the notice of its caucus prints it once, not more than two weeks and not less than one week before that caucus. The first day is for a caucus on the first day it may be held, the last for one on the last day.',
  ifMissed: 'Tell the party to ask its county committee or its attorney; the clerk does not rule on a caucus.',
  proof: 'The newspaper page with its date.',
});
