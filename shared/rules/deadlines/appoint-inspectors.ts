// §15-116(1).
import { electionLaw } from '../../law/citation.ts';
import { clerkRun } from '../applies-to.ts';
import { defineDeadline } from '../define-deadline.ts';
import { propositionOnly } from '../open-questions.ts';
import { minimumNotice } from '../shifts.ts';

/** Last day for the board of trustees to appoint the inspectors of election. */
export const appointInspectors = defineDeadline({
  id: 'appoint-inspectors',
  version: 1,
  title: 'Board resolution that appoints the inspectors',
  actor: 'board-of-trustees',
  stage: 'before-nominations',
  edge: 'on-or-before',
  anchor: 'calendarAnchor',
  before: { days: 40 },
  shift: minimumNotice,
  appliesTo: (facts) => clerkRun(facts) && facts.kind !== 'run-off',
  citations: [electionLaw('15-116', '1')],
  inForce: { from: 'before-2009' },
  openQuestions: [propositionOnly('§15-116')],
  plain:
    'At least forty days before the election the board of trustees appoints two or four inspectors for each district, names one of them chair and fixes their pay; it may add alternates and clerical help. Inspectors serve at every village election until their successors are appointed.',
  ifMissed:
    'Have the board appoint at its next meeting, a special one if need be. The inspectors of the last election serve until their successors are appointed.',
  proof: 'The minutes with the date of the meeting and the vote.',
});
