// Help for the ballot: its order, the papers made of it, orders and stock.
import type { HelpPage } from './help-page.ts';

export const ballotScreens: readonly HelpPage[] = [
  {
    id: 'ballot',
    title: 'The ballot',
    paragraphs: [
      'Every office as the ballot has it, in its order, with a line for each nomination. Whoever is nominated by two bodies has two lines; the notice of election names the person once, with both.',
      'Put the parties in order once, by the last vote for governor: ask the county board of elections for the figures. Independent bodies follow in your order.',
      'Several candidates of one party or body for one office stand in your order, unless a drawing by lot is demanded. Write down the demand, the day the notice was mailed, and how the lots came; both papers of the drawing are filled in from it.',
      'The list of candidates is kept as it was printed. After a change, print it as a correction: the new edition says what changed. “Save as a table” gives one line for each line of the ballot, each fact in a column of its own.',
      'The proofs are for the printer: for the polls, for absentee and for early mail. Type the instructions to voters on the page of the ballot proof, word for word as your attorney or the county gives them; the program has none of its own.',
    ],
  },
  {
    id: 'ballot-desk',
    title: 'Orders and stock of ballots',
    paragraphs: [
      'One line for each step: the list settled on, the proof signed, what was ordered and what came, the comparison of the ballots, the test of the machine, and how many were used, counted by hand.',
      'Ballots are counted by kind and by district. Nothing here has the number of a ballot or the name of a voter beside one.',
      'Who qualified for a mail ballot before there were ballots stands under “Waiting for a ballot”, so that nobody is forgotten on the day they come.',
    ],
  },
];
