// The next two weeks, day by day: what each day asks for in a few words, and which days the office is closed.
import { z } from 'zod';
import { addDays, PlainDate } from '../domain/plain-date.ts';
import { closedBecause } from '../law/business-day.ts';
import type { Deadline } from '../rules/deadline.ts';
import type { ElectionFacts } from '../rules/election-facts.ts';
import { dateInBrief } from '../words/dates-in-brief.ts';
import { pollHoursInWords } from '../words/hours.ts';
import { isOurs } from './date-standing.ts';

export const StripDay = z.strictObject({
  day: PlainDate,
  /** What the day asks for; '' for nothing. */
  says: z.string(),
  /** A weekend or a public holiday. */
  closed: z.boolean(),
  polls: z.boolean(),
});

/** Fifteen days beginning with `today`. */
export const stripOf = (
  dates: readonly Deadline[],
  facts: ElectionFacts,
  today: PlainDate,
): z.infer<typeof StripDay>[] =>
  Array.from({ length: 15 }, (_, at) => {
    const day = addDays(today, at);
    const polls = day === facts.pollDay;
    const asks = [...dates.filter((date) => date.date === day)].sort(oursFirst).map(dateInBrief);
    return {
      day,
      says: polls ? `Polls ${pollHoursInWords(facts.hours.map((h) => ({ ...h })))}` : briefly(asks),
      closed: closedBecause(day, facts.closedDays).length > 0,
      polls,
    };
  });

/** The village’s own before those that only have to be known. */
const oursFirst = (a: Deadline, b: Deadline): number => Number(isOurs(b)) - Number(isOurs(a));

/** A cell has room for one thing; the list below has them all. */
const briefly = ([first, ...more]: readonly string[]): string =>
  first === undefined ? '' : more.length === 0 ? first : `${first}, ${more.length} more`;
