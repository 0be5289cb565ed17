// §15-118(7)(a).
import { electionLaw } from '../../law/citation.ts';
import { nominates } from '../applies-to.ts';
import { defineDeadline } from '../define-deadline.ts';
import { minimumNotice } from '../shifts.ts';

/** Last day for the inspectors to complete the village register. */
export const registerComplete = defineDeadline({
  id: 'register-complete',
  version: 1,
  title: 'Village register complete',
  actor: 'inspectors',
  stage: 'notice-and-mail-ballots',
  edge: 'on-or-before',
  anchor: 'calendarAnchor',
  before: { days: 4 },
  shift: minimumNotice,
  appliesTo: nominates,
  citations: [electionLaw('15-118', '7', 'a')],
  inForce: { from: 'before-2009' },
  plain: 'Not later than four days before the election the inspectors complete the register of each district.',
  ifMissed: 'Call the chair of the inspectors today.',
  proof: 'The register with the inspectors’ signatures.',
});
