// What goes on top of the state’s application for an absentee ballot (§15-120).
import { definePaper } from '../define-paper.ts';
import { CoverSlipFacts, coverSlip, coverSlipRestsOn } from './cover-slip.ts';

export const absenteeCoverSlip = definePaper({
  paper: 'absentee-cover-slip',
  templateVersion: 1,
  title: 'Cover slip for the absentee application',
  kind: 'letter',
  newspaper: false,
  citations: coverSlipRestsOn.absentee,
  facts: CoverSlipFacts,
  parts: (facts) => coverSlip('absentee', facts),
});
