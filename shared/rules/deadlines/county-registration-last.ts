// No section was found that names this day. It comes before the tenth day, on which one must be registered with the county board (§15-118(1)).
import { clerkRun } from '../applies-to.ts';
import { defineDeadline } from '../define-deadline.ts';
import { registerOfTheRunOff } from '../open-questions.ts';

/** The last day on which the county board usually registers voters for this election. */
export const countyRegistrationLast = defineDeadline({
  id: 'county-registration-last',
  version: 2,
  title: 'Registering with the county board: usually the last day',
  actor: 'voter',
  stage: 'notice-and-mail-ballots',
  edge: 'on-or-before',
  anchor: 'calendarAnchor',
  before: { days: 10 },
  shift: {
    policy: 'previous-business-day',
    because:
      'No section was found for this. One must be registered on the tenth day before the election (§15-118(1)), and where that is a Saturday, villages and counties name the Friday before it.',
    authority: null,
  },
  appliesTo: clerkRun,
  citations: [],
  inForce: { from: 'before-2009' },
  openQuestions: [
    {
      arises: () => true,
      question: 'Which section says until when the county board registers for a village election?',
      safer: 'Tell voters this day, as villages’ published notices do, and add that the county board decides.',
      other: 'Another day: the county’s own application may have to be in earlier.',
      ask: 'Ask the county board of elections.',
    },
    registerOfTheRunOff,
  ],
  plain:
    'Usually the last day to be registered with the county board for this election, because one must be registered with it on the tenth day before. No section was found that names the day: ask the county board.',
  ifMissed: 'The voter may still register at the village’s registration day, where there is one. Ask the county board.',
  proof: 'The county’s voter list.',
});
