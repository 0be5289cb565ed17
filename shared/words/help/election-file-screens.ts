// Help for the screens of the election file beside the ballot: inspectors, what goes from year to year, other elections.
import type { HelpPage } from './help-page.ts';

export const electionFileScreenHelp: readonly HelpPage[] = [
  {
    id: 'inspectors',
    title: 'Inspectors of election',
    paragraphs: [
      'Who sits at the polling places: inspectors with their chair, alternates, clerical help. The board of trustees appoints them at least forty days before the election, two or four for each district (§15-116(1)). What the law asks and the list does not have yet stands on top; nothing is refused for it.',
      'Whether the two major parties share the inspectors depends on whether both nominated a candidate at the last general village election. The program asks you and never guesses; in Nassau County they always share.',
      'Record for several at once: appointed, letters sent, trained, oath taken, served with the hours. The day of the appointment also answers its date in the calendar. A line that was recorded in error is taken back in the history.',
      'The resolution, a letter to each with an answer to send back, the sheet for the oaths, the roster with telephone numbers and the sheet of hours and pay are made from the list. The words of the oath are your village’s own form: the program prints none.',
    ],
  },
  {
    id: 'last-year',
    title: 'Starting from an earlier election',
    paragraphs: [
      'A new election can take over from an earlier one: offices whose term ends when the new terms begin, inspectors as not yet appointed, addresses and wording typed for papers, and places where they differ. Everything is shown before it is taken over, and each part can be left out.',
      'Never taken over: applications, candidates, filings, propositions, dates that were answered, how the board voted. Where notices hang, the newspaper and your address are kept in Settings and hold for every election.',
      'It is one act: taken back in the history, all of it goes again.',
    ],
  },
  {
    id: 'notes',
    title: 'For next year',
    paragraphs: [
      'What you would do differently, a sentence at a time, while you remember it. It is shown when the next election starts from this one, and the list prints.',
    ],
  },
  {
    id: 'other-elections',
    title: 'Not my election',
    paragraphs: [
      'Whom to send people to who ask about an election that the village does not conduct: the county, the school district, the fire district, the library. It is one step from Today, it is found by Ctrl+K, and it prints for the counter. What stands on it is yours to write, in Settings.',
    ],
  },
];
