// What the program looks at when a paper of the nominations is filed, and where the law says it.
import { electionLaw } from '../../law/citation.ts';
import { type CheckHelp, texts } from './check-help.ts';

export const nominationChecks: readonly CheckHelp[] = [
  {
    id: 'filing-hours',
    title: 'The hour at which a paper is filed',
    plain:
      'Papers are filed between nine in the morning and five in the evening. A petition handed over at half past eight on the last day and filed when the office opened was held void (Rutherford v. Jones, 1987).',
    here: 'The minute is kept as told and flagged outside those hours; when it was written down stands beside it. In Westchester County the evening of the last day is an open question.',
    citations: texts(electionLaw('1-106', '1'), electionLaw('1-106', '2')),
  },
  {
    id: 'filing-book',
    title: 'The public book of filings',
    plain:
      'Each paper is endorsed with day, hour and minute, entered in a public book, and each person named gets a letter forthwith with the last day to decline and the name as it will appear on the ballot.',
    here: 'F4 writes it down; the receipt and the letters are printed from its page. Two papers of one minute are both kept.',
    citations: texts(electionLaw('6-144')),
  },
  {
    id: 'filing-on-its-face',
    title: 'A paper that looks proper on its face',
    plain: 'It is presumed valid. Whoever doubts it objects, and in the end a court decides.',
    here: 'The program reports what it sees: an office that is not open, a committee of fewer than three, a missing consent, too few signatures by its own count. It rejects nothing; you decide, with a reason where a paper is kept off the list.',
    citations: texts(
      electionLaw('6-154', '1'),
      electionLaw('6-206'),
      electionLaw('15-108', '5'),
      electionLaw('15-108'),
      electionLaw('15-104', '3', 'c', '3'),
    ),
  },
  {
    id: 'petition-signatures',
    title: 'Which signatures count',
    plain:
      'Those of residents who are registered voters, made not more than six weeks before the last day to file. For mayor and village justice a voter may sign one petition only, and of several the earliest counts.',
    here: 'Each line says whether it counts and why not. For trustee, a voter who signed two petitions is shown and never struck.',
    citations: texts(electionLaw('15-108', '9'), electionLaw('15-108', '9', 'b')),
  },
];
