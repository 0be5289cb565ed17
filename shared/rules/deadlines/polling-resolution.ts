// §15-104(3)(b): the board's resolution. In a March 17 year it also moves the polling day (§15-104(1)(b)).

import { yearOf } from '../../domain/plain-date.ts';
import { electionLaw } from '../../law/citation.ts';
import { generalElectionDay } from '../../law/public-holidays.ts';
import { defineDeadline } from '../define-deadline.ts';
import { anchorsDiffer } from '../election-facts.ts';
import { neverRelyOnNextBusinessDay, propositionOnlyNotices } from '../open-questions.ts';

/** Last day for the board of trustees to resolve on polling places and hours. */
export const pollingResolution = defineDeadline({
  id: 'polling-resolution',
  version: 1,
  title: 'Board resolution on polling places and hours',
  actor: 'board-of-trustees',
  stage: 'before-nominations',
  edge: 'on-or-before',
  anchor: 'calendarAnchor',
  before: { days: 60 },
  shift: { policy: 'keep', because: neverRelyOnNextBusinessDay },
  appliesTo: ({ kind, calendarAnchor }) =>
    kind !== 'run-off' && String(calendarAnchor) !== String(generalElectionDay(yearOf(calendarAnchor))),
  citations: [electionLaw('15-104', '3', 'b')],
  inForce: { from: 'before-2009' },
  openQuestions: [
    {
      arises: anchorsDiffer,
      question: 'Which publication makes the move to March\u00a018 effective (§15-104(1)(b))?',
      safer:
        'Publish the words of the resolution twice: in a notice of their own right after it is adopted, and again in the notice of election.',
      other: 'One is enough: the resolution itself, or any notice of §15-104 that states the move.',
      ask: 'Ask the village attorney.',
    },
    propositionOnlyNotices,
  ],
  plain:
    'At least sixty days before the election, whoever conducts it, the board of trustees resolves where each district votes and when the polls are open; when March 17 is the third Tuesday, also that people vote on March 18.',
  ifMissed:
    'The statute names no penalty. Have the board adopt the resolution at its next meeting, a special one if need be, and call the village attorney.',
  proof: 'The minutes with the date of the meeting and the vote.',
});
