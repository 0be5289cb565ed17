// The same last days for the website, with the same hours.
import { officeHoursWebsite as paper } from '../documents/notices/office-hours-website.ts';
import { defineDeskPaper } from './define-desk-paper.ts';
import { hasDate } from './of-election.ts';
import { officeHoursFields, officeHoursOf, officeHoursTypedAs } from './office-hours-fields.ts';

export const officeHoursWebsite = defineDeskPaper('office-hours-website', {
  paper,
  why: 'The same last days as a text for the village’s website. A website does not count as publication of anything.',
  calledFor: hasDate('mail-ballot-application-in-person'),
  typedAs: officeHoursTypedAs,
  fields: officeHoursFields,
  facts: (context, typed) => officeHoursOf(context, typed, 'office-hours-sign'),
});
