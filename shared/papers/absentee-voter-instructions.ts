// The sheet for the voter that goes out with an absentee ballot.
import { absenteeVoterInstructions as paper } from '../documents/mail-ballots/absentee-voter-instructions.ts';
import { defineDeskPaper } from './define-desk-paper.ts';
import { hasDate } from './of-election.ts';
import { instructionsFacts, instructionsFields } from './voter-instructions-facts.ts';

export const absenteeVoterInstructions = defineDeskPaper('absentee-voter-instructions', {
  paper,
  why: 'Goes out with every absentee ballot: mark, fold, seal, then sign, and by when you must have it.',
  calledFor: hasDate('mail-ballots-mailed'),
  fields: instructionsFields,
  facts: (context) => instructionsFacts(context, 'absentee-voter-instructions', 'early-mail-voter-instructions'),
});
