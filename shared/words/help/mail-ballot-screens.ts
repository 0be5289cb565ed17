// Help for the screens of the mail-ballot register: the list, taking in a paper, who needs no new one, papers of before.
import type { HelpPage } from './help-page.ts';

export const mailBallotScreenHelp: readonly HelpPage[] = [
  {
    id: 'mail-ballots',
    title: 'Mail ballots',
    paragraphs: [
      'The register of absentee applications (Election Law §15-120). F2 takes in a new one; take the voter from the county’s list by a few letters, or type the person. The chips count what waits: to decide, something missing, envelope to print, printed, not qualified.',
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
    id: 'mail-ballots',
    title: 'Mail ballots',
    paragraphs: [
      'One register for absentee applications (Election Law §15-120), early mail (§15-119) and permanently disabled voters (§15-122(4)). F2 takes in a new one; take the voter from the county’s list by a few letters, or type the person. The search box finds a name, the number of an application or of an envelope; a scanned number and Enter open its line.',
      'The chips are your work lists: to decide (something missing and too early under headings of their own), to mail, to hand over, out, back, problems, done; undeliverable and set aside stand there while something is on them. Ctrl+P prints the list that is shown: no reason, no birth date and no place of detention are ever on it.',
      'Absentee: you decide from the information in the application alone whether the applicant is qualified to receive an absentee ballot (§15-120(5)). What the list says is a note to the inspectors and never a reason. Who is a qualified elector is not yours to decide: the inspectors do.',
      'Early mail: you must check that the application is complete and that the voter is registered in the village at the address given (§15-119(7)). The list stands beside the paper; say what you found, then decide. Reasons the law knows are offered, and you may change their words.',
      'Letters: F6 prints the letter the open application needs most (too early, what is missing, too late to mail, no ballot), F7 its receipt. Each is numbered and kept.',
      '“Something missing has come…” writes down what the applicant sent later, such as the completion sheet, with its own day. The day the application came never changes; after the last day both readings are noted.',
      'A ballot goes out: on its line choose which envelope and which size, and E prints it (choose “Actual size” in the viewer; printed again, it keeps its number) and M writes down that it was mailed, or handed over. On the list To mail, tick some with Space or take all, then Mailed: post office, day, minute and the pieces counted there. Ballots are mailed by regular mail at the latest on the sixth day before the election (§15-120(6)); after that nothing locks: the line is red, and you phone the voter.',
      'Handed over: to the voter, or to the agent named in the application (§15-120(6)). Another name asks for the reason. The statute limits neither how many an agent collects nor how he is related; they are counted, and nobody is turned away for it.',
      'If something happens to it: undeliverable (phone the voter), spoiled, cancelled, another one, to another address if need be. A voter has one live ballot: an older one that comes back is kept sealed and does not go to the inspectors. What was written down in error is taken back where it stands, with a reason.',
      'Somebody asks, on the telephone or at the counter: the line says what you may say, sent on and received on, and nothing more, to anyone. N notes the call with the minute.',
      'Challenged: an envelope is set aside, unopened, with the reason, and has a list and a total of its own until that is lifted. The program never stores how anybody voted, and nothing ties a ballot to a voter.',
    ],
  },
  {
    id: 'receive',
    title: 'Receiving envelopes',
    paragraphs: [
      'Scan the bar code or type the number on the envelope, then Enter: one Enter for each envelope, stamped with this minute by the clock of the record. The bars hold election, number and a check character: one misread, or of another election, is told. Every envelope stays sealed. A ballot must be received by the village clerk not later than the close of the polls; a postmark does not matter (§15-120(7), §15-119(9)).',
      'No number to read? Type the voter’s name. Where two voters bear it, middle name, year of birth and address are shown: compare them with the envelope, then choose.',
      'F8 and a figure note what is to be seen: not signed, no name, another signature, another district, not sealed, the affirmation not filled in. Article 15 has no step to cure it; the inspectors decide, and find it on their sheet. Nothing on the outside is a reason to send an envelope away.',
      'A pile that came before has its own day and hour, and envelopes that were brought, or given to somebody other than you, say so: whether an envelope given to an inspector before the close is received by the clerk is an open question, and both readings are shown.',
      'Late ones are kept sealed and do not go to the inspectors as timely. One whose ballot was cancelled is kept apart. One that nobody knows is kept as it is, described, and stands among the problems. Ctrl+Z in the empty field takes back the last one, with a reason.',
      'Beside the field: how many came today, the last ones, and what lies here by district. On polling day it says what has come since the last run to the inspectors.',
    ],
  },
  {
    id: 'envelope-files',
    title: 'Envelopes printed in one file',
    paragraphs: [
      'Each file of envelopes that was printed: which piece, how many, which numbers, when and by whom. Enter opens one, for a jam or for a single envelope again. The file itself is not kept; what was printed for each ballot is on record.',
      'Where the day or the hour by which ballots must be back was changed after envelopes were printed, this page says who holds one that names another. Whoever has one keeps using it: no statute that was found takes an envelope out of use for its date; ask the village attorney if anybody doubts it. Print the list, and a letter to each. What has not left yet is printed again under its number.',
      'An order that moves the day people vote is written down in the calendar, at the date “People vote”; new hours in Settings. The program moves no election by itself.',
    ],
  },
  {
    id: 'print-envelopes',
    title: 'Printing envelopes of many voters',
    paragraphs: [
      'Everybody whose ballot is to be mailed is ticked; whoever fetches it can be ticked too. One file holds one kind of envelope of one size, because the tray does. With two envelopes that come back, and the one to the voter, print one file after the other: a ballot keeps its number.',
      'Say how envelopes come out of your printer, and the pile lies in order, the first on top. If it turns nothing over, print all fronts and then all backs: put the pile back as it lies, with the blank side to be printed. Try it with three envelopes first.',
      'Whose envelope cannot be printed is named before anything is: leave those off and go on. Stop leaves nothing behind: no file, no number used.',
      'The last page counts. It is no envelope to use. If your pile has another number, one was torn or two were taken at once.',
    ],
  },
  {
    id: 'envelope-file',
    title: 'A jam: which was the last good one?',
    paragraphs: [
      'Type the number on the last good envelope or scan its code, then Enter: the rest of the file is printed again, in the same order and under the same numbers, with a last page that counts them. Tear up what was spoiled, so that of each number one is used.',
      'Enter on a line, and Enter again, prints that one again. A ballot that was cancelled since is left out, and named.',
    ],
  },
  {
    id: 'mail-ballot-count',
    title: 'Whether the mail ballots add up',
    paragraphs: [
      'Four sums: applications = not qualified + issued + waiting; ballots issued = returned + still out + undeliverable + spoiled + cancelled; envelopes returned = delivered + late + set aside + replaced + still here; delivered = cast + not counted + not determined yet. Each part is counted by itself, so that a sum that is off shows what is missing in the record.',
      'Everything that is open is listed by name, with the way to its line. Ctrl+P prints the page.',
      'The stock of ballots, for each kind and district: received from the printer = out + spoiled in the office + unused. Note spoiled ones, and the unused ones as you counted them; the last count holds.',
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
      'Put them on the register in one act; an application nobody has determined yet is determined first, on its own page. Leaving one off needs a reason, which stays on record and can be taken back. Today counts them until each is done; a late addition shows again.',
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
