// §15-108(2)(c). Counted from the caucus itself: ten days before the first day on which one may be held.
import { defineDeadline } from '../define-deadline.ts';
import { caucusNoticePosted } from './caucus-notice-posted.ts';

/** Last day to post the notice of a caucus that is held on the first day. */
export const caucusNoticePostedFirstDay = defineDeadline({
  ...caucusNoticePosted,
  id: 'caucus-notice-posted-first-day',
  version: 1,
  title: 'Notice of caucus: last day to post, for a caucus on the first day it may be held',
  before: { days: 66 },
  onlyIf: 'a party holds a caucus on the first day it may',
  plain:
    'A party posts the notice of its caucus at your office at least ten days before that caucus; it may be posted as early as the party likes. For a caucus on the first day it may be held this is the last day.',
});
