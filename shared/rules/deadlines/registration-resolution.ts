// §15-118(4). In a Tuesday election its last day is always a Sunday, and it does not move.
import { electionLaw } from '../../law/citation.ts';
import { hasRegistrationDay } from '../applies-to.ts';
import { defineDeadline } from '../define-deadline.ts';
import { minimumNotice } from '../shifts.ts';

/** Last day to adopt the resolution on the registration day. */
export const registrationResolution = defineDeadline({
  id: 'registration-resolution',
  version: 2,
  variant: 'one registration day',
  title: 'Board resolution on the registration day',
  actor: 'board-of-trustees',
  stage: 'notice-and-mail-ballots',
  edge: 'on-or-before',
  anchor: { deadline: 'registration-day', counted: 'from-moved' },
  before: { days: 20 },
  shift: minimumNotice,
  appliesTo: (facts) => hasRegistrationDay(facts) && facts.registration !== 'two-days',
  citations: [electionLaw('15-118', '4')],
  inForce: { from: 'before-2009' },
  plain:
    'At least twenty days before the registration day the board of trustees resolves when and where the inspectors of each district meet, when registration is open, and where people vote.',
  ifMissed: 'Have the board adopt it at once, publish and post it, and call the village attorney.',
  proof: 'The minutes with the date of the meeting and the vote.',
});
