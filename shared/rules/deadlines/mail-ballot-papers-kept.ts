// §3-222(3) through §15-100. A note, not a duty: nothing is destroyed on that day by itself.
import { electionLaw } from '../../law/citation.ts';
import { clerkRun } from '../applies-to.ts';
import { defineDeadline } from '../define-deadline.ts';

/** Until when mail ballots and their envelopes are kept at least. */
export const mailBallotPapersKept = defineDeadline({
  id: 'mail-ballot-papers-kept',
  version: 1,
  title: 'Mail ballots, envelopes and unused packages: kept at least until',
  actor: 'village-clerk',
  stage: 'election-day',
  edge: 'on-or-after',
  anchor: 'pollDay',
  after: { months: 24 },
  shift: { policy: 'keep', because: 'The end of a time for keeping; nothing happens on it by itself.' },
  appliesTo: clerkRun,
  citations: [electionLaw('3-222', '3'), electionLaw('15-100')],
  inForce: { from: 'before-2009' },
  plain:
    'Mail ballots and their envelopes, opened or not, protested, void and blank ballots and opened packages of unused ballots are kept for two years. Records about which somebody has gone to court are kept past it. The program destroys nothing on this day.',
  ifMissed:
    'What was destroyed too early cannot be brought back: write down what is missing and call the village attorney.',
  proof: 'The list of what was destroyed, signed, with its day.',
});
