// §15-126(1): before nine in the morning of the day after people vote.
import { wallTime } from '../../domain/wall-time.ts';
import { electionLaw } from '../../law/citation.ts';
import { clerkRun } from '../applies-to.ts';
import { defineDeadline } from '../define-deadline.ts';
import { dayItself } from '../shifts.ts';

/** The inspectors’ certificates and the boxes reach the clerk. */
export const inspectorsReturns = defineDeadline({
  id: 'inspectors-returns',
  version: 1,
  title: 'Inspectors’ certificates and boxes to the clerk',
  actor: 'inspectors',
  stage: 'election-day',
  edge: 'on-or-before',
  anchor: 'pollDay',
  after: { days: 1 },
  time: wallTime('09:00'),
  shift: dayItself,
  appliesTo: clerkRun,
  citations: [electionLaw('15-126', '1')],
  inForce: { from: 'before-2009' },
  plain:
    'Before nine in the morning of the day after the election the inspectors bring you their certificates, the boxes, the supplies that are left and the flag.',
  ifMissed: 'Call the chair of the inspectors at once, and note when each thing came.',
  proof: 'The certificates, with the day and hour you received them.',
});
