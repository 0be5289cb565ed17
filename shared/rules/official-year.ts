// The village's official year and the terms that are counted in it: from noon of the first Monday of the month after the
// general election until noon of that Monday a number of years later (Village Law §3-302).
import type { DeepReadonly } from '../deep-readonly.ts';
import type { OfficeOnPaper } from '../domain/office.ts';
import { isAfter, monthOf, nthWeekdayOfMonth, type PlainDate, yearOf } from '../domain/plain-date.ts';
import { citationText, villageLaw } from '../law/citation.ts';
import { longDay, monthName } from '../words/days.ts';
import { numberInWords } from '../words/numbers.ts';

const monday = 1;
const firstMonday = (year: number, month: number): PlainDate => {
  const day = nthWeekdayOfMonth(year, month, monday, 1);
  if (day === null) throw new Error('Every month has a first Monday.');
  return day;
};

/** The day on which, at noon, the official year begins that follows the election of `electionMonth` (1–12) in `year`. */
export const officialYearBegins = (year: number, electionMonth: number): PlainDate =>
  electionMonth === 12 ? firstMonday(year + 1, 1) : firstMonday(year, electionMonth + 1);

/** The day on which, at noon, a term of `years` official years ends that began on `begins`. */
export const termOver = (begins: PlainDate, years: number): PlainDate =>
  firstMonday(yearOf(begins) + years, monthOf(begins));

/** The days after `after` on which an official year ends, the first `count` of them. */
export function officialYearEnds(after: PlainDate, electionMonth: number, count: number): PlainDate[] {
  const first = yearOf(after) - 1;
  return Array.from({ length: count + 3 }, (_, n) => officialYearBegins(first + n, electionMonth))
    .filter((day) => isAfter(day, after))
    .slice(0, count);
}

type Termed = DeepReadonly<Pick<OfficeOnPaper, 'termYears' | 'unexpired' | 'termEnds'>>;

/** `begins` null: this election has no such day. `electionMonth` 1–12: of the village's general election. */
export interface TermFacts {
  readonly begins: PlainDate | null;
  readonly electionMonth: number;
}

const years = (count: number): string => `${numberInWords(count)} official ${count === 1 ? 'year' : 'years'}`;

/** “two official years from noon, Monday, April 5, 2027, until noon, Monday, April 2, 2029” */
export function termFromUntil({ termYears, unexpired, termEnds }: Termed, { begins }: TermFacts): string {
  if (unexpired)
    return termEnds === null
      ? 'the rest of a term; the day it ends is not on record'
      : `the rest of a term, until noon, ${longDay(termEnds)}`;
  if (begins === null) return years(termYears);
  const over = termEnds ?? termOver(begins, termYears);
  return `${years(termYears)} from noon, ${longDay(begins)}, until noon, ${longDay(over)}`;
}

/** What is odd about the day on which a term is said to end; null where nothing is. Nothing of it is refused. */
export function termQuestion(office: Termed, facts: TermFacts): { sentence: string; citations: string[] } | null {
  const { termYears, unexpired, termEnds } = office;
  const { begins, electionMonth } = facts;
  const said = (sentence: string) => ({ sentence, citations: [citationText(villageLaw('3-302', '1'))] });
  if (termEnds === null) return null;
  if (begins !== null && !isAfter(termEnds, begins))
    return said(`${longDay(termEnds)} is not after ${longDay(begins)}, when the terms filled at this election begin.`);
  const counted = begins === null ? null : termOver(begins, termYears);
  if (!unexpired && counted !== null && String(counted) !== String(termEnds))
    return said(
      `Counted in official years the term ends on ${longDay(counted)}; ${longDay(termEnds)} is on record. Look at the day.`,
    );
  if (unexpired && counted !== null && !isAfter(counted, termEnds))
    return said(
      `The rest of a term of ${years(termYears)} ends before ${longDay(counted)}; ${longDay(termEnds)} is on record.`,
    );
  const month = electionMonth === 12 ? 1 : electionMonth + 1;
  if (String(firstMonday(yearOf(termEnds), month)) !== String(termEnds))
    return said(
      `Official years end on the first Monday of ${monthName(month)}, in ${yearOf(termEnds)} on ${longDay(firstMonday(yearOf(termEnds), month))}; ${longDay(termEnds)} is on record. Look at the day.`,
    );
  return null;
}
