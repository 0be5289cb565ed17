// One page of help for each screen: what it is for, what to do on it, what it never does.

import { ballotScreens } from './ballot-screens.ts';
import { electionFileScreenHelp } from './election-file-screens.ts';
import { envelopeScreenHelp } from './envelope-screens.ts';
import { exportScreenHelp } from './export-screens.ts';
import type { HelpPage } from './help-page.ts';
import { inspectorsScreens } from './inspectors-screens.ts';
import { mailBallotScreenHelp } from './mail-ballot-screens.ts';
import { nominationScreenHelp } from './nomination-screens.ts';
import { takeAlongScreenHelp } from './take-along-screens.ts';
import { voterScreenHelp } from './voter-screens.ts';

export const screenHelp: readonly HelpPage[] = [
  {
    id: 'first-run',
    title: 'Setting up your office',
    paragraphs: [
      'Seven short questions, about five minutes. Every answer can be given later or changed in Settings, and none is needed before some paper or date needs it.',
      'Who runs the election comes first because it decides almost everything: this program is for villages whose clerk runs the election under Article 15 of the Election Law. Where the county board of elections runs it, most of the program steps aside.',
      'After the questions you can set a passphrase for this desk and print a recovery code for the safe. Both can be done any day in Settings.',
      'To look around first, load the practice village. Nothing in it is real, the screen has a striped band, and every paper prints with PRACTICE across it. A practice office never becomes a real one.',
    ],
  },
  {
    id: 'today',
    title: 'Today',
    paragraphs: [
      'What needs doing, most urgent first: due today, the next seven days, later. A date opens its rule: where it is counted from, what it rests on, what happens if it is missed. What is done stands in the calendar and no longer here; the days of candidates, parties and voters only have to be known.',
      'Dates that have passed are listed as “not on record here”. Not on record is not the same as not done: tell when you did it, and it is written down as it was. Only the answer “no” counts as missed.',
      'Waiting for somebody: a newspaper that owes its affidavit of publication, the county board’s voter list.',
      'The strip shows the next two weeks. The numbers beside it count what waits in the mail-ballot register and among the papers; each opens its list.',
    ],
  },
  {
    id: 'catch-up',
    title: 'Dates that have passed',
    paragraphs: [
      'For the first day at this program in the middle of a season: every date of the village that has passed and of which nothing is on record, one after the other.',
      'Yes: give the day on which it was done and what shows it (the issue of the newspaper, the places and who posted, the meeting and its vote). A day after the limit is recorded as it was and marked as late; the law says what follows, and nothing is refused for it.',
      'No: only this counts as missed. A failure to publish or post does not invalidate the election of officers; of a vote on a proposition §15-104(5) says something else, and the page then says so.',
      'I will look it up: you are asked again the next morning. A later answer takes the place of an earlier one, and the history keeps both.',
    ],
  },
  {
    id: 'calendar',
    title: 'Calendar',
    paragraphs: [
      'Every date of the election, grouped by stage, or month by month. Choose who acts to see only those dates. Enter or a click opens the rule card. Another day can be looked at: how everything stood, or will stand, on it.',
      'The rule card reads from top to bottom: counted from, the days, moved because, act by. Minimum notices (“at least ten days before”) never move to a later day; filings that end on a weekend or public holiday do (Election Law §1-106).',
      'A date of the village asks whether it was done and what shows it. For a publication the card names the last issue of the newspaper that is in time and when the copy must be there; for a resolution the last meeting of the board, with a line for its agenda.',
      'A date that moved after the calendar was made (a proclaimed holiday, an order, a new rule) shows old and new until you have taken note of it. A date set by somebody with the power to set it, such as an executive order, is recorded with its reason, and the rule’s own day stays in sight.',
      'The dates can be printed as a list with their citations or month by month for the wall, saved for another calendar program, or saved as a table. A date keeps its name there, so that saving again moves it and makes no second one.',
      'Where the law is unsettled, the program goes by the safer date and keeps the other reading behind “why”. Ask the village attorney.',
      'In a year in which March 17 is the third Tuesday of March, people vote on March 18 once the board has resolved it and the resolution was specifically published. The calendar is still counted from the 17th (§15-104(1)(b)).',
    ],
  },
  ...mailBallotScreenHelp,
  ...inspectorsScreens,
  {
    id: 'papers',
    title: 'Papers',
    paragraphs: [
      'The notice of election must be published at least ten days before the election, and posted at least one day before in at least six conspicuous public places and at each polling place (§15-104(3)(c), (4)).',
      'Facts that are not on record stand together; each opens the place where it is entered. Before a deadline you can print with a ruled space to fill in by hand, and write down why.',
      'Each printing that says something new is a numbered edition, kept as it was printed. Printing again without a change opens the same edition.',
      'The list shows first the papers that the calendar of this election calls for, each with its next day, then those that are there when you need them. What no other record has, such as the inspectors or the vote of the board, is typed on the paper’s own page and kept.',
      'A correction is printed where something changed after an edition went out: it says in a box what changed and where the former edition went. A duplicate is a second print of the same edition and says so.',
      'The newspaper copy has the same words without tables. Copy it or save it as a text file. Then write down each step: sent, proof read, printed in which issue, or not run; afterwards the affidavit. The printing answers the date of the calendar by itself.',
      'Where a notice must hang, write down place, day and person. The law asks for at least six conspicuous public places in the village and each polling place besides (§15-104(4)); the six do not count polling places. When it hangs in enough places, the date of the calendar is answered, and the affidavit of posting is filled in. A photo of what hangs (JPEG) can be kept with the places that are written down together.',
      'A step of the newspaper or a line of the posting log that was written down in error is taken back in Records, with a reason: open the entry there, or press Ctrl+Z where it was the last one.',
      'With a proposition on the ballot the page says what §15-104(5) says and what is not on record. The program declares nothing void: that is for the village attorney and, in the end, a court.',
    ],
  },
  {
    id: 'election',
    title: 'Election',
    paragraphs: [
      'The offices to be filled, the candidates duly nominated, and the propositions. Candidates come from the filing book (Nominations); one typed here stands beside them.',
      'Write each name exactly as it stands on the ballot. Two rows of one office with different terms may stand side by side: mark the shorter one as unexpired.',
      'Each office shows its term in official years, from noon of the first Monday of the month after the election. A day that cannot be the end of a term is asked about. Of an unexpired term write down who left and when: the page says until when somebody appointed serves (Village Law §3-312).',
      'In a March 17 year the board’s resolution for March 18 and its publication are recorded here.',
    ],
  },
  ...ballotScreens,
  {
    id: 'records',
    title: 'Records: the history',
    paragraphs: [
      'Everything that was recorded, newest first: who, when, and what in plain words. Enter opens an entry with both its times (when it happened, and when it was written down), what stood there before and what stands there now.',
      'Narrow the list by what it belongs to, by words, by a person, or by the day it was recorded. In an entry, “What it is about” leads to everything recorded about that application, candidate or paper.',
      '“As it stood on” goes back to the end of a day: the list, the office’s answers, the election and its register as they were then. Esc comes back to today.',
      'An entry is taken back with a reason, never deleted: it stays in the list, struck through. What happened in the world is not undone by it; there the button says “Recorded in error”. While later entries rest on it, or when a paper has left the office, it stays, and the entry says why.',
      'When the computer’s clock was set back, the entry recorded next says by how much. The order of the list is the order of writing.',
    ],
  },
  {
    id: 'check-history',
    title: 'Checking the history',
    paragraphs: [
      'Reads every record again. Each rests on the one before it, so a record that was changed, taken out or put in between is found.',
      'One thing it cannot see by itself: that the newest records were cut off. For that, type the check code of a backup slip. If it is found, nothing that was there at that moment is gone or changed.',
      'Keep the slip apart from the computer.',
    ],
  },
  ...exportScreenHelp,
  {
    id: 'backup',
    title: 'Backup',
    paragraphs: [
      'A backup is a complete copy of the office in one file, sealed as the office is. It opens on any computer that has this program, with a passphrase of the day it was made or the recovery code of that day.',
      'Choose a second place: a USB stick or another disk. What breaks this computer, such as water, a thief or a failing disk, must not reach it. From then on a backup goes there when you close the program, if anything was recorded since the last one, and whenever you press “Make a backup now”.',
      'Every backup is read again from the disk and compared before this page says that it is there. As many as you say are kept; the oldest makes room. Nothing in that folder is deleted but backups of this office.',
      '“Try whether it can be restored” restores the newest one into an empty folder, opens it, compares every record, and deletes the copy. Do it once a year, and before election day.',
      'Print the backup slip and keep it apart from the computer. Its check code shows later that nothing was cut off or changed.',
    ],
  },
  {
    id: 'restore',
    title: 'Restoring from a backup',
    paragraphs: [
      'For a new computer, a damaged office, or when something went so wrong that you want to go back. A single mistake is taken back in the history instead.',
      'Looking into a backup changes nothing. You see what it holds, up to when it goes, and every act that going back would lose. A sealed one opens with the passphrase you had when it was made, or the recovery code of that time.',
      'The office as it is now is kept, in a file beside it whose name begins with office-before-restore. It is never deleted. A restore cannot be taken back; restoring that file is the way back.',
      'Numbers of applications, envelopes and papers go on at the next hundred, because those given out after the backup may stand on papers already.',
      'A file that is gone, not complete, changed, damaged, newer, of another program or of the practice office is refused, and nothing is changed. Choose another one.',
    ],
  },
  {
    id: 'start-problem',
    title: 'When the office cannot be opened',
    paragraphs: [
      'The page says what happened, what is safe and what to do. What was recorded before is not touched by any of it.',
      'A folder that cannot be reached: is the drive there, the stick put in, the network up? Then press “Try again”.',
      'A damaged file: do not delete it and do not repair it. Restore the newest backup; the damaged file is kept beside it.',
      'A newer version of the program has worked in it: install that version here. A full disk: free some space. Busy: another window or command is still at work; wait a moment.',
      'An office on a read-only stick or disk: copy the whole folder to this computer first, and open the copy.',
    ],
  },
  {
    id: 'start-here',
    title: 'Start here, for the deputy',
    paragraphs: [
      'One page for the day on which you cannot come: how to open the office, who is who, what is due in the next 30 days, where things are. It is drawn from what is on record at that minute.',
      'What the program cannot know has a line to write on. What it could know and does not is listed beside the page, with the way to tell it.',
      'The backup slip goes with the newest backup. Its check code shows later that nothing was cut off or changed.',
    ],
  },
  {
    id: 'settings',
    title: 'Settings',
    paragraphs: [
      'Every answer of the first-run questions. A change is recorded with its time; papers already printed stay as they were.',
      'Districts, polling places and hours are kept for the village and for the election you are working on.',
      'The seal is taken from a file, an SVG drawing or a JPEG of at most 1 MB, and stands beside the head of every notice, resolution and letter printed from then on. A paper printed with another seal, or none, counts as changed until it is printed again.',
      'Backups and restoring stand in Records.',
    ],
  },
  ...envelopeScreenHelp,
  ...takeAlongScreenHelp,
  {
    id: 'times',
    title: 'Board meetings, holidays and closed days',
    paragraphs: [
      'The meetings of the board of trustees are entered once for the season; every resolution then shows the last meeting in time. A meeting that is called off stays in the list and is counted on no more.',
      'A holiday proclaimed by the President or the Governor moves the dates that the law lets move (papers filed, Election Law §1-106); the program says beforehand which. The State’s own holidays are known. Days on which only the village office is closed move nothing; a date on one of them says so.',
      'Whether the village holds registration days (§15-118) decides which of those dates there are.',
    ],
  },
  {
    id: 'resolutions',
    title: 'Resolutions and votes about elections',
    paragraphs: [
      'What the board of trustees or the voters decide about elections themselves: the board hands them to the county board of elections, moves them to general-election day (both §15-104(1)(c)), or the voters set another day (§15-104(2)). Each is kept as it was adopted, with what the law says about it.',
      'For the first two the page names the first election that is affected, what the board must be able to show, and the days in which the voters may petition for a vote. A petition is recorded as it came, also when it is late.',
      'For a day set by the voters you name who holds office; the program reads to you whose terms are extended, officer by officer, and records it only when you say they are right.',
      'Nothing changes by itself. When a decision has effect, change in Settings who runs the election, or its day; the program shows beforehand which dates that moves.',
    ],
  },
  {
    id: 'people',
    title: 'People, passphrases and the lock',
    paragraphs: [
      'Everybody who sits at this desk has a name here, and what is recorded bears it. A clerk and a deputy record everything. A reader looks at everything and records nothing. Only a clerk gives somebody else another passphrase, or makes somebody clerk.',
      'With the first passphrase everything in the office is sealed: whoever has this computer, the file or a stick with a backup cannot read it. If every passphrase is forgotten and the recovery code is lost, nobody can open the office any more, not even the people who made this program.',
      'The recovery code opens the office when a passphrase is forgotten or its owner is ill. It is shown once, when it is made. Print it, put it in an envelope, and lock the envelope in the safe. After it was used, make a new one: the old one then opens nothing.',
      'Somebody leaves: remove the person, with a reason. Everything is sealed anew, and that passphrase opens nothing any more. Backups made before still open with it, so make a new one, and think about what becomes of the old ones.',
      'Ctrl+L or the button at the top locks the desk, and it locks by itself when nobody has touched key or mouse for a while. What you were typing stays as it is beneath the lock screen; if somebody else opens the desk, it waits as a draft. Without a passphrase the lock only hides the screen.',
      'After three wrong passphrases the desk waits five seconds before the next try, then ten, and so on up to five minutes. Nothing is ever deleted by wrong tries.',
    ],
  },
  {
    id: 'keyboard',
    title: 'Keyboard',
    paragraphs: [
      'F1: help for this screen.',
      'F2: new application.',
      'Ctrl+K: find people, papers, dates, help.',
      'Ctrl+L: lock the desk.',
      'Ctrl+P: print this list.',
      'Ctrl+Z: take back the last act, with a reason.',
      '/: filter the list. Esc: close or go back. Tab and Shift+Tab: next and previous field. Enter: the main button.',
    ],
  },
  ...nominationScreenHelp,
  ...electionFileScreenHelp,
  ...voterScreenHelp,
];
