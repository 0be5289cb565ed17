// Help for the pages about envelopes and the printer they come out of.
import type { HelpPage } from './help-page.ts';

export const envelopeScreenHelp: readonly HelpPage[] = [
  {
    id: 'envelopes',
    title: 'Envelopes',
    paragraphs: [
      'One envelope comes back, or two. One has the places of §15-120(7) and the affirmation on its back. With two, the voter signs the affirmation on the inner envelope, as county boards do (§7-122, §7-119), and puts it into the return envelope; that one bears the places of §15-120(7) all the same, because the statute asks for them there.',
      'Only sizes with room for everything are listed. A usual nest: Monarch in #9 in #11, or #10 in #11. Flaps differ from maker to maker: if yours is shorter than usual, measure it, and more has room.',
      'All places are left for the voter to fill, as the statute says. You may have name, residence and district printed; then a label says that the clerk did. A signature is never printed.',
      'If the voter pays the postage, the post office wants the amount said. Weigh one envelope with its ballot. Nothing in Article 15 tells a village to pay for the way back.',
      'The bottom right of every mailed envelope stays white for the post office’s own bar code, and so does the place of the facing mark in the top right, which only a print shop can print. The artwork of Official Election Mail is given by the post office to election officials; ask a mailpiece design analyst.',
    ],
  },
  {
    id: 'state-form',
    title: 'The state’s application forms',
    paragraphs: [
      'The form is prescribed by the state board (§15-119(2), §15-120(2)), so the program brings none and never redraws it. Import the state’s PDF in Settings, once for absentee and once for early mail; a newer one takes its place.',
      'If the names of all its fields are known, the form is filled in for a voter: from the page of an application, or while somebody telephones, from what is typed under New application. Nothing is taken in by that. Never printed are a signature, its date, and anything about a primary election. The form has no box for a village election: “Special Election” stands for it.',
      'If it is another revision, or has no fields, a sheet says what to write in which part of a blank form. Places on the form are never guessed. What does not fit a field is named, and nothing is cut.',
      'A file that is locked, damaged, starts something by itself or is no form is not kept, and a sentence says why. Scripts in the form are not in what is printed.',
    ],
  },
  {
    id: 'printers',
    title: 'Your printer',
    paragraphs: [
      'No printer puts things exactly where they should be, and each is off in its own way. Print the calibration page on an envelope of the size you use, in the viewer at “Actual size”. Measure from each edge of the paper to the frame, type the four distances, and have the numbers worked out. Print the page again: all four should be 1 inch.',
      'If the print comes out sideways or upside down, turn it. If your printer does not know the size of the envelope, let it take the envelope for a Letter sheet fed at one side, and turn it by 90 degrees.',
      'The test on plain paper shows the outline of the envelope: hold it against one and look through. Nothing of these tests is on record.',
      'Sheets of labels are set here in the same way; their calibration page is printed on plain Letter paper.',
      'What is set here belongs to this computer and is in no backup.',
    ],
  },
  {
    id: 'labels',
    title: 'Labels',
    paragraphs: [
      'Below every list of the register stands “Labels for these”. Address labels bear the name and the address to which the ballot goes, another country in capitals on the last line. Register labels bear number, kind, name, district and the day of the election, and never a reason, a birth date or a place: a folder lies on a counter.',
      'Choose the sheet by the number on its box; other makers name Avery’s number. A begun sheet is used up: type its first free label, or click it. Which sheet is in this printer is remembered on this computer.',
      'A long name is set smaller, down to 8 points. What still does not fit is named here with its reason and left off; nothing is ever cut, and the others are printed.',
      'Print the test on plain paper and hold it with a sheet of labels against the light. If the rows drift, choose “Actual size” in the viewer first; then set your printer right, in steps such as 1/32 inch.',
      'That labels were printed, and for which applications, is on record. The file itself is not kept: print them again.',
    ],
  },
];
