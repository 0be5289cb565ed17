// Village Law §3-302(1), (2): at noon, also on a holiday.
import { wallTime } from '../../domain/wall-time.ts';
import { villageLaw } from '../../law/citation.ts';
import { electsOfficers, tieOfTheMonthBefore } from '../applies-to.ts';
import { defineDeadline } from '../define-deadline.ts';
import { dayItself } from '../shifts.ts';

/** The day and hour the new terms begin. */
export const termBegins = defineDeadline({
  id: 'term-begins',
  version: 2,
  title: 'New terms begin',
  actor: 'candidate',
  stage: 'election-day',
  edge: 'exactly',
  anchor: 'pollDay',
  on: { nth: 1, weekday: 1, monthsLater: 1 },
  time: wallTime('12:00'),
  shift: dayItself,
  appliesTo: (facts) => electsOfficers(facts) && !tieOfTheMonthBefore(facts),
  citations: [villageLaw('3-302', '1'), villageLaw('3-302', '2')],
  inForce: { from: 'before-2009' },
  openQuestions: [
    {
      arises: ({ kind }) => kind === 'special',
      question: 'Does somebody elected to fill a vacancy take office on this day?',
      safer: 'Ask before the election; until then go by this day.',
      other: 'At once, when the oath is filed: the office is vacant and only the rest of a term is left.',
      ask: 'Ask the village attorney.',
      otherDate: { anchor: 'pollDay', after: { days: 0 }, reading: 'At once, on the day of the election.' },
    },
  ],
  plain:
    'The official year and the terms begin at noon on the first Monday of the month after the election, also when that Monday is a holiday.',
  ifMissed: 'Terms begin by law; nothing has to be done for it. Whoever has not filed the oath does not act.',
  proof: 'The oaths on file.',
});
