// §15-118(4)(c), (5). In a Tuesday election always a Saturday.
import { wallTime } from '../../domain/wall-time.ts';
import { electionLaw } from '../../law/citation.ts';
import { hasRegistrationDay } from '../applies-to.ts';
import { defineDeadline } from '../define-deadline.ts';
import { dayItself } from '../shifts.ts';

/** The village’s registration day. */
export const registrationDay = defineDeadline({
  id: 'registration-day',
  version: 1,
  title: 'Village registration day',
  actor: 'inspectors',
  stage: 'notice-and-mail-ballots',
  edge: 'exactly',
  anchor: 'calendarAnchor',
  before: { days: 10 },
  time: wallTime('12:00'),
  until: wallTime('17:00'),
  shift: dayItself,
  appliesTo: hasRegistrationDay,
  citations: [electionLaw('15-118', '4', 'c'), electionLaw('15-118', '5')],
  inForce: { from: 'before-2009' },
  openQuestions: [
    {
      arises: ({ registration }) => registration === undefined,
      question: 'Does the village hold a registration day of its own at all?',
      safer: 'Yes, as long as no resolution to do without one is found; look in the minutes.',
      other: 'No: the board has opted out under §15-118(3), and the opting out lasts until it is reversed.',
      ask: 'Look for the resolution; ask the village attorney if it is not clear.',
    },
  ],
  plain:
    'On the tenth day before the election the inspectors meet to register voters, at least from noon to five, unless the village has done away with its registration day by resolution.',
  ifMissed: 'Call the village attorney today. Whoever is registered with the county board may vote all the same.',
  proof: 'The register with the inspectors’ signatures.',
});
