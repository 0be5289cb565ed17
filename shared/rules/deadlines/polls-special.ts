// §15-106: a special village election of officers, with the hours of any village election.
import { electionLaw } from '../../law/citation.ts';
import { withTheGeneralElection } from '../applies-to.ts';
import { defineDeadline } from '../define-deadline.ts';
import { polls } from './polls.ts';

/** The day and hours of voting at a special election. */
export const pollsSpecial = defineDeadline({
  ...polls,
  version: 1,
  variant: 'special election',
  appliesTo: (facts) => facts.kind === 'special' && !withTheGeneralElection(facts),
  citations: [electionLaw('15-106'), electionLaw('15-104', '3', 'b', '2')],
});
