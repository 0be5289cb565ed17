// The general elections that may be called next, by the village's own rule, so that nobody has to count a day.
import { z } from 'zod';
import type { OfficeView } from '../commands/define-command.ts';
import { PlainDate, yearOf } from '../domain/plain-date.ts';
import { calendarAnchorFor, pollDayFor } from '../rules/election-day.ts';

export const GeneralElection = z.strictObject({
  year: z.number().int(),
  calendarAnchor: PlainDate,
  /** Another day than the anchor only where the vote moves to March 18 (§15-104(1)(b)). */
  pollDay: PlainDate,
});
export type GeneralElection = z.infer<typeof GeneralElection>;

/** The next two by the village's rule that lie ahead of `today` and that this office has not called yet. */
export function nextGeneralElections(office: OfficeView, today: PlainDate): GeneralElection[] {
  const called = new Set(office.elections.filter((e) => e.kind === 'general').map((e) => yearOf(e.calendarAnchor)));
  const thisYear = yearOf(today);
  return [0, 1, 2, 3]
    .map((ahead) => thisYear + ahead)
    .filter((year) => !called.has(year))
    .flatMap((year) => {
      const anchor = calendarAnchorFor(office.electionRule, year);
      if (!anchor.ok) return [];
      const calendarAnchor = PlainDate.parse(anchor.value);
      return [{ year, calendarAnchor, pollDay: PlainDate.parse(pollDayFor('general', calendarAnchor)) }];
    })
    .filter((election) => election.pollDay >= today)
    .slice(0, 2);
}
