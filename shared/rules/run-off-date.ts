// When a tie is voted off (§15-126(2)(b)): the first Tuesday at least ten days after the final certification of the tie.
import { addDays, type PlainDate, weekdayOf } from '../domain/plain-date.ts';
import { citationText, electionLaw } from '../law/citation.ts';
import { daysAfter } from '../law/counting.ts';
import { publicHoliday } from '../law/public-holidays.ts';
import { longDay } from '../words/days.ts';
import type { AskedQuestion } from './deadline.ts';

export interface RunOff {
  readonly date: PlainDate;
  /** The tenth day after certification, before looking for a Tuesday. */
  readonly tenthDay: PlainDate;
  readonly why: string;
  readonly citation: string;
  readonly openQuestions: readonly AskedQuestion[];
}

const tuesday = 2;

const openQuestions: readonly AskedQuestion[] = [
  {
    question:
      'With one election district, which day is the final certification: that of the inspectors’ certificate, or of an acknowledgment by the board of trustees?',
    safer: 'Count from each, and choose a Tuesday that is ten days or more after both.',
    other: 'The inspectors’ certificate: with one district the statute names no canvass of the trustees.',
    ask: 'Ask the village attorney the day the tie is known.',
  },
];

/** §15-104(1)(b) names “a special village election for officers”; whether a run-off is one it does not say. */
const onMarch17: AskedQuestion = {
  question:
    'This Tuesday is March\u00a017. Is a run-off a “special village election for officers”, which §15-104(1)(b) moves to March\u00a018?',
  safer: 'Ask at once. The program leaves it on the Tuesday of §15-126(2)(b) and moves nothing.',
  other: 'Yes: the board provides for March\u00a018, and those words are specifically published.',
  ask: 'Call the village attorney the day the run-off is known.',
};

/** The run-off after a tie whose final certification was on `certified`. Counted from that day, not from the election. */
export function runOffDate(certified: PlainDate): RunOff {
  const tenthDay = daysAfter(certified, 10);
  const date = addDays(tenthDay, (tuesday - weekdayOf(tenthDay) + 7) % 7);
  const holiday = publicHoliday(date);
  const found =
    date === tenthDay
      ? `Ten days after the final certification on ${longDay(certified)} is ${longDay(date)}, itself a Tuesday.`
      : `Ten days after the final certification on ${longDay(certified)} is ${longDay(tenthDay)}; the first Tuesday from then on is ${longDay(date)}.`;
  const questions = date.slice(5) === '03-17' ? [...openQuestions, onMarch17] : openQuestions;
  const note = holiday
    ? ` That day is ${holiday.name}, and the statute makes no exception: ask the village attorney.`
    : '';
  return {
    date,
    tenthDay,
    why: found + note,
    citation: citationText(electionLaw('15-126', '2', 'b')),
    openQuestions: questions,
  };
}
