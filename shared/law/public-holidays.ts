// New York's public holidays (General Construction Law §24) as dated rows. Our own list, because general-purpose holiday
// packages move a Saturday holiday to Friday, which New York does not do, and leave out the days only this State keeps.
// Days proclaimed by the President or the Governor are not here: they reach a calculation as closed days.
import {
  addDays,
  dayFrom,
  firstOfMonth,
  nthWeekdayOfMonth,
  type PlainDate,
  plainDate,
  type Weekday,
  weekdayOf,
  yearOf,
} from '../domain/plain-date.ts';
import { generalConstructionLaw } from './citation.ts';

/** Where the list of holidays comes from. */
export const publicHolidaysAreIn = generalConstructionLaw('24');

type HolidayDay =
  | { readonly by: 'date'; readonly month: number; readonly day: number }
  | { readonly by: 'weekday'; readonly nth: number; readonly weekday: Weekday; readonly month: number }
  | { readonly by: 'last-monday'; readonly month: number }
  | { readonly by: 'general-election' };

interface HolidayRow {
  readonly name: string;
  readonly on: HolidayDay;
  /** “If any of such days except flag day is Sunday, the next day thereafter”; there is no Friday for a Saturday. */
  readonly sundayMovesToMonday: boolean;
  /** The first day the row was law; `before-2000` where it was law before every election this program can meet. */
  readonly inForce: { readonly from: 'before-2000' | PlainDate };
}

const monday = 1;
const row = (name: string, on: HolidayDay, from: 'before-2000' | PlainDate = 'before-2000'): HolidayRow => ({
  name,
  on,
  sundayMovesToMonday: true,
  inForce: { from },
});

export const publicHolidayRows: readonly HolidayRow[] = [
  row('New Year’s Day', { by: 'date', month: 1, day: 1 }),
  row('Dr. Martin Luther King, Jr. Day', { by: 'weekday', nth: 3, weekday: monday, month: 1 }),
  row('Lincoln’s Birthday', { by: 'date', month: 2, day: 12 }),
  row('Washington’s Birthday', { by: 'weekday', nth: 3, weekday: monday, month: 2 }),
  row('Memorial Day', { by: 'last-monday', month: 5 }),
  { ...row('Flag Day', { by: 'weekday', nth: 2, weekday: 0, month: 6 }), sundayMovesToMonday: false },
  // Chapter 249 of the Laws of 2020, signed in October of that year: the first one kept was in 2021.
  row('Juneteenth', { by: 'date', month: 6, day: 19 }, plainDate('2020-10-14')),
  row('Independence Day', { by: 'date', month: 7, day: 4 }),
  row('Labor Day', { by: 'weekday', nth: 1, weekday: monday, month: 9 }),
  row('Columbus Day', { by: 'weekday', nth: 2, weekday: monday, month: 10 }),
  row('General Election Day', { by: 'general-election' }),
  row('Veterans’ Day', { by: 'date', month: 11, day: 11 }),
  row('Thanksgiving Day', { by: 'weekday', nth: 4, weekday: 4, month: 11 }),
  row('Christmas Day', { by: 'date', month: 12, day: 25 }),
];

/** The Tuesday after the first Monday of November (Election Law §8-100(1)(c)). */
export const generalElectionDay = (year: number): PlainDate =>
  addDays(nthWeekdayOfMonth(year, 11, monday, 1) ?? firstOfMonth(year, 11), 1);

function dayOfRow(on: HolidayDay, year: number): PlainDate | null {
  switch (on.by) {
    case 'date':
      return dayFrom(year, on.month, on.day);
    case 'weekday':
      return nthWeekdayOfMonth(year, on.month, on.weekday, on.nth);
    case 'last-monday':
      return nthWeekdayOfMonth(year, on.month, monday, 5) ?? nthWeekdayOfMonth(year, on.month, monday, 4);
    case 'general-election':
      return generalElectionDay(year);
  }
}

/** The holidays of one year by day; where two fall together, the first of the rows names it. */
function holidaysOf(year: number): ReadonlyMap<PlainDate, string> {
  const found = new Map<PlainDate, string>();
  const put = (day: PlainDate, name: string) => !found.has(day) && found.set(day, name);
  for (const { name, on, sundayMovesToMonday, inForce } of publicHolidayRows) {
    const proper = dayOfRow(on, year);
    if (!proper || (inForce.from !== 'before-2000' && proper < inForce.from)) continue;
    put(proper, name);
    if (sundayMovesToMonday && weekdayOf(proper) === 0) put(addDays(proper, 1), `${name} (observed)`);
  }
  return found;
}

/** Each year once: the rows never change while the program runs, and a calendar asks hundreds of times. */
const byYear = new Map<number, ReadonlyMap<PlainDate, string>>();

/** The public holiday that `day` is, or null. A Monday kept for a Sunday holiday says “(observed)”. */
export function publicHoliday(day: PlainDate): { readonly name: string } | null {
  const year = yearOf(day);
  const holidays = byYear.get(year) ?? holidaysOf(year);
  byYear.set(year, holidays);
  const name = holidays.get(day);
  return name === undefined ? null : { name };
}
