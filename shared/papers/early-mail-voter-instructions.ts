// The sheet for the voter that goes out with an early mail ballot.
import { earlyMailVoterInstructions as paper } from '../documents/mail-ballots/early-mail-voter-instructions.ts';
import { defineDeskPaper } from './define-desk-paper.ts';
import { hasDate } from './of-election.ts';
import { instructionsFacts, instructionsFields } from './voter-instructions-facts.ts';

export const earlyMailVoterInstructions = defineDeskPaper('early-mail-voter-instructions', {
  paper,
  why: 'Goes out with every early mail ballot: mark, fold, seal, then sign, and by when you must have it.',
  calledFor: hasDate('mail-ballots-mailed'),
  fields: instructionsFields,
  facts: (context) => instructionsFacts(context, 'early-mail-voter-instructions', 'absentee-voter-instructions'),
});
