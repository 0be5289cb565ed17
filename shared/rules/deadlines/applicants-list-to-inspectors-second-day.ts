// §15-118(8): the inspectors have the list at each meeting to register voters, so also at the earlier one.
import { hasRegistrationDay } from '../applies-to.ts';
import { defineDeadline } from '../define-deadline.ts';
import { applicantsListToInspectors } from './applicants-list-to-inspectors.ts';

/** The list of applicants at the added registration day, two days before the other. */
export const applicantsListSecondDay = defineDeadline({
  ...applicantsListToInspectors,
  id: 'applicants-list-to-inspectors-second-day',
  version: 1,
  title: 'List of mail-ballot applicants to the inspectors at the added registration day',
  anchor: { deadline: 'second-registration-day', counted: 'from-moved' },
  appliesTo: (facts) => hasRegistrationDay(facts) && facts.registration === 'two-days',
});
