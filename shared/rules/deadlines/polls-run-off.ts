// §15-126(2)(b): a run-off, “subject to” §15-104(3)(b).
import { yearOf } from '../../domain/plain-date.ts';
import { electionLaw } from '../../law/citation.ts';
import { withTheGeneralElection } from '../applies-to.ts';
import { defineDeadline } from '../define-deadline.ts';
import { isMarch17Year } from '../election-day.ts';
import { polls } from './polls.ts';

/** The day and hours of voting at a run-off. */
export const pollsRunOff = defineDeadline({
  ...polls,
  version: 1,
  variant: 'run-off',
  appliesTo: (facts) => facts.kind === 'run-off' && !withTheGeneralElection(facts),
  citations: [electionLaw('15-126', '2', 'b'), electionLaw('15-104', '3', 'b', '2')],
  openQuestions: [
    ...(polls.openQuestions ?? []),
    {
      arises: ({ pollDay }) => pollDay.slice(5) === '03-17' && isMarch17Year(yearOf(pollDay)),
      question:
        'The run-off falls on a Tuesday that is March\u00a017. Is a run-off a “special village election for officers”, which §15-104(1)(b) moves to March\u00a018?',
      safer: 'Ask at once: the program leaves it on the Tuesday of §15-126(2)(b) and moves nothing.',
      other: 'Yes: the board provides for March\u00a018, and those words are specifically published.',
      ask: 'Call the village attorney the day the run-off is known.',
      otherDate: {
        anchor: 'pollDay',
        after: { days: 1 },
        reading: 'March\u00a018, should §15-104(1)(b) reach a run-off.',
      },
    },
  ],
});
