// Help for the page between the clerk and the boards of inspectors.
import type { HelpPage } from './help-page.ts';

export const inspectorsScreens: readonly HelpPage[] = [
  {
    id: 'to-the-inspectors',
    title: 'To the inspectors',
    paragraphs: [
      'On polling day you deliver every returned envelope, sealed, to the board of its district (Election Law §15-120(8), §15-119(10)). “Print transmittal” takes along whatever is back in time and on no sheet yet; late ones, those set aside and those that were replaced stay here. You and the inspector sign the sheet; type from it who signed, when, and how many were counted.',
      'Mail that comes later in the day goes on the next run. The line with the double rule says whether it balances: returned, handed over, signed for.',
      'You do not decide which envelope counts: the inspectors do. They may determine it at any time after they have it. Nothing on the outside of an envelope is a reason to keep it back; what you noted stands on their sheets. Section 15-120 names no step in which a voter could cure an envelope.',
      'Type what their worksheet says. First those that were not counted, or belong to another district: Enter on the line. Then all the others in one act. Enter on a line that is written down takes it back, with a reason. An envelope of another district goes on the next run to that board.',
      'No envelope is opened before the close of the polls (§15-120(9)). Then the chair opens those that were lawfully cast and puts each ballot, still folded, into the box you furnished; write down how many were opened, put in, and empty.',
      'Challenged envelopes are set aside, unopened, with a sheet and a total of their own. An envelope that came after the close is kept sealed and not delivered as timely.',
      'The list of applicants goes to the inspectors at their meeting to register voters (§15-118(8)). It names no reason, no birth date and no address but the residence. Each printed list and sheet has a number and is kept as it was printed.',
    ],
  },
];
