// The village's elections from a day on: those that were called, and the general ones its rule gives for the next years.
import { isAfter, PlainDate, yearOf } from '../domain/plain-date.ts';
import { calendarAnchorFor, pollDayFor } from '../rules/election-day.ts';
import type { OfficeView } from './define-command.ts';

const inOrder = (days: readonly PlainDate[], from: PlainDate): PlainDate[] =>
  [...new Set(days)].filter((day) => isAfter(day, from)).sort();

interface Days {
  readonly calendarAnchor: PlainDate;
  readonly pollDay: PlainDate;
}

/** The regularly scheduled elections after `from`, within some three years: by the village's rule and as called. */
function regular(office: OfficeView, from: PlainDate): Days[] {
  const called = office.elections.filter(({ kind }) => kind === 'general');
  const years = new Set(called.map(({ calendarAnchor }) => yearOf(calendarAnchor)));
  const byRule = [0, 1, 2, 3]
    .map((ahead) => yearOf(from) + ahead)
    .filter((year) => !years.has(year))
    .flatMap((year): Days[] => {
      const anchor = calendarAnchorFor(office.electionRule, year);
      if (!anchor.ok) return [];
      return [
        {
          calendarAnchor: PlainDate.parse(anchor.value),
          pollDay: PlainDate.parse(pollDayFor('general', anchor.value)),
        },
      ];
    });
  return [...byRule, ...called];
}

/**
 * The days for which they are scheduled: in a March 17 year the 17th, from which the calendar goes on being computed
 * (§15-104(1)(b)) although people vote on the 18th. It is the scheduled day that §15-104(2) counts to.
 */
export const scheduledElections = (office: OfficeView, from: PlainDate): PlainDate[] =>
  inOrder(
    regular(office, from).map(({ calendarAnchor }) => calendarAnchor),
    from,
  );

/** Their polling days, with those of every special election, run-off and referendum that was called. */
export const comingElections = (office: OfficeView, from: PlainDate): PlainDate[] =>
  inOrder(
    [...regular(office, from), ...office.elections].map(({ pollDay }) => pollDay),
    from,
  );
