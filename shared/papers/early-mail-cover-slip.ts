// The slip on top of the state’s application for an early mail ballot.
import { earlyMailCoverSlip as paper } from '../documents/mail-ballots/early-mail-cover-slip.ts';
import { coverSlipFacts } from './cover-slip-facts.ts';
import { defineDeskPaper } from './define-desk-paper.ts';
import { hasDate } from './of-election.ts';

export const earlyMailCoverSlip = defineDeskPaper('early-mail-cover-slip', {
  paper,
  why: 'Goes on top of the state’s application for an early mail ballot: to whom it comes back, and the village’s own days.',
  calledFor: hasDate('mail-ballot-application-by-mail'),
  fields: {},
  facts: (context) => coverSlipFacts(context),
});
