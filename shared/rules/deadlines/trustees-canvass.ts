// §15-126(1). With one district the inspectors’ certificate is the result and no canvass of the trustees is named.
import { wallTime } from '../../domain/wall-time.ts';
import { electionLaw } from '../../law/citation.ts';
import { clerkRun } from '../applies-to.ts';
import { defineDeadline } from '../define-deadline.ts';
import { dayItself } from '../shifts.ts';

/** The board of trustees canvasses the returns of several districts. */
export const trusteesCanvass = defineDeadline({
  id: 'trustees-canvass',
  version: 1,
  title: 'Board of trustees canvasses the returns',
  actor: 'board-of-trustees',
  stage: 'election-day',
  edge: 'on-or-before',
  anchor: 'pollDay',
  after: { days: 1 },
  time: wallTime('20:00'),
  shift: dayItself,
  onlyIf: 'the village has more than one election district',
  appliesTo: (facts) => clerkRun(facts) && facts.districtCount > 1,
  citations: [electionLaw('15-126', '1')],
  inForce: { from: 'before-2009' },
  plain:
    'Where the village has more than one election district, the board of trustees meets by eight in the evening of the day after the election, canvasses the returns that you produce, and files a certificate with you that declares the result.',
  ifMissed: 'Call the mayor and the village attorney at once: the board must have a quorum.',
  proof: 'The board’s certificate with the day and hour it was filed.',
});
