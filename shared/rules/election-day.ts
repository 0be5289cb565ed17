// Which day an election is: the day its calendar is counted from, and the day people vote (§15-104(1)).
import type { CalendarAnchor, ElectionKind, ElectionRule, PollDay } from '../domain/election.ts';
import {
  addDays,
  dayFrom,
  nthWeekdayOfMonth,
  type PlainDate,
  plainDate,
  type Weekday,
  weekdayOf,
  yearOf,
} from '../domain/plain-date.ts';
import { err, ok, type Result } from '../result.ts';
import { monthName, weekdayName } from '../words/days.ts';
import { electionRuleInWords } from '../words/elections.ts';

export type NoElectionDay = { readonly code: 'no-election-day'; readonly message: string };
export type NotAnElectionRule = {
  readonly code: 'not-an-election-rule';
  readonly text: string;
  readonly message: string;
};

/** §15-104(1)(b): whether March 17 of `year` is the third Tuesday of March, so that people vote on the 18th. */
export const isMarch17Year = (year: number): boolean => weekdayOf(plainDate(`${year}-03-17`)) === 2;

/** The day from which the calendar of the general election of `year` is counted. Refuses a day the year does not have. */
export function calendarAnchorFor(rule: ElectionRule, year: number): Result<CalendarAnchor, NoElectionDay> {
  const noDay = (message: string) => err({ code: 'no-election-day' as const, message });
  if (!Number.isInteger(year) || year < 1900 || year > 2199)
    return noDay(`${year} is not a year this program counts in. Give a year such as 2027.`);
  const day =
    rule.by === 'weekday'
      ? nthWeekdayOfMonth(year, rule.month, rule.weekday as Weekday, rule.nth)
      : dayFrom(year, rule.month, rule.day);
  if (day) return ok(day);
  return noDay(`There is no ${electionRuleInWords(rule)} in ${year}. Look at the village’s election rule again.`);
}

/**
 * The day people vote. General and special elections that fall on Tuesday, March 17 are held on March 18 by resolution
 * of the board (§15-104(1)(b)); every other election is held on its anchor.
 */
export function pollDayFor(kind: ElectionKind, anchor: CalendarAnchor): PollDay {
  const moves =
    (kind === 'general' || kind === 'special') && anchor.slice(5) === '03-17' && isMarch17Year(yearOf(anchor));
  return moves ? addDays(anchor, 1) : plainDate(anchor);
}

/**
 * The calendar anchor of an election people say is held on `day`: March 18 of a year in which March 17 is the third Tuesday
 * is the moved polling day of a general or special election, whose calendar counts from the 17th (§15-104(1)(b)).
 */
export function anchorOfElectionHeldOn(kind: ElectionKind, day: PlainDate): CalendarAnchor {
  const before = addDays(day, -1);
  return String(pollDayFor(kind, before)) === String(day) && before.slice(5) === '03-17' ? before : day;
}

/** The number of the name that `typed` begins, from three letters on; null when it is none of them. */
function numberOfName(typed: string, from: number, to: number, nameOf: (n: number) => string): number | null {
  for (let n = from; n <= to; n += 1)
    if (typed.length >= 3 && nameOf(n).toLowerCase().startsWith(typed.replace(/\.$/, ''))) return n;
  return null;
}

const ordinalNumbers: Readonly<Record<string, number>> = {
  ...{ first: 1, '1st': 1, second: 2, '2nd': 2, third: 3, '3rd': 3, fourth: 4, '4th': 4 },
  ...{ fifth: 5, '5th': 5 },
};

const howToWrite = 'Write it like “third Tuesday of March”, or “March 15” for a day fixed by charter.';

/** Reads a village's election rule as people say it: “third tuesday of june”, “2nd Friday in May”, “march 15”. */
export function parseElectionRuleText(text: string): Result<ElectionRule, NotAnElectionRule> {
  const refuse = (why: string) => err({ code: 'not-an-election-rule' as const, text, message: `${why} ${howToWrite}` });
  const words = text
    .trim()
    .toLowerCase()
    .replace(/^the\s+/, '')
    .split(/\s+/);
  const [first = '', second = '', ...rest] = words;
  const fixed = numberOfName(first, 1, 12, monthName);
  if (fixed !== null && rest.length === 0) return dayOfYearRule(fixed, second, text, refuse);
  const nth = Object.hasOwn(ordinalNumbers, first) ? ordinalNumbers[first] : undefined;
  const weekday = numberOfName(second, 0, 6, weekdayName);
  const month =
    rest.length === 2 && ['of', 'in'].includes(rest[0] ?? '') ? numberOfName(rest[1] ?? '', 1, 12, monthName) : null;
  if (nth === undefined || weekday === null || month === null) return refuse(`“${text}” is not an election rule.`);
  if (nth === 5)
    return refuse(`Not every ${monthName(month)} has a fifth ${weekdayName(weekday)}, so no village can elect by it.`);
  return ok({ by: 'weekday', nth, weekday, month });
}

function dayOfYearRule(
  month: number,
  typedDay: string,
  text: string,
  refuse: (why: string) => Result<ElectionRule, NotAnElectionRule>,
): Result<ElectionRule, NotAnElectionRule> {
  const day = /^\d{1,2}(st|nd|rd|th)?$/.test(typedDay) ? Number.parseInt(typedDay, 10) : Number.NaN;
  if (Number.isNaN(day)) return refuse(`“${text}” is not an election rule.`);
  if (month === 2 && day === 29) return refuse('February\u00a029 comes only every fourth year.');
  // 2027 is an ordinary year: a day it has, every year has.
  return dayFrom(2027, month, day) ? ok({ by: 'date', month, day }) : refuse(`${monthName(month)} has no day ${day}.`);
}
