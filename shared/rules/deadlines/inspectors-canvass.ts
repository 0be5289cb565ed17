// §15-126(1).
import { electionLaw } from '../../law/citation.ts';
import { clerkRun } from '../applies-to.ts';
import { defineDeadline } from '../define-deadline.ts';
import { dayItself } from '../shifts.ts';

/** The inspectors count as soon as the polls close. */
export const inspectorsCanvass = defineDeadline({
  id: 'inspectors-canvass',
  version: 1,
  title: 'The inspectors canvass the votes',
  actor: 'inspectors',
  stage: 'election-day',
  edge: 'exactly',
  anchor: 'pollDay',
  after: { days: 0 },
  time: 'polls-close',
  shift: dayItself,
  appliesTo: clerkRun,
  citations: [electionLaw('15-126', '1')],
  inForce: { from: 'before-2009' },
  plain:
    'As soon as the polls close the inspectors canvass the votes, without adjourning, and fill in their certificates.',
  ifMissed: 'Call the village attorney at once. Nobody touches ballots, boxes or machines until the inspectors go on.',
  proof: 'The inspectors’ certificates.',
});
