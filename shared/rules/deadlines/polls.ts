// §15-104(3)(b)(2): noon to nine at least; the hours themselves are the village's own.
import { electionLaw } from '../../law/citation.ts';
import { withTheGeneralElection } from '../applies-to.ts';
import { pollDayClosedBecause } from '../checks/election-warnings.ts';
import { defineDeadline } from '../define-deadline.ts';

/** The day and hours of voting. */
export const polls = defineDeadline({
  id: 'polls',
  version: 3,
  variant: 'general election',
  title: 'People vote',
  actor: 'inspectors',
  stage: 'election-day',
  edge: 'exactly',
  anchor: 'pollDay',
  before: { days: 0 },
  time: 'polls-open',
  until: 'polls-close',
  shift: {
    policy: 'keep',
    because:
      'No statute is known that moves election day off a holiday; only March\u00a017 has a rule of its own. Where it falls on one, ask the village attorney a year ahead.',
  },
  appliesTo: (facts) => facts.kind === 'general' && !withTheGeneralElection(facts),
  citations: [electionLaw('15-104', '1'), electionLaw('15-104', '3', 'b', '2')],
  inForce: { from: 'before-2009' },
  openQuestions: [
    {
      arises: (facts) => pollDayClosedBecause(facts).length > 0,
      question: 'Election day is a public holiday or falls on a weekend. Is the election held?',
      safer:
        'Yes, on this day: no section is known that moves it. Ask a year ahead, so that polling places and inspectors are there.',
      other: 'On another day, if the village attorney or a court finds a section that moves it.',
      ask: 'Ask the village attorney twelve months ahead.',
    },
  ],
  plain: 'The polls are open during the hours of the board’s resolution, at least from noon to nine in the evening.',
  ifMissed:
    'The program postpones nothing. If the polls cannot open, call the village attorney and the county board of elections.',
  proof: 'The inspectors’ certificates.',
});
