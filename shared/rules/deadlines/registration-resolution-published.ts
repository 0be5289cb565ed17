// §15-118(4): published and posted.
import { electionLaw } from '../../law/citation.ts';
import { hasRegistrationDay } from '../applies-to.ts';
import { defineDeadline } from '../define-deadline.ts';
import { minimumNotice } from '../shifts.ts';

/** Last day to publish and post the resolution on the registration day. */
export const registrationResolutionPublished = defineDeadline({
  id: 'registration-resolution-published',
  version: 2,
  variant: 'one registration day',
  title: 'Publish and post the resolution on the registration day',
  actor: 'village-clerk',
  stage: 'notice-and-mail-ballots',
  edge: 'on-or-before',
  anchor: { deadline: 'registration-day', counted: 'from-moved' },
  before: { days: 10 },
  shift: minimumNotice,
  appliesTo: (facts) => hasRegistrationDay(facts) && facts.registration !== 'two-days',
  citations: [electionLaw('15-118', '4')],
  inForce: { from: 'before-2009' },
  plain:
    'At least ten days before the registration day the resolution is published in the official newspaper and posted in each election district.',
  ifMissed: 'Publish and post it at once, and call the village attorney.',
  proof: 'The newspaper page with its date, and the affidavit of posting with a place in each district.',
});
