// The village's elections from a day on: those that were called, and the general ones its rule gives for the next years.
import { isAfter, PlainDate, yearOf } from '../domain/plain-date.ts';
import { calendarAnchorFor, pollDayFor } from '../rules/election-day.ts';
import type { OfficeView } from './define-command.ts';

const inOrder = (days: readonly PlainDate[], from: PlainDate): PlainDate[] =>
  [...new Set(days)].filter((day) => isAfter(day, from)).sort();

/** Polling days of the regularly scheduled elections after `from`, within some three years: by the village's rule and as called. */
export function regularElections(office: OfficeView, from: PlainDate): PlainDate[] {
  const called = office.elections.filter(({ kind }) => kind === 'general');
  const years = new Set(called.map(({ calendarAnchor }) => yearOf(calendarAnchor)));
  const byRule = [0, 1, 2, 3]
    .map((ahead) => yearOf(from) + ahead)
    .filter((year) => !years.has(year))
    .flatMap((year) => {
      const anchor = calendarAnchorFor(office.electionRule, year);
      return anchor.ok ? [PlainDate.parse(pollDayFor('general', anchor.value))] : [];
    });
  return inOrder([...byRule, ...called.map(({ pollDay }) => pollDay)], from);
}

/** The same with every special election, run-off and referendum that was called. */
export const comingElections = (office: OfficeView, from: PlainDate): PlainDate[] =>
  inOrder([...regularElections(office, from), ...office.elections.map(({ pollDay }) => pollDay)], from);
