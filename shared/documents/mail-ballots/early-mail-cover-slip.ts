// What goes on top of the state’s application for an early mail ballot (§15-119).
import { definePaper } from '../define-paper.ts';
import { CoverSlipFacts, coverSlip, coverSlipRestsOn } from './cover-slip.ts';

export const earlyMailCoverSlip = definePaper({
  paper: 'early-mail-cover-slip',
  templateVersion: 1,
  title: 'Cover slip for the early mail application',
  kind: 'letter',
  newspaper: false,
  citations: coverSlipRestsOn['early-mail'],
  facts: CoverSlipFacts,
  parts: (facts) => coverSlip('early-mail', facts),
});
