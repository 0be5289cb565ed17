// Which days an office is open for filing: not Saturday, not Sunday, not a public holiday (General Construction Law
// §§24, 25-a; Election Law §1-106(1)). Holidays proclaimed for one day only come in as data.
import { z } from 'zod';
import { addDays, PlainDate, weekdayOf } from '../domain/plain-date.ts';
import { Line } from '../domain/text.ts';
import { publicHoliday } from './public-holidays.ts';

/** A day proclaimed a public holiday by the President or the Governor, with the reason as the clerk typed it. */
export const ClosedDay = z.strictObject({ day: PlainDate, reason: Line });
export type ClosedDay = Readonly<z.infer<typeof ClosedDay>>;

/** What is so every time: the weekend and the State's own holidays. A calendar asks for the same days again and again. */
const known = new Map<PlainDate, readonly string[]>();

function closedEveryTime(day: PlainDate): readonly string[] {
  const before = known.get(day);
  if (before) return before;
  const weekday = weekdayOf(day);
  const weekend = weekday === 6 ? ['Saturday'] : weekday === 0 ? ['Sunday'] : [];
  const holiday = publicHoliday(day);
  const found = [...weekend, ...(holiday ? [holiday.name] : [])];
  known.set(day, found);
  return found;
}

/** Why `day` is no business day: “Saturday”, “Lincoln’s Birthday”, a proclamation. Empty for a business day. */
export function closedBecause(day: PlainDate, extraClosed: readonly ClosedDay[]): readonly string[] {
  const proclaimed = extraClosed.filter((closed) => closed.day === day).map((closed) => closed.reason);
  return [...closedEveryTime(day), ...proclaimed];
}

/** Whether papers can be filed on `day`. */
export const isBusinessDay = (day: PlainDate, extraClosed: readonly ClosedDay[]): boolean =>
  closedBecause(day, extraClosed).length === 0;

/**
 * `day` itself when it is a business day, else the first one after it, with every day passed over and why.
 * Only for what the law lets move: papers filed, never the minimum time of a notice.
 */
export function nextBusinessDay(
  day: PlainDate,
  extraClosed: readonly ClosedDay[],
): { readonly day: PlainDate; readonly passed: readonly ClosedDay[] } {
  const passed: ClosedDay[] = [];
  let next = day;
  for (let why = closedBecause(next, extraClosed); why.length > 0; why = closedBecause(next, extraClosed)) {
    passed.push({ day: next, reason: why.join(', ') });
    next = addDays(next, 1);
  }
  return { day: next, passed };
}

/**
 * `day` itself when it is a business day, else the last one before it, with every day passed over, the nearest first.
 * Only for what an office does before a closed day, such as a county board that registers until Friday.
 */
export function previousBusinessDay(
  day: PlainDate,
  extraClosed: readonly ClosedDay[],
): { readonly day: PlainDate; readonly passed: readonly ClosedDay[] } {
  const passed: ClosedDay[] = [];
  let before = day;
  for (let why = closedBecause(before, extraClosed); why.length > 0; why = closedBecause(before, extraClosed)) {
    passed.push({ day: before, reason: why.join(', ') });
    before = addDays(before, -1);
  }
  return { day: before, passed };
}

/** The `count`th business day after `day`, which itself is not counted; closed days in between do not count. */
export function businessDaysAfter(day: PlainDate, count: number, extraClosed: readonly ClosedDay[]): PlainDate {
  let counted = day;
  for (let left = count; left > 0; left -= 1) counted = nextBusinessDay(addDays(counted, 1), extraClosed).day;
  return counted;
}

/** The `count`th business day before `day`, which itself is not counted. */
export function businessDaysBefore(day: PlainDate, count: number, extraClosed: readonly ClosedDay[]): PlainDate {
  let counted = day;
  for (let left = count; left > 0; left -= 1) counted = previousBusinessDay(addDays(counted, -1), extraClosed).day;
  return counted;
}
