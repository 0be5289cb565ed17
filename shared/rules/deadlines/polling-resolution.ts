// §15-104(3)(b): the board's resolution. In a March 17 year it also moves the polling day (§15-104(1)(b)).

import { yearOf } from '../../domain/plain-date.ts';
import { electionLaw } from '../../law/citation.ts';
import { generalElectionDay } from '../../law/public-holidays.ts';
import { defineDeadline } from '../define-deadline.ts';
import { march18NotSaved } from '../if-missed.ts';
import { neverRelyOnNextBusinessDay, propositionOnlyNotices, whichPublicationCounts } from '../open-questions.ts';

/** Last day for the board of trustees to resolve on polling places and hours. */
export const pollingResolution = defineDeadline({
  id: 'polling-resolution',
  version: 2,
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
  openQuestions: [whichPublicationCounts, propositionOnlyNotices],
  plain:
    'At least sixty days before the election, whoever conducts it, the board of trustees resolves where each district votes and when the polls are open; when March 17 is the third Tuesday, also that people vote on March 18.',
  ifMissed:
    'The statute names no penalty. Have the board adopt the resolution at its next meeting, a special one if need be, and call the village attorney.',
  ifMissedIn: [march18NotSaved],
  proof: 'The minutes with the date of the meeting and the vote.',
});
