// Help on the take-along box.
import type { HelpPage } from './help-page.ts';

export const takeAlongScreenHelp: readonly HelpPage[] = [
  {
    id: 'take-along-box',
    title: 'The take-along box',
    paragraphs: [
      'Print it the day before the election: phone list and emergency page, the register and the applicants, what went to the boards, worksheets, and a tally sheet for each district in the order of the ballot. The first sheet is a list to tick.',
      'With it a computer that does not start stops nothing. Write the true hour beside everything; it is typed in afterwards with those hours.',
      'It tells no birth date, no reason and no place. It is true as of the minute it is printed, and no copy is kept. Tally sheets and the emergency page can also be printed one by one in Papers.',
      'Nothing in it moves the day, the hours or the place of the polls. Call the village attorney before anybody does.',
    ],
  },
];
