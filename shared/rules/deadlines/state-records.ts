// §15-140, §3-112(2). It is to be law from April 1, 2026; the elections of 2026 are the first whose records fall due after that.
import { plainDate } from '../../domain/plain-date.ts';
import { electionLaw } from '../../law/citation.ts';
import { clerkRun } from '../applies-to.ts';
import { defineDeadline } from '../define-deadline.ts';
import { withinDays } from '../shifts.ts';

/** Last day to send the records of the election to the State Board of Elections. */
export const stateRecords = defineDeadline({
  id: 'state-records',
  version: 2,
  title: 'Send the election’s records to the State Board of Elections',
  actor: 'village-clerk',
  stage: 'election-day',
  edge: 'on-or-before',
  anchor: 'pollDay',
  on: { month: 1, day: 1, yearsLater: 1 },
  orLater: { after: { businessDays: 10 } },
  shift: withinDays,
  appliesTo: clerkRun,
  citations: [electionLaw('15-140'), electionLaw('3-112', '2')],
  inForce: { from: plainDate('2026-01-01') },
  openQuestions: [
    {
      arises: () => true,
      question:
        'Is §15-140 in force? It was printed in 2024 with April 1, 2026 as its day, and may have been postponed.',
      safer: 'Yes: prepare to send the records, and ask before you do.',
      other: 'No, or not yet.',
      ask: 'Ask the State Board of Elections.',
    },
    {
      arises: ({ calendarAnchor }) => calendarAnchor < '2026-04-01',
      question: 'The election was before April 1, 2026, and its records fall due after it. Do they have to be sent?',
      safer: 'Yes: the day for sending them comes when the section is law.',
      other: 'No: the section is for elections held since.',
      ask: 'Ask the State Board of Elections.',
    },
    {
      arises: () => true,
      question: 'From which day do the ten business days run?',
      safer:
        'From the day people vote: counted early, because the day on which everything was complete is not on record.',
      other: 'From the later of the certification of the result and the completion of the voting histories.',
      ask: 'Ask the State Board of Elections.',
    },
  ],
  plain:
    'The village sends the election’s records to the State Board’s database by January 1 after the election or, if that is later, within ten business days after the result is certified and the voting histories are complete.',
  ifMissed: 'Send them now and tell the State Board of Elections.',
  proof: 'The State Board’s receipt.',
});
