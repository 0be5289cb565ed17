// A time that runs from something that happened, such as the filing of a declination: not a date of the calendar until
// it begins. Like a deadline it is a value with its own policy about closed days, and has no default.
import type { Reading } from '../../domain/finding.ts';
import type { PlainDate } from '../../domain/plain-date.ts';
import { type ClosedDay, nextBusinessDay } from '../../law/business-day.ts';
import { type Citation, citationText } from '../../law/citation.ts';
import { longDay } from '../../words/days.ts';
import type { AskedQuestion } from '../deadline.ts';
import type { Actor, Shift } from '../define-deadline.ts';
import { dayAt, type Offset } from '../offset.ts';
import { type LawFinding, lawFinding } from './law-finding.ts';

export interface Period<Id extends string = string> {
  readonly id: Id;
  readonly version: number;
  readonly title: string;
  /** What it runs from: “the declination is filed”. */
  readonly begins: string;
  readonly actor: Actor;
  /** `not-before`: the time must have passed first, as with a notice of two days; its later reading is the safe one. */
  readonly edge: 'by' | 'not-before';
  readonly counts: Offset;
  /** A time of two days or less, out of which weekends and holidays may have to be left: both counts are shown. */
  readonly leavesOutClosedDays?: { readonly businessDays: number };
  readonly shift: Shift;
  readonly citations: readonly [Citation, ...Citation[]];
  readonly plain: string;
  readonly openQuestions?: readonly AskedQuestion[];
}

/** Declares one period. */
export const definePeriod = <const Id extends string>(period: Period<Id>): Period<Id> => period;

/** Whether weekends inside a time of two days count (General Construction Law §20), which was not read in the statute. */
export const closedDaysInside: AskedQuestion = {
  question: 'Do Saturdays, Sundays and holidays inside a time of two days count?',
  safer:
    'Where something must be done by then, go by the earlier day and take what comes until the later one with a note; where nothing may be done before, wait for the later day.',
  other: 'Left out of a time of two days, by General Construction Law §20: from memory, its words were not read.',
  ask: 'Ask the village attorney.',
};

/** Every reading of when `period` ends, the earliest first; one where the law is settled. */
function readingsOf(period: Period, began: PlainDate, closedDays: readonly ClosedDay[]): Reading[] {
  const counted = dayAt(began, period.counts, closedDays);
  const next = nextBusinessDay(counted, closedDays).day;
  const first = period.shift.policy === 'next-business-day' ? next : counted;
  const readings = [
    { date: first, reading: 'Every day counted.' },
    ...(period.shift.policy === 'show-both'
      ? [{ date: next, reading: `Moved to the next business day. ${period.shift.because}` }]
      : []),
    ...(period.leavesOutClosedDays
      ? [
          {
            date: dayAt(began, { after: period.leavesOutClosedDays }, closedDays),
            reading: 'Weekends and holidays inside the time left out.',
          },
        ]
      : []),
  ];
  return readings
    .filter(({ date }, at) => readings.findIndex((one) => one.date === date) === at)
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}

/**
 * When `period` ends that began on `began`; `happenedOn` is when the act was done, null while it was not. An act in time
 * by one reading only is an open question, never a refusal.
 */
export function endOfPeriod(
  period: Period,
  began: PlainDate,
  closedDays: readonly ClosedDay[],
  happenedOn: PlainDate | null = null,
): LawFinding {
  const all = readingsOf(period, began, closedDays);
  const days = all.map(({ date }) => date);
  const limit = (period.edge === 'by' ? days[0] : days.at(-1)) ?? began;
  const by = period.edge === 'by' ? 'by' : 'not before';
  return lawFinding({
    checkId: period.id,
    checkVersion: period.version,
    outcome: outcomeOf(period.edge, days, happenedOn),
    sentence: `${period.title}: ${by} ${longDay(limit)}, counted from the day ${period.begins}, ${longDay(began)}.`,
    happenedOn,
    limit,
    readings: all.filter(({ date }) => date !== limit),
    openQuestions: [
      ...(days.length > 1 && period.leavesOutClosedDays ? [closedDaysInside] : []),
      ...(period.openQuestions ?? []),
    ],
    citations: period.citations.map(citationText),
  });
}

function outcomeOf(edge: Period['edge'], days: readonly PlainDate[], happenedOn: PlainDate | null): string {
  if (happenedOn === null) return 'running';
  const holds = days.filter((day) => (edge === 'by' ? happenedOn <= day : happenedOn >= day)).length;
  if (holds === days.length) return 'in-time';
  if (holds > 0) return 'open-question';
  return edge === 'by' ? 'late' : 'too-early';
}
