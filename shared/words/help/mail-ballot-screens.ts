// Help for the screens of the mail-ballot register: the list, taking in a paper, who needs no new one, papers of before.
import type { HelpPage } from './help-page.ts';

export const mailBallotScreenHelp: readonly HelpPage[] = [
  {
    id: 'mail-ballots',
    title: 'Mail ballots',
    paragraphs: [
      'One register for absentee applications (Election Law §15-120), early mail (§15-119) and permanently disabled voters (§15-122(4)). F2 takes in a new one; take the voter from the county’s list by a few letters, or type the person. The chips count what waits: to decide, something missing, envelope to print, printed, not qualified.',
      'Absentee: you decide from the information in the application alone whether the applicant is qualified to receive an absentee ballot (§15-120(5)). What the list says is a note to the inspectors and never a reason. Who is a qualified elector is not yours to decide: the inspectors do.',
      'Early mail: you must check that the application is complete and that the voter is registered in the village at the address given (§15-119(7)). The list stands beside the paper; say what you found, then decide. Reasons the law knows are offered, and you may change their words.',
      'Letters: F6 prints the letter the open application needs most (too early, what is missing, too late to mail, no ballot), F7 its receipt. Each is numbered and kept.',
      'After you have decided, choose which envelope and which size, and print. In the viewer choose “Actual size”. Printed again, it keeps its number. The bars beside the number hold election, number and a check character: when the envelope comes back, scan them in place of typing.',
      'The program never stores how anybody voted, and nothing ties a ballot to a voter.',
    ],
  },
  {
    id: 'application',
    title: 'Taking in an application',
    paragraphs: [
      'Say first what it asks for, an absentee or an early mail ballot: each has its own test, and changing it runs the other one. The form follows the order of the state’s form. Tab goes from field to field, Enter records. What is half typed is kept as a draft.',
      'Write the day and hour of receipt as they are stamped on the paper. When you type it in is recorded separately and cannot be changed.',
      'How the application came and how the ballot is wanted are two questions: an application that asks for a mailed ballot must be received by the seventh day before the election; one that is brought in person, through the day before (§15-120(5), §15-119(7)).',
      'An incomplete or late paper is recorded as it is. The panel says what is missing and what is still possible. Any form the state board prescribes is acceptable; “wrong form” is never a reason (§15-120(2)).',
      '“To be noted” is never a reason by itself: an address a letter cannot go to yet, a box where a residence is asked for, an absence that does not cover the day people vote, an age to check, what the list says. Brought in person on March 17 of a year in which that is the third Tuesday, it is taken, and the note goes on to the inspectors.',
      'A name that is in the register already, or a name and birth date one slip apart at the same residence, is shown before you record: say whether it is the same voter or another person. Both papers are kept; one ballot goes out.',
    ],
  },
  {
    id: 'standing-lines',
    title: 'Ballots without a new application',
    paragraphs: [
      'A special or run-off election: whoever stated an absence that covers its polling day shall be sent a ballot (§15-120(4)(d)). So are early-mail voters who asked for all remaining elections of the calendar year (§15-119(4)(c)), and permanently disabled voters at every election (§15-122(4)).',
      'Put them on the register in one act. Leaving one off needs a reason, which stays on record and can be taken back. Today counts them until each is done; a late addition shows again.',
      'Whether a stated absence also covers the next general election is an open question: it is shown and not chosen for you. Safer is a new application. Nothing else is ever taken over from another election’s applications.',
    ],
  },
  {
    id: 'taken-in-before',
    title: 'Applications taken in before',
    paragraphs: [
      'For papers you took in before the program was here: one row each, with the day stamped on it, what you decided and when the ballot was sent, if you know. Enter records a row and begins the next.',
      'What you leave empty is not known, and nobody calls it missing. It is listed below the table, to be looked up in the papers.',
    ],
  },
];
