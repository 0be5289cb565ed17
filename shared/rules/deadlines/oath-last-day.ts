// Public Officers Law §30(1)(h): thirty days after the term begins; then the office is vacant.
import { electionLaw, publicOfficersLaw } from '../../law/citation.ts';
import { tieOfTheMonthBefore } from '../applies-to.ts';
import { defineDeadline } from '../define-deadline.ts';
import { withinDays } from '../shifts.ts';

/** Last day to file the oath of office. */
export const oathLastDay = defineDeadline({
  id: 'oath-last-day',
  version: 2,
  variant: 'general election and run-off',
  title: 'Oath of office: last day to file',
  actor: 'candidate',
  stage: 'election-day',
  edge: 'on-or-before',
  anchor: { deadline: 'term-begins', counted: 'from-moved' },
  after: { days: 30 },
  shift: withinDays,
  appliesTo: ({ kind }) => kind === 'general' || kind === 'run-off',
  citations: [electionLaw('15-128'), publicOfficersLaw('30', '1', 'h')],
  inForce: { from: 'before-2009' },
  openQuestions: [
    {
      arises: tieOfTheMonthBefore,
      question:
        'From which day do the thirty days of a run-off’s winner run, when the official year begins in the month of the run-off?',
      safer: 'From the earlier day on which the term may begin: file the oath by this date.',
      other: 'From the first Monday of the month after the run-off.',
      ask: 'Ask the village attorney the day the tie is known.',
      otherDate: {
        anchor: { deadline: 'term-begins', counted: 'from-latest-reading' },
        after: { days: 30 },
        reading: 'Thirty days after the later day on which the term may begin.',
      },
    },
  ],
  plain:
    'Whoever is elected files the oath with you before entering on the office, and at the latest within thirty days after the term begins; a village justice files it with the county clerk as well.',
  ifMissed: 'The office is vacant by law. Call the village attorney the same day.',
  proof: 'The oath with the day it was filed.',
});
