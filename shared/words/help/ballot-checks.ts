// The order of the ballot and the way of the ballots: what the program looks at there.
import { electionLaw } from '../../law/citation.ts';
import { type CheckHelp, texts } from './check-help.ts';

export const ballotChecks: readonly CheckHelp[] = [
  {
    id: 'ballot-order',
    title: 'The order of the ballot',
    plain:
      'Parties come first, by their votes for governor at the last election for that office, most first. Independent bodies stand below them in the order you decide. You also decide the order of several candidates of one body for one office, unless a candidate demands in writing, within two days after the filing, that lots be drawn; then each candidate for the office has two days’ notice by mail. Where the same office has seats with different terms, the ballot says each term; were it not printed, the person named first would get the longest. There is a space to write a name in for each seat.',
    here: 'The order of the parties is asked for once and never guessed. A drawing is written down from the demand to the names as they came, and then orders the ballot, the list, the table, the proofs and the notice alike. Where it is unsettled whether weekends count in two days, both days are shown, the safe one first.',
    citations: texts(
      electionLaw('7-116', '1'),
      electionLaw('7-116', '2'),
      electionLaw('15-134'),
      electionLaw('7-104'),
      electionLaw('15-126', '2'),
      electionLaw('7-116'),
      electionLaw('15-104', '3', 'c'),
    ),
  },
  {
    id: 'ballot-stock',
    title: 'The ballots themselves',
    plain:
      'All paper ballots of a kind for the same polling place must be identical. An absentee ballot has the form of the election-day ballot as nearly as practicable and is endorsed “Absentee Ballot”; one for early mail is endorsed “Early Mail Ballot”.',
    here: 'Ballots are counted by kind and district as they are ordered, delivered and used. No ballot has a number in the program, and none is tied to a voter. A count that is off, a comparison nobody made, and a list printed after the proof was signed are named.',
    citations: texts(
      electionLaw('7-106', '3'),
      electionLaw('7-122', '1', 'a'),
      electionLaw('7-119', '1'),
      electionLaw('15-119'),
      electionLaw('15-120', '7'),
    ),
  },
];
