// A season of meetings from one habit, such as “every second Monday of the month at 7:00 p.m.”, and the rows it comes to.
import {
  addMonths,
  firstOfMonth,
  monthOf,
  nthWeekdayOfMonth,
  type PlainDate,
  type Weekday,
  yearOf,
} from '../../../shared/domain/plain-date.ts';

export const blankMeeting = { day: '', time: '', kind: '' };
export type TypedMeeting = typeof blankMeeting;

export interface Habit {
  /** 1 to 4: the first to the fourth such weekday of the month. */
  readonly nth: number;
  readonly weekday: Weekday;
  readonly time: string;
}

/** The meetings of the twelve months from `from` on, days before it left out. */
export function seasonOf({ nth, weekday, time }: Habit, from: PlainDate): TypedMeeting[] {
  const first = firstOfMonth(yearOf(from), monthOf(from));
  return Array.from({ length: 12 }, (_, month) => addMonths(first, month)).flatMap((month) => {
    const day = nthWeekdayOfMonth(yearOf(month), monthOf(month), weekday, nth);
    return day === null || day < from ? [] : [{ day, time, kind: '' }];
  });
}

export const isBlankMeeting = ({ day, time, kind }: TypedMeeting): boolean => day === '' && time === '' && kind === '';

/** What is typed already stays; a meeting on the same day is not entered twice. */
export function withSeason(typed: readonly TypedMeeting[], season: readonly TypedMeeting[]): TypedMeeting[] {
  const kept = typed.filter((meeting) => !isBlankMeeting(meeting));
  const days = new Set(kept.map(({ day }) => day));
  return [...kept, ...season.filter(({ day }) => !days.has(day))];
}
