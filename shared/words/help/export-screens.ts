// Help for taking records away and for checking an export years later.
import type { HelpPage } from './help-page.ts';

export const exportScreenHelp: readonly HelpPage[] = [
  {
    id: 'take-away',
    title: 'Taking records away',
    paragraphs: [
      'Papers, lists, calendar and history of one election, or a part of them, onto a stick or into a folder. The drives that are in this computer are listed with their room; “Look for drives again” after you have put one in.',
      'For the office’s own archive everything goes along. For the inspectors and trustees: what they need, without birth dates, reasons and places of detention.',
      'Before anything is written the program looks whether the place is a folder, can be written, is not the office’s own, and has room. It is put together on this computer first, then copied, and every file is read again on the drive and compared.',
      'Thousands of ballots take a while: the page says how far it is, and you can go on with other work. Everything in it is of one moment: what you record while it is put together is in all of it or in none. Stop clears away what was begun and records nothing.',
      'The table of the mail ballots says under each number how many envelopes were printed and which, so that every sheet of paper can be accounted for.',
      '“Safe to remove” appears only when the system has let go of the drive. Where it does not let an ordinary user do that, the page says so: eject the drive as you always do, then take it out. What is read again may come from the computer’s memory; who wants to be certain puts the stick in again and checks it on “Check an export”.',
      'What is there is never overwritten: the next one gets “(2)”. If the stick is pulled out too early, what lies on it is called “-in-progress” and is no export; nothing is on record. Delete it and start anew.',
      'A seal with a passphrase of its own keeps a lost stick silent. Nothing else opens it, not the office’s passphrase and not its recovery code; the README beside it says how it opens. While it is put together, the files lie in the office’s folder in clear, and are deleted again.',
      'That it was taken away stays in the history: when records are disposed of one day, you know what else must be destroyed.',
    ],
  },
  {
    id: 'check-export',
    title: 'Checking an export',
    paragraphs: [
      'Choose the folder of an export, of this office or another, years later. Every file is read and compared with the list that was written last, the history is followed from its first event, and what was recorded in this election is compared with what the history committed to.',
      'A changed byte, a file that is gone, one that was put in, a link in place of a file: each is named. Nothing is changed by it.',
      'It cannot show that somebody wrote the whole export anew with a new list. Compare its check code with one on paper, such as a backup slip of that day, or in the office on “Check the history”.',
      'The same on any computer with this program and without an office: `desk verify FOLDER`. Without this program: `sha256sum -c SHA256SUMS.txt` compares the files.',
    ],
  },
];
