// Village Law §3-302(1), (2): the month after “the election”. A run-off may be held in the month after the tied election.
import { tieOfTheMonthBefore } from '../applies-to.ts';
import { defineDeadline } from '../define-deadline.ts';
import { termBegins } from './term-begins.ts';

/** The day and hour the term begins where the tie is, or may be, of the month before the run-off. */
export const termBeginsRunOff = defineDeadline({
  ...termBegins,
  version: 1,
  variant: 'run-off in the month after the tied election',
  on: { nth: 1, weekday: 1, monthsLater: 0 },
  appliesTo: tieOfTheMonthBefore,
  openQuestions: [
    {
      arises: () => true,
      question:
        'Does the term begin in the month after the tied election, as for everybody else elected then, or in the month after the run-off?',
      safer:
        'In the month after the tied election, the earlier day: the official year begins then for the whole board.',
      other: 'In the month after the run-off, or on the day of the run-off if the official year has begun.',
      ask: 'Ask the village attorney the day the tie is known.',
      otherDate: {
        anchor: 'pollDay',
        on: { nth: 1, weekday: 1, monthsLater: 1 },
        reading: 'Counted from the month of the run-off itself.',
      },
    },
  ],
  plain:
    'The official year and the terms begin at noon on the first Monday of the month after the election, also when that Monday is a holiday; for the winner of a run-off it may have begun already. The oath still comes first.',
});
