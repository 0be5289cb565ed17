// What the program looks at that is not a date, and where the law says it. It warns; the clerk and the board decide.
import { electionLaw } from '../../law/citation.ts';
import { applicationChecks } from './application-checks.ts';
import { ballotChecks } from './ballot-checks.ts';
import { type CheckHelp, texts } from './check-help.ts';
import { electionChecks } from './election-checks.ts';
import { inspectorsChecks } from './inspectors-checks.ts';
import { nominationChecks } from './nomination-checks.ts';
import { periodChecks } from './period-checks.ts';

export const checkHelp: readonly CheckHelp[] = [
  {
    id: 'who-conducts',
    title: 'Who runs the village’s elections',
    plain:
      'The village clerk does, unless the board of trustees has handed the village’s elections to the county board of elections by resolution.',
    here: 'Asked first, and changed in Settings. Where the county board runs the election, mail ballots and their dates step aside.',
    citations: texts(electionLaw('15-104', '1', 'c')),
  },
  {
    id: 'march-17',
    title: 'When March 17 is the third Tuesday of March',
    plain:
      'The board of trustees must provide, in its resolution on places and hours, that a general election or a special election of officers is held on Wednesday, March 18. That takes effect only if it is specifically published; the calendar is still counted from the 17th.',
    here: 'The program keeps the two days apart, says what is still to be resolved and published, and never announces March 17 by itself.',
    citations: texts(electionLaw('15-104', '1', 'b')),
  },
  {
    id: 'poll-hours',
    title: 'How long the polls are open',
    plain: 'At least from noon to nine in the evening, without a break. They may open earlier, and in two stretches.',
    here: 'Shorter hours are kept as they were typed, because they may be what was resolved, and a warning stands beside them.',
    citations: texts(electionLaw('15-104', '3', 'b', '2')),
  },
  {
    id: 'six-posting-places',
    title: 'Where the notice of election hangs',
    plain: 'In at least six conspicuous public places in the village, and at each polling place.',
    here: 'Six places are counted besides the polling places. Whether a polling place may be one of the six is an open question: name six others, and it does not come up.',
    citations: texts(electionLaw('15-104', '4')),
  },
  {
    id: 'proposition-notice',
    title: 'A proposition needs its notice',
    plain:
      'The vote on a proposition is void if the required notice of election is not given. A failure to publish and post does not invalidate an election of officers; but in a March 17 year the move to March 18 is effective only if its words were specifically published, and nothing of this saves it.',
    here: 'With a proposition on the ballot the notice’s page says so before anything else. That none is on record here is not said to mean that none is voted upon.',
    citations: texts(electionLaw('15-104', '5'), electionLaw('15-104', '1', 'b')),
  },
  ...applicationChecks,
  ...inspectorsChecks,
  {
    id: 'return-envelope',
    title: 'What stands on the return envelope',
    plain:
      'In front the village clerk’s address and the words about when it must arrive; on the back places for the voter’s signature, printed name, residence in the village and, where there are several, election district. The affirmation comes from the ballots of the general election, to whose methods the village’s conform wherever practicable.',
    here: 'Printed on any size on which all of it has room; the affirmation on the return envelope itself, or on an affirmation envelope inside it, as Settings says. Printed again, an envelope keeps its number.',
    citations: texts(electionLaw('15-120', '7'), electionLaw('15-120', '8'), electionLaw('7-122', '6')),
  },
  ...electionChecks,
  ...nominationChecks,
  ...ballotChecks,
  ...periodChecks,
];
