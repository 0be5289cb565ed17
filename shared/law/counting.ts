// How New York counts time. Days: the day counted from is left out, and every calendar day counts (General Construction
// Law §20). Months: calendar months, same day number, or the last day of a shorter month (§§30, 31); four months are
// never 120 days. Nothing here moves a date off a weekend; that is a policy of its own, rule by rule.
import { addDays, addMonths, type PlainDate } from '../domain/plain-date.ts';
import { type Citation, generalConstructionLaw } from './citation.ts';

/** What the counting of days rests on. */
export const daysAreCountedBy: readonly Citation[] = [generalConstructionLaw('20')];
/** What the counting of months rests on. */
export const monthsAreCountedBy: readonly Citation[] = [generalConstructionLaw('30'), generalConstructionLaw('31')];

const wholeNumber = (count: number): number => {
  if (!Number.isInteger(count) || count < 0) throw new Error(`Only whole days and months are counted, not ${count}.`);
  return count;
};

/** The day `count` calendar days before `anchor`, which itself is not counted (General Construction Law §20). */
export const daysBefore = (anchor: PlainDate, count: number): PlainDate => addDays(anchor, -wholeNumber(count));
/** The day `count` calendar days after `anchor`, which itself is not counted (General Construction Law §20). */
export const daysAfter = (anchor: PlainDate, count: number): PlainDate => addDays(anchor, wholeNumber(count));
/** The same day number `count` calendar months earlier, or that month's last day (General Construction Law §§30, 31). */
export const monthsBefore = (anchor: PlainDate, count: number): PlainDate => addMonths(anchor, -wholeNumber(count));
/** The same day number `count` calendar months later, or that month's last day (General Construction Law §§30, 31). */
export const monthsAfter = (anchor: PlainDate, count: number): PlainDate => addMonths(anchor, wholeNumber(count));
