// §15-118(1): without a village registration day nobody comes into the election by the village register alone.
import { electionLaw } from '../../law/citation.ts';
import { clerkRun } from '../applies-to.ts';
import { defineDeadline } from '../define-deadline.ts';
import { registrationCutoff } from './registration-cutoff.ts';

/** The same day in a village that has done away with its registration day. */
export const registrationCutoffOptedOut = defineDeadline({
  ...registrationCutoff,
  version: 1,
  variant: 'without a village registration day',
  appliesTo: (facts) => clerkRun(facts) && facts.registration === 'opted-out',
  citations: [electionLaw('15-118', '1'), electionLaw('15-118', '3')],
  plain: 'Who is registered with the county board on the tenth day before the election may vote in it.',
});
