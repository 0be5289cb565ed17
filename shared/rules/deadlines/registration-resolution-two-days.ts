// §15-118(4), (5): with two registration days the first of them is the twelfth day before, and the time runs from that one.
import { hasRegistrationDay } from '../applies-to.ts';
import { defineDeadline } from '../define-deadline.ts';
import { registrationResolution } from './registration-resolution.ts';

/** The same where the board has added a second registration day: counted from the earlier of the two. */
export const registrationResolutionTwoDays = defineDeadline({
  ...registrationResolution,
  version: 1,
  variant: 'two registration days',
  anchor: { deadline: 'second-registration-day', counted: 'from-moved' },
  appliesTo: (facts) => hasRegistrationDay(facts) && facts.registration === 'two-days',
});
