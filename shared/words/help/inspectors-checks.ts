// What the boards of inspectors do with mail ballots, as far as the program writes it down. It decides none of it.
import { electionLaw } from '../../law/citation.ts';
import { type CheckHelp, texts } from './check-help.ts';

export const inspectorsChecks: readonly CheckHelp[] = [
  {
    id: 'delivered-to-the-board',
    title: 'When a mail ballot is voted',
    plain:
      'On the day of the election the clerk delivers every returned ballot, in its sealed envelope, to the board of inspectors of the proper district. It is not voted until the board of the district in which the voter lives has it and the chair has put it into the box.',
    here: 'One numbered sheet for each run, signed by both with the number they counted. A day before polling day, or another count, is written down and told. An envelope of another district goes on the next run to that board.',
    citations: texts(electionLaw('15-120', '8'), electionLaw('15-119', '10')),
  },
  {
    id: 'determined-by-the-board',
    title: 'Who decides whether a mail ballot counts, and when it is opened',
    plain:
      'The board of inspectors determines whether a ballot was lawfully cast by a qualified elector of the district. After the close of the polls the chair opens the envelopes and puts each ballot, without unfolding it or letting anyone see its face, into the box the clerk furnished. Then the box is opened and the ballots are canvassed with the others.',
    here: 'You type what the worksheet says; what you noted about an envelope informs the board and decides nothing. A box before the close is refused. Section 15-120 names no step in which a voter could cure an envelope.',
    citations: texts(electionLaw('15-120', '9'), electionLaw('15-120', '10')),
  },
];
