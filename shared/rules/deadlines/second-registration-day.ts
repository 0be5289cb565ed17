// §15-118(5). Only where the board of trustees has added it.
import { electionLaw } from '../../law/citation.ts';
import { hasRegistrationDay } from '../applies-to.ts';
import { defineDeadline } from '../define-deadline.ts';
import { dayItself } from '../shifts.ts';

/** The second registration day, where the board has added one. */
export const secondRegistrationDay = defineDeadline({
  id: 'second-registration-day',
  version: 1,
  title: 'Second registration day',
  actor: 'inspectors',
  stage: 'notice-and-mail-ballots',
  edge: 'exactly',
  anchor: 'calendarAnchor',
  before: { days: 12 },
  shift: dayItself,
  appliesTo: (facts) => hasRegistrationDay(facts) && facts.registration === 'two-days',
  citations: [electionLaw('15-118', '5')],
  inForce: { from: 'before-2009' },
  plain:
    'The inspectors meet to register voters also on the twelfth day before the election, as the board has resolved.',
  ifMissed: 'Call the village attorney today. Whoever is registered with the county board may vote all the same.',
  proof: 'The register with the inspectors’ signatures.',
});
