// The slip on top of the state’s application for an absentee ballot.
import { absenteeCoverSlip as paper } from '../documents/mail-ballots/absentee-cover-slip.ts';
import { coverSlipFacts } from './cover-slip-facts.ts';
import { defineDeskPaper } from './define-desk-paper.ts';
import { hasDate } from './of-election.ts';

export const absenteeCoverSlip = defineDeskPaper('absentee-cover-slip', {
  paper,
  why: 'Goes on top of the state’s application for an absentee ballot: to whom it comes back, and the village’s own days.',
  calledFor: hasDate('mail-ballot-application-by-mail'),
  fields: {},
  facts: (context) => coverSlipFacts(context),
});
