// The instructions that go out with an absentee ballot (§15-120).
import { definePaper } from '../define-paper.ts';
import { instructionsRestOn, VoterInstructionsFacts, voterInstructions } from './voter-instructions.ts';

export const absenteeVoterInstructions = definePaper({
  paper: 'absentee-voter-instructions',
  templateVersion: 1,
  title: 'Instructions to absentee voters',
  kind: 'letter',
  newspaper: false,
  citations: instructionsRestOn.absentee,
  facts: VoterInstructionsFacts,
  parts: (facts) => voterInstructions('absentee', facts),
});
