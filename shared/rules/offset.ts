// How far a date lies from the day it is counted from: a span of days or months, or a day the statute names (“the first
// Monday of the month after”). Small values, so that a rule stays data.
import {
  addMonths,
  dayFrom,
  firstOfMonth,
  monthOf,
  nthWeekdayOfMonth,
  type PlainDate,
  type Weekday,
  yearOf,
} from '../domain/plain-date.ts';
import { businessDaysAfter, type ClosedDay } from '../law/business-day.ts';
import { daysAfter, daysBefore, monthsAfter, monthsBefore } from '../law/counting.ts';
import { monthName, weekdayName } from '../words/days.ts';

/**
 * A length of time before or after a day. `days: 0` is the day itself. `moreThanDays: 60` is strict: the 61st day is the
 * first that will do.
 */
export type Span = { readonly days: number } | { readonly moreThanDays: number } | { readonly months: number };

/** A day named by its place in the calendar, counted from the month or year of the day before it. */
export type NamedDay =
  | { readonly nth: 1 | 2 | 3 | 4; readonly weekday: Weekday; readonly monthsLater: number }
  | { readonly month: number; readonly day: number; readonly yearsLater: number };

export type Offset =
  | { readonly before: Span }
  | { readonly after: Span | { readonly businessDays: number } }
  | { readonly on: NamedDay };

/** The whole number in a span. */
export function sizeOf(span: Span | { readonly businessDays: number }): number {
  if ('days' in span) return span.days;
  if ('moreThanDays' in span) return span.moreThanDays + 1;
  return 'months' in span ? span.months : span.businessDays;
}

function namedDay(from: PlainDate, named: NamedDay): PlainDate {
  const day =
    'nth' in named
      ? nthWeekdayOfMonth(...monthLater(from, named.monthsLater), named.weekday, named.nth)
      : dayFrom(yearOf(from) + named.yearsLater, named.month, named.day);
  if (day === null) throw new Error('A rule names a day that not every year has.');
  return day;
}

function monthLater(from: PlainDate, months: number): [number, number] {
  const first = addMonths(firstOfMonth(yearOf(from), monthOf(from)), months);
  return [yearOf(first), monthOf(first)];
}

/** The day `offset` away from `from`. It is not moved off any weekend; closed days matter only to a count of business days. */
export function dayAt(from: PlainDate, offset: Offset, closedDays: readonly ClosedDay[]): PlainDate {
  if ('on' in offset) return namedDay(from, offset.on);
  if ('before' in offset) {
    const span = offset.before;
    return 'months' in span ? monthsBefore(from, span.months) : daysBefore(from, sizeOf(span));
  }
  const span = offset.after;
  if ('businessDays' in span) return businessDaysAfter(from, span.businessDays, closedDays);
  return 'months' in span ? monthsAfter(from, span.months) : daysAfter(from, sizeOf(span));
}

const ordinals = ['first', 'second', 'third', 'fourth'] as const;
const monthInWords = (later: number): string =>
  later === 0 ? 'the same month' : later === 1 ? 'the month after' : `the month ${later} months after`;
const yearInWords = (later: number): string =>
  later === 0 ? 'the same year' : later === 1 ? 'the year after' : `the year ${later} years after`;

const namedInWords = (named: NamedDay): string =>
  'nth' in named
    ? `${ordinals[named.nth - 1]} ${weekdayName(named.weekday)} of ${monthInWords(named.monthsLater)}`
    : `${monthName(named.month)} ${named.day} of ${yearInWords(named.yearsLater)}`;

/** “35 days before”, “more than 60 days before”, “first Monday of the month after”, “on the day”. */
export function offsetInWords(offset: Offset): string {
  if ('on' in offset) return namedInWords(offset.on);
  const span = 'before' in offset ? offset.before : offset.after;
  const size = 'moreThanDays' in span ? span.moreThanDays : sizeOf(span);
  if (size === 0) return 'on the day';
  const unit = 'months' in span ? 'month' : 'businessDays' in span ? 'business day' : 'day';
  const more = 'moreThanDays' in span ? 'more than ' : '';
  return `${more}${size} ${unit}${size === 1 ? '' : 's'} ${'before' in offset ? 'before' : 'after'}`;
}
