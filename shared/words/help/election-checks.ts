// Which election is held, when, and by whom: what the program looks at before it counts a single date.
import { electionLaw, generalConstructionLaw, villageLaw } from '../../law/citation.ts';
import { type CheckHelp, texts } from './check-help.ts';

export const electionChecks: readonly CheckHelp[] = [
  {
    id: 'election-day',
    title: 'An election day that is a holiday or a weekend',
    plain:
      'No statute is known that moves a village election for a holiday or a Sunday; only March 17 has a rule of its own. A special election on a proposition is not held in March.',
    here: 'The day stays as you enter it. A warning stands on Today and in the calendar, so that the village attorney can be asked in time.',
    citations: texts(electionLaw('15-104', '1'), generalConstructionLaw('24'), villageLaw('9-910', '8')),
  },
  {
    id: 'county-board-conducts',
    title: 'Handing the elections over to the county board',
    plain:
      'The board of trustees may resolve that the county board of elections conducts the village’s elections. It reaches elections held strictly more than six months after the adoption, and is subject to permissive referendum.',
    here: 'Record the resolution, and the program names the first election it reaches, and the thirty days in which electors may petition for a vote. Six months to the day are not more than six months.',
    citations: texts(electionLaw('15-104', '1', 'c'), villageLaw('9-900'), villageLaw('9-902')),
  },
  {
    id: 'general-election-day',
    title: 'Moving village elections to general-election day',
    plain:
      'Once it has adopted the resolution that hands village elections to the county board, the board of trustees may resolve to elect on the day of the general election in November, where the village lies wholly in one county and every election district lies wholly within the village. It reaches the first election whose primary is strictly more than six months away.',
    here: 'The three conditions are shown one by one. What nobody has said yet is shown as open, not as fulfilled.',
    citations: texts(electionLaw('15-104', '1', 'c')),
  },
  {
    id: 'election-date-changed',
    title: 'When the voters change the date of the general election',
    plain:
      'A proposition may change the date. It takes effect at the next regularly scheduled election strictly more than 120 days after the voters adopt it. Two groups of officers serve until the day the new date fixes for their successors: those elected with the proposition or less than 121 days after it, and those whose successors were to be chosen more than 120 days after it.',
    here: 'Record the adoption, and the program names the election it reaches and says of each officer whether the term is extended; you confirm each.',
    citations: texts(electionLaw('15-104', '2'), villageLaw('9-912')),
  },
  {
    id: 'permissive-referendum',
    title: 'A resolution subject to permissive referendum',
    plain:
      'Within ten days after its adoption a notice of it is published and posted: the day and a concise abstract. For thirty days electors may petition for a vote, and until then the resolution has no effect. If a sufficient petition is filed, it has none until the voters approve it.',
    here: 'Both days are counted for you. Where a last day falls on a weekend or holiday both readings are shown, the earlier first.',
    citations: texts(villageLaw('9-900', '2'), villageLaw('9-902', '1')),
  },
  {
    id: 'vacancy-appointment',
    title: 'An office falls vacant',
    plain:
      'Somebody is appointed. Seventy-five days or more before the third Tuesday of the last month of the official year, for the rest of that year; later than that, for this year and, if the term goes on, the whole next one. Where a party must hold a village primary, thresholds of 75 and 105 days before the special election are named as well; that part of §15-106, and the one for villages with caucuses, was not read in full.',
    here: 'Enter the day of the vacancy when you call a special election, and the program says which of the two holds. Tuesdays 61 to 95 days after the board’s call are the statute’s for a waived primary, a missed election or an office left off the ballot; for another vacancy ask the village attorney.',
    citations: texts(villageLaw('3-312', '3'), electionLaw('15-106', '1', 'a')),
  },
  {
    id: 'independent-signatures',
    title: 'How many signatures an independent petition needs',
    plain:
      'By the population of the last federal census: 100 signatures from 5,000 people on, 75 from 3,000, 50 from 1,000. Under 1,000 people 5\u00a0% of “the number of voters at the last regular village election”; whether that means those who voted or those who were registered is disputed, and the larger number is the safe one.',
    here: 'Give the population to `desk calendar`, under 1,000 people also how many voted and were registered, and the number stands beside the dates of petitions.',
    citations: texts(electionLaw('15-108', '6')),
  },
  {
    id: 'inspectors',
    title: 'Inspectors of election',
    plain:
      'The board of trustees appoints two or four for each district, names a chair and fixes their pay; it may add alternates and clerical help. They serve at every village election until their successors are appointed. If both major parties nominated a candidate at a general village election, the inspectors of the next one are divided equally between them, as long as both go on nominating; else any qualified person may serve. In Nassau County they are always divided equally and live in the village.',
    here: 'The list says what is not so yet: one inspector or three, no chair or two, unequal parts. Whether both parties nominated is asked, never guessed. The rest of subdivision 2, on Nassau County, was not at hand.',
    citations: texts(electionLaw('15-116'), electionLaw('15-116', '1'), electionLaw('15-116', '2')),
  },
  {
    id: 'term-of-office',
    title: 'When a term begins and ends',
    plain:
      'The official year begins at noon on the first Monday of the month after the general election, and terms are counted in official years.',
    here: 'Each office shows its term with both its ends. A day that cannot be the end of a term is asked about and kept as you typed it.',
    citations: texts(villageLaw('3-302', '1'), villageLaw('3-302', '2')),
  },
];
