// Public Officers Law §30(1)(h) after a special election: if the winner takes office at once, the thirty days run at once.
import { defineDeadline } from '../define-deadline.ts';
import { oathLastDay } from './oath-last-day.ts';

/** Last day to file the oath after a special election to fill a vacancy, the earlier reading first. */
export const oathLastDaySpecial = defineDeadline({
  ...oathLastDay,
  variant: 'special election',
  anchor: 'pollDay',
  appliesTo: ({ kind }) => kind === 'special',
  openQuestions: [
    {
      arises: () => true,
      question: 'Does somebody elected to fill a vacancy take office at once, so that the thirty days run at once?',
      safer: 'Yes: file the oath within thirty days after the election, the earlier date.',
      other: 'No: the thirty days begin with the term, on the first Monday of the month after the election.',
      ask: 'Ask the village attorney before the election.',
      otherDate: {
        anchor: { deadline: 'term-begins', counted: 'from-moved' },
        after: { days: 30 },
        reading: 'Thirty days after the first Monday of the month after the election.',
      },
    },
  ],
});
