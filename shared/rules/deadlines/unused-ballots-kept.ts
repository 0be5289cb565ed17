// §3-222(3) through §15-100. A note, not a duty.
import { electionLaw } from '../../law/citation.ts';
import { clerkRun } from '../applies-to.ts';
import { defineDeadline } from '../define-deadline.ts';

/** Until when sealed unused ballots and boxes of voted paper ballots are kept at least. */
export const unusedBallotsKept = defineDeadline({
  id: 'unused-ballots-kept',
  version: 1,
  title: 'Unused ballots and boxes of voted ballots: kept at least until',
  actor: 'village-clerk',
  stage: 'election-day',
  edge: 'on-or-after',
  anchor: 'pollDay',
  after: { months: 4 },
  shift: { policy: 'keep', because: 'The end of a time for keeping; nothing happens on it by itself.' },
  appliesTo: clerkRun,
  citations: [electionLaw('3-222', '3'), electionLaw('15-100')],
  inForce: { from: 'before-2009' },
  plain:
    'Sealed packages of unused ballots and the boxes of voted paper ballots are kept for four months; for unused ballots a certificate of destruction follows. Records about which somebody has gone to court are kept past it. The program destroys nothing on this day.',
  ifMissed:
    'What was destroyed too early cannot be brought back: write down what is missing and call the village attorney.',
  proof: 'The certificate of destruction.',
});
