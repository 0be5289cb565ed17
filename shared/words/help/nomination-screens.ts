// Help for the screens of the place Nominations.
import type { HelpPage } from './help-page.ts';

export const nominationScreenHelp: readonly HelpPage[] = [
  {
    id: 'nominations',
    title: 'Nominations: the filing book',
    paragraphs: [
      'Every paper filed in the nominations, in the order in which it came: certificates of a caucus, designating and independent petitions, acceptances, declinations, certificates filling a vacancy, objections, specifications, demands for a drawing by lot (Election Law §6-144).',
      'F4 opens the counter from anywhere. The column Found says the gravest thing about a paper; Decided says whether its persons are on the list of candidates. The number beside Nominations counts papers that wait for your decision.',
      'Nothing is turned away and nothing rewritten: a paper handed over at 8:30 a.m. or 5:01 p.m. keeps its minute, and the book says what §1-106 says about it.',
    ],
  },
  {
    id: 'filing-counter',
    title: 'The petition counter',
    paragraphs: [
      'The clock’s day and minute stand in the form when it opens. Change them where the paper came earlier; when it was written down is recorded besides and cannot be changed.',
      'Choose what was filed; what such a paper does not have is not asked. Tab goes from field to field, Enter records. Then Ctrl+P prints the receipt and F4 begins the next one.',
      'Write each name exactly as it will stand on the ballot: III, Jr., accents and names in quotes stay as you type them. For an office that is not on the ballot choose “Another office”: the paper is recorded and flagged.',
      'A paper that came by mail keeps its postmark. Whether a postmark in time helps a paper that arrived late is an open question; the book says so and keeps both readings.',
    ],
  },
  {
    id: 'filing',
    title: 'A filed paper',
    paragraphs: [
      'What was found stands first, the gravest above. A paper that looks proper on its face is presumed valid (§6-154(1)): the program reports, you decide, courts rule. Put on the list, its persons stand on the list of candidates and in the notice of election; kept off, it needs a reason.',
      'What follows, and by when: objections, specifications, acceptance or declination, vacancy, drawing by lot, court. Where the law is not settled both days stand there; go by the earlier one and take what comes until the later one with a note.',
      'A declination offers to take the person off the list in one step; a certificate filling a vacancy puts the new one on, in the name of the same party or body.',
      'Print the receipt, and forthwith the letter to each person named, with the last day to decline and the name as it will stand on the ballot.',
      'What was written down wrong is corrected with a reason; the history keeps both. What was never filed is taken back as recorded in error.',
    ],
  },
  {
    id: 'candidates',
    title: 'Who stands for what',
    paragraphs: [
      'Those who stand now, office by office, and those who no longer do, with why. One person named by a party and by an independent body stands twice and is marked as the same person.',
      'Whoever declines, withdraws, dies or is taken off by a court leaves the list with the day and the reason, and can come back. Where a printed paper still names the person, this page says which edition, and leads to its correction.',
    ],
  },
  {
    id: 'signatures',
    title: 'Signatures of a petition',
    paragraphs: [
      'Type a few letters of the name, arrow down, Enter: the line is recorded, the next line number stands there and the last day is kept. Who is not on the list is typed by hand, or the line is marked as unreadable or as outside the village.',
      'Each line says whether it counts and why not: outside the six weeks, not on the county’s list, signed twice. For mayor and village justice a voter may sign one petition and the earliest counts (§15-108(9)(b)); for trustee a second one is shown and never struck.',
      'A line entered again takes the place of what stood there. The count is yours to weigh; the program strikes nothing from a paper.',
    ],
  },
  {
    id: 'signatures-needed',
    title: 'How many signatures a petition needs',
    paragraphs: [
      'The number follows from the population at the last federal census: 100, 75 or 50, and below 1,000 people five percent of “the number of voters at the last regular village election” (§15-108(6)), a part of a signature counting as a whole one.',
      'Whether those who voted or those who were registered are meant is disputed. Give both numbers; both readings are shown, and the larger one is the safe one.',
    ],
  },
];
