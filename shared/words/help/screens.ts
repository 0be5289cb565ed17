// One page of help for each screen: what it is for, what to do on it, what it never does.
import type { HelpPage } from './help-page.ts';

export const screenHelp: readonly HelpPage[] = [
  {
    id: 'first-run',
    title: 'Setting up your office',
    paragraphs: [
      'Seven short questions, about five minutes. Every answer can be given later or changed in Settings, and none is needed before some paper or date needs it.',
      'Who runs the election comes first because it decides almost everything: this program is for villages whose clerk runs the election under Article 15 of the Election Law. Where the county board of elections runs it, most of the program steps aside.',
      'To look around first, load the practice village. Nothing in it is real, the screen has a striped band, and every paper prints with PRACTICE across it. A practice office never becomes a real one.',
    ],
  },
  {
    id: 'today',
    title: 'Today',
    paragraphs: [
      'What needs doing, most urgent first: due today, the next seven days, later. A date opens its rule: where it is counted from, what it rests on, what happens if it is missed.',
      'Dates that have passed are listed as “not on record here”. Not on record is not the same as not done.',
      'The strip shows the next two weeks. The numbers beside it count what waits in the mail-ballot register and among the papers; each opens its list.',
    ],
  },
  {
    id: 'calendar',
    title: 'Calendar',
    paragraphs: [
      'Every date of the election, grouped by stage. Choose who acts to see only those dates. Enter or a click opens the rule card.',
      'The rule card reads from top to bottom: counted from, the days, moved because, act by. Minimum notices (“at least ten days before”) never move to a later day; filings that end on a weekend or public holiday do (Election Law §1-106).',
      'Where the law is unsettled, the program goes by the safer date and keeps the other reading behind “why”. Ask the village attorney.',
      'In a year in which March 17 is the third Tuesday of March, people vote on March 18 once the board has resolved it and the resolution was specifically published. The calendar is still counted from the 17th (§15-104(1)(b)).',
    ],
  },
  {
    id: 'mail-ballots',
    title: 'Mail ballots',
    paragraphs: [
      'The register of absentee applications (Election Law §15-120). F2 takes in a new one. The chips count what waits: to decide, something missing, envelope to print, printed, not qualified.',
      'You decide from the information in the application alone whether the applicant is qualified to receive an absentee ballot (§15-120(5)). Who is a qualified elector is not yours to decide: the inspectors do.',
      'After you have decided, print the return envelope on a #10 or a 6 × 9 inch envelope. In the viewer choose “Actual size”. Printed again, it keeps its number.',
      'The program never stores how anybody voted, and nothing ties a ballot to a voter.',
    ],
  },
  {
    id: 'application',
    title: 'Taking in an application',
    paragraphs: [
      'The form follows the order of the state’s form. Tab goes from field to field, Enter records. What is half typed is kept as a draft.',
      'Write the day and hour of receipt as they are stamped on the paper. When you type it in is recorded separately and cannot be changed.',
      'How the application came and how the ballot is wanted are two questions: an application that asks for a mailed ballot must be received by the seventh day before the election; one that is brought in person, through the day before (§15-120(5)).',
      'An incomplete or late paper is recorded as it is. The panel says what is missing and what is still possible. Any form the state board prescribes is acceptable; “wrong form” is never a reason (§15-120(2)).',
    ],
  },
  {
    id: 'papers',
    title: 'Papers',
    paragraphs: [
      'The notice of election must be published at least ten days before the election, and posted at least one day before in at least six conspicuous public places and at each polling place (§15-104(3)(c), (4)).',
      'Facts that are not on record stand together; each opens the place where it is entered. Before a deadline you can print with a ruled space to fill in by hand, and write down why.',
      'Each printing that says something new is a numbered edition, kept as it was printed. Printing again without a change opens the same edition.',
      'The newspaper copy has the same words without tables. Select it and copy it.',
    ],
  },
  {
    id: 'election',
    title: 'Election',
    paragraphs: [
      'The offices to be filled, the candidates duly nominated, and the propositions. These are simple records, enough for the notice of election; the filing book comes in a later version.',
      'Write each name exactly as it stands on the ballot. Two rows of one office with different terms may stand side by side: mark the shorter one as unexpired.',
      'In a March 17 year the board’s resolution for March 18 and its publication are recorded here.',
    ],
  },
  {
    id: 'settings',
    title: 'Settings',
    paragraphs: [
      'Every answer of the first-run questions. A change is recorded with its time; papers already printed stay as they were.',
      'Districts, polling places and hours are kept for the village and for the election you are working on.',
      'Backup: choose a folder on another disk or a USB stick. The copy is complete, and is read again and checked before the program says it is done. This version cannot restore one yet; keep the file.',
    ],
  },
  {
    id: 'keyboard',
    title: 'Keyboard',
    paragraphs: [
      'F1: help for this screen.',
      'F2: new application.',
      'Ctrl+K: find people, papers, dates, help.',
      'Ctrl+P: print this list.',
      'Ctrl+Z: take back the last act, with a reason.',
      '/: filter the list. Esc: close or go back. Tab and Shift+Tab: next and previous field. Enter: the main button.',
    ],
  },
];
