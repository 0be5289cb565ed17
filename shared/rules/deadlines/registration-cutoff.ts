// §15-118(1), (2). A day on which something is so: it never moves.
import { closedBecause } from '../../law/business-day.ts';
import { electionLaw } from '../../law/citation.ts';
import { daysBefore } from '../../law/counting.ts';
import { clerkRun } from '../applies-to.ts';
import { defineDeadline } from '../define-deadline.ts';
import { registerOfTheRunOff } from '../open-questions.ts';
import { dayItself } from '../shifts.ts';

/** The day on which one must be registered to vote in this election. */
export const registrationCutoff = defineDeadline({
  id: 'registration-cutoff',
  version: 2,
  variant: 'with a village registration day',
  title: 'Voters must be registered by this day',
  actor: 'county-board',
  stage: 'notice-and-mail-ballots',
  edge: 'exactly',
  anchor: 'calendarAnchor',
  before: { days: 10 },
  shift: dayItself,
  appliesTo: (facts) => clerkRun(facts) && facts.registration !== 'opted-out',
  citations: [electionLaw('15-118', '1'), electionLaw('15-118', '2')],
  inForce: { from: 'before-2009' },
  openQuestions: [
    {
      arises: ({ calendarAnchor, closedDays }) => closedBecause(daysBefore(calendarAnchor, 10), closedDays).length > 0,
      question: 'The tenth day before this election is a Saturday, a Sunday or a holiday. Does the day move?',
      safer: 'No: it is the day on which something must be so.',
      other: 'Yes: to the next business day, as for papers that are filed.',
      ask: 'Ask the county board of elections.',
    },
    registerOfTheRunOff,
  ],
  plain:
    'Who is registered with the county board on the tenth day before the election, or stands in the village register, may vote in it.',
  ifMissed: 'Nothing for you to do; the inspectors decide about each voter.',
  proof: 'The county’s voter list of that day.',
});
