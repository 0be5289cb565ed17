// The instructions that go out with an early mail ballot (§15-119).
import { definePaper } from '../define-paper.ts';
import { instructionsRestOn, VoterInstructionsFacts, voterInstructions } from './voter-instructions.ts';

export const earlyMailVoterInstructions = definePaper({
  paper: 'early-mail-voter-instructions',
  templateVersion: 1,
  title: 'Instructions to early mail voters',
  kind: 'letter',
  newspaper: false,
  citations: instructionsRestOn['early-mail'],
  facts: VoterInstructionsFacts,
  parts: (facts) => voterInstructions('early-mail', facts),
});
