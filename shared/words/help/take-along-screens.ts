// Help on the take-along box.
import type { HelpPage } from './help-page.ts';

export const takeAlongScreenHelp: readonly HelpPage[] = [
  {
    id: 'take-along-box',
    title: 'The take-along box',
    paragraphs: [
      'Print it the day before the election: phone list and emergency page, the page for whoever stands in for you, the register and the applicants, what went to the boards, transmittals to fill in by hand, worksheets, and a tally sheet for each district in the order of the ballot. The first sheet is a list to tick. At the foot of each sheet stands its part and which page of how many it is, so that a pile that was dropped can be put together again.',
      'With it a computer that does not start stops nothing. Write the true hour beside everything; it is typed in afterwards with those hours.',
      'It takes a while with many ballots; Stop ends it, and nothing is left behind or written down. That it was printed is written in the history. Today, from two days before the polls, and this page say when it was printed and what has changed since: ballots that came back, applications, inspectors, the order of the ballot. Then print it again.',
      'It tells no birth date, no reason and no place of detention. It is true as of the minute it is printed, and no copy of the sheets is kept. Tally sheets and the emergency page can also be printed one by one in Papers.',
      'Nothing in it moves the day, the hours or the place of the polls. Call the village attorney before anybody does.',
    ],
  },
];
