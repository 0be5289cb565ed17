// A run-off comes ten to sixteen days after the tie is certified, so sixty days before it nobody knew of it.
import { electionLaw } from '../../law/citation.ts';
import { defineDeadline } from '../define-deadline.ts';

/** The board's resolution for a run-off: in time for the notice that must state the places and hours. */
export const pollingResolutionRunOff = defineDeadline({
  id: 'polling-resolution',
  version: 1,
  variant: 'run-off',
  title: 'Board resolution on polling places and hours of the run-off',
  actor: 'board-of-trustees',
  stage: 'before-nominations',
  edge: 'on-or-before',
  anchor: 'calendarAnchor',
  before: { days: 10 },
  shift: { policy: 'keep', because: 'The notice that states the places and hours cannot wait for it.' },
  appliesTo: ({ kind }) => kind === 'run-off',
  citations: [electionLaw('15-126', '2', 'b'), electionLaw('15-104', '3', 'b')],
  inForce: { from: 'before-2009' },
  openQuestions: [
    {
      arises: () => true,
      question:
        'A run-off is “subject to” §15-104(3)(b), but the sixty days named there cannot be met. What is left of it?',
      safer: 'Its contents: the board resolves on places and hours as soon as the tie is certified, before the notice.',
      other: 'Nothing: the places and hours of the election that ended in the tie stay in force.',
      ask: 'Ask the village attorney.',
    },
  ],
  plain:
    'As soon as the tie is certified, and before the notice of the run-off is published, the board of trustees resolves where and when people vote.',
  ifMissed: 'The statute names no penalty. Have the board meet at once and call the village attorney.',
  proof: 'The minutes with the date of the meeting and the vote.',
});
