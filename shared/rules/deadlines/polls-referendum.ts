// A vote on a proposition alone rests on the statute behind the proposition; whether §15-104 gives its hours is asked.
import { electionLaw } from '../../law/citation.ts';
import { withTheGeneralElection } from '../applies-to.ts';
import { defineDeadline } from '../define-deadline.ts';
import { propositionOnlyNotices } from '../open-questions.ts';
import { polls } from './polls.ts';

/** The day and hours of voting on a proposition alone. */
export const pollsReferendum = defineDeadline({
  ...polls,
  version: 1,
  variant: 'vote on a proposition alone',
  appliesTo: (facts) => facts.kind === 'referendum' && !withTheGeneralElection(facts),
  citations: [electionLaw('15-104', '3', 'b', '2')],
  openQuestions: [propositionOnlyNotices, ...(polls.openQuestions ?? [])],
  plain:
    'The statute that puts the proposition before the voters says when it is voted upon. The polls are open during the hours of the board’s resolution, at least from noon to nine in the evening.',
});
