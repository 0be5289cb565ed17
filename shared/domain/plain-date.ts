// A calendar day, never an instant. The only file that touches Date and date-fns: every Date here is built at noon of
// local time and read back at once, so that no time zone and no daylight-saving change can move a day.
// One function a line: the whole of date-fns takes forty times as long to load, and the command line loads it each time.
import { addDays as addDaysTo } from 'date-fns/addDays';
import { addMonths as addMonthsTo } from 'date-fns/addMonths';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { z } from 'zod';
import { err, must, ok, type Result } from '../result.ts';

/** A day as `YYYY-MM-DD` in the Gregorian calendar, years 1900 to 2199. */
export const PlainDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'a day is written YYYY-MM-DD')
  .refine((text) => toNoon(text) !== null, 'there is no such day')
  .brand<'PlainDate'>();
export type PlainDate = z.infer<typeof PlainDate>;

/** 0 Sunday … 6 Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;
export type DayProblem = { readonly code: 'not-a-day'; readonly text: string; readonly message: string };

/** The Date of a day at noon, or null where the text is no day. Built from its parts: reading text would be slower. */
function toNoon(iso: string): Date | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
  if (!parts) return null;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  return isDay(year, month, day) ? new Date(year, month - 1, day, 12) : null;
}

/** Whether there is such a day. Reckoned, for a county's list asks it a hundred thousand times. */
function isDay(year: number, month: number, day: number): boolean {
  if (year < 1900 || year > 2199) return false;
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const last = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1];
  return last !== undefined && day >= 1 && day <= last;
}

const noonOf = (day: PlainDate): Date => {
  const at = toNoon(day);
  if (!at) throw new Error(`Not a day: ${day}`);
  return at;
};
const digits = (n: number, width: number): string => String(n).padStart(width, '0');
const isoOf = (year: number, month: number, day: number): string =>
  `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`;
const fromDate = (at: Date): PlainDate => isoOf(at.getFullYear(), at.getMonth() + 1, at.getDate()) as PlainDate;

/** A day known when the program is written, such as a constant in a rule. Throws where there is no such day. */
export const plainDate = (iso: string): PlainDate => must(parseIsoDay(iso), 'a day in the program');

/** Reads `YYYY-MM-DD`; refuses unreal days such as 2027-02-29. */
export function parseIsoDay(text: string): Result<PlainDate, DayProblem> {
  const day = PlainDate.safeParse(text);
  return day.success ? ok(day.data) : err(noDay(text));
}

/**
 * Reads a day as a clerk types it: `3/9`, `3/9/2027`, `03/09/27` or `2027-03-09`.
 * A day without a year is the one nearest to `near`; a two-digit year is of this century.
 */
export function parseTypedDay(text: string, near: PlainDate): Result<PlainDate, DayProblem> {
  const typed = text.trim();
  if (/^\d{4}-\d{1,2}-\d{1,2}$/.test(typed)) {
    const [y, m, d] = typed.split('-');
    return asTyped(typed, `${y}-${m?.padStart(2, '0')}-${d?.padStart(2, '0')}`);
  }
  const hit = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{2}|\d{4}))?$/.exec(typed);
  if (!hit) return err(noDay(typed));
  const monthDay = `${hit[1]?.padStart(2, '0')}-${hit[2]?.padStart(2, '0')}`;
  if (hit[3]) return asTyped(typed, `${hit[3].length === 2 ? `20${hit[3]}` : hit[3]}-${monthDay}`);
  const year = yearOf(near);
  const candidates = [year - 1, year, year + 1].flatMap((y) => {
    const day = parseIsoDay(`${y}-${monthDay}`);
    return day.ok ? [day.value] : [];
  });
  const nearest = candidates.sort((a, b) => Math.abs(daysBetween(near, a)) - Math.abs(daysBetween(near, b)))[0];
  return nearest ? ok(nearest) : err(noDay(typed));
}

/** The day `iso`; where there is none, the refusal repeats what the clerk typed. */
const asTyped = (typed: string, iso: string): Result<PlainDate, DayProblem> => {
  const day = parseIsoDay(iso);
  return day.ok ? day : err(noDay(typed));
};

const noDay = (text: string): DayProblem => ({
  code: 'not-a-day',
  text,
  message: `“${text}” is not a day in the calendar. Type it like 3/9/2027 or 2027-03-09.`,
});

/** The day `days` calendar days later (earlier when negative). */
export const addDays = (day: PlainDate, days: number): PlainDate => fromDate(addDaysTo(noonOf(day), days));
/** Same day number `months` calendar months away; a shorter month gives its last day (General Construction Law §30). */
export const addMonths = (day: PlainDate, months: number): PlainDate => fromDate(addMonthsTo(noonOf(day), months));
/** Calendar days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: PlainDate, to: PlainDate): number =>
  differenceInCalendarDays(noonOf(to), noonOf(from));
export const weekdayOf = (day: PlainDate): Weekday => noonOf(day).getDay() as Weekday;
export const yearOf = (day: PlainDate): number => Number(day.slice(0, 4));
/** 1 January … 12 December. */
export const monthOf = (day: PlainDate): number => Number(day.slice(5, 7));
export const dayOfMonth = (day: PlainDate): number => Number(day.slice(8, 10));

export const isBefore = (a: PlainDate, b: PlainDate): boolean => a < b;
export const isAfter = (a: PlainDate, b: PlainDate): boolean => a > b;
export const earlier = (a: PlainDate, b: PlainDate): PlainDate => (a < b ? a : b);
export const later = (a: PlainDate, b: PlainDate): PlainDate => (a > b ? a : b);

/** The day with these parts, or null where the month has no such day. Month 1–12. */
export function dayFrom(year: number, month: number, day: number): PlainDate | null {
  return isDay(year, month, day) ? (isoOf(year, month, day) as PlainDate) : null;
}

/** The first day of a month (month 1–12). */
export const firstOfMonth = (year: number, month: number): PlainDate => plainDate(isoOf(year, month, 1));

/** The nth (1–5) given weekday of a month, or null where the month has no fifth. */
export function nthWeekdayOfMonth(year: number, month: number, weekday: Weekday, nth: number): PlainDate | null {
  const first = firstOfMonth(year, month);
  const offset = (weekday - weekdayOf(first) + 7) % 7;
  return dayFrom(year, month, 1 + offset + (nth - 1) * 7);
}
