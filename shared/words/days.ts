// Days put into words, one way everywhere: screen, paper and letters. The space before a number never breaks, so that
// “March” cannot end a line while “16” begins the next.
import { dayOfMonth, daysBetween, monthOf, type PlainDate, weekdayOf, yearOf } from '../domain/plain-date.ts';

const nbsp = '\u00a0';
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const nameFrom = (names: readonly string[], index: number): string => {
  const name = names[index];
  if (name === undefined) throw new Error(`No weekday or month has the number ${index}.`);
  return name;
};

/** “Tuesday”, for 0 Sunday … 6 Saturday. */
export const weekdayName = (weekday: number): string => nameFrom(weekdays, weekday);
/** “March”, for 1 January … 12 December. */
export const monthName = (month: number): string => nameFrom(months, month - 1);

/** “Tuesday, March 16, 2027” */
export const longDay = (day: PlainDate): string => `${dayWithoutYear(day)},${nbsp}${yearOf(day)}`;
/** “March 16, 2027”, where the weekday would only be noise, such as a birth date. */
export const dayWithoutWeekday = (day: PlainDate): string => `${monthAndDay(day)},${nbsp}${yearOf(day)}`;
/** “Tuesday, March 9” */
export const dayWithoutYear = (day: PlainDate): string => `${weekdayName(weekdayOf(day))}, ${monthAndDay(day)}`;
/** “March 9” */
export const monthAndDay = (day: PlainDate): string => `${monthName(monthOf(day))}${nbsp}${dayOfMonth(day)}`;
/** “Tue Mar 9”, for columns of tables. */
export const shortDay = (day: PlainDate): string =>
  `${weekdayName(weekdayOf(day)).slice(0, 3)} ${monthName(monthOf(day)).slice(0, 3)}${nbsp}${dayOfMonth(day)}`;

const countOfDays = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

/** How far `to` is from `from`, in calendar days: “10 days left”, “1 day left”, “today”, “1 day ago”, “26 days ago”. */
export function daysLeft(from: PlainDate, to: PlainDate): string {
  const days = daysBetween(from, to);
  if (days === 0) return 'today';
  return days > 0 ? `${countOfDays(days)} left` : `${countOfDays(-days)} ago`;
}

/** The same as a point in time: “in 7 days”, “tomorrow”, “today”, “yesterday”, “26 days ago”. */
export function whenInWords(from: PlainDate, to: PlainDate): string {
  const days = daysBetween(from, to);
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  return days > 1 ? `in ${countOfDays(days)}` : daysLeft(from, to);
}
