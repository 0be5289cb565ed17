// The sign at the door for the last days of mail ballot applications.
import { officeHoursSign as paper } from '../documents/notices/office-hours-sign.ts';
import { defineDeskPaper } from './define-desk-paper.ts';
import { hasDate } from './of-election.ts';
import { officeHoursFields, officeHoursOf, officeHoursTypedAs } from './office-hours-fields.ts';

export const officeHoursSign = defineDeskPaper('office-hours-sign', {
  paper,
  why: 'Hangs at your door in the last days: until when applications can come, and when you are there.',
  calledFor: hasDate('mail-ballot-application-in-person'),
  typedAs: officeHoursTypedAs,
  fields: officeHoursFields,
  facts: (context, typed) => officeHoursOf(context, typed, 'office-hours-website'),
});
