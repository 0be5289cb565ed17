// How something that was done stands to its date. Late is recorded as late, never refused: the law says what follows, and
// where it is unsettled both readings stand in the finding.
import type { DutyFinding, DutyOutcome } from '../../domain/duty.ts';
import { daysBetween, isAfter, isBefore, type PlainDate } from '../../domain/plain-date.ts';
import { longDay } from '../../words/days.ts';
import type { Deadline } from '../deadline.ts';

const count = (days: number): string => (days === 1 ? '1 day' : `${days} days`);

/** The first and the last day on which it was right to do it; null where that side is open. */
function spanOf({ edge, date, lastDate }: Deadline): { first: PlainDate | null; last: PlainDate | null } {
  switch (edge) {
    case 'on-or-before':
      return { first: null, last: date };
    case 'on-or-after':
      return { first: date, last: null };
    case 'exactly':
      return { first: date, last: date };
    case 'between':
      return { first: date, last: lastDate ?? date };
  }
}

function outcomeOf(date: Deadline, on: PlainDate): DutyOutcome {
  const { first, last } = spanOf(date);
  if (first !== null && isBefore(on, first)) return 'too-early';
  if (last === null || !isAfter(on, last)) return 'in-time';
  return date.alternatives.some((other) => !isAfter(on, other.date)) ? 'open-question' : 'late';
}

/** What to say of `date` done on `on`; null where nobody knows the day. */
export function dutyFinding(date: Deadline, on: PlainDate | null): DutyFinding {
  const limit = date.lastDate ?? date.date;
  const kept = { ruleId: date.id, ruleVersion: date.ruleVersion, limit, happenedOn: on, citations: date.citations };
  if (on === null)
    return {
      ...kept,
      outcome: 'unknown',
      sentence: `The day is not known, so nobody can say whether it was in time: the last day was ${longDay(limit)}.`,
      readings: [],
    };
  const outcome = outcomeOf(date, on);
  return {
    ...kept,
    outcome,
    sentence: sentenceOf(outcome, date, on, limit),
    readings: outcome === 'open-question' ? date.alternatives : [],
  };
}

function sentenceOf(outcome: DutyOutcome, date: Deadline, on: PlainDate, limit: PlainDate): string {
  switch (outcome) {
    case 'in-time': {
      const spare = daysBetween(on, limit);
      const how =
        date.edge === 'on-or-after' || date.edge === 'exactly'
          ? ''
          : spare === 0
            ? ', on the last day'
            : `, ${count(spare)} before the last day`;
      return `In time: ${longDay(on)}${how}.`;
    }
    case 'late':
      return `Late: ${longDay(on)} is ${count(daysBetween(limit, on))} after the last day, ${longDay(limit)}.`;
    case 'too-early':
      return `Early: ${longDay(on)} is ${count(daysBetween(on, date.date))} before ${longDay(date.date)}${date.edge === 'exactly' ? '' : ', the first day'}.`;
    case 'open-question': {
      const other = date.alternatives.find((reading) => !isAfter(on, reading.date));
      return `By one reading ${longDay(on)} is late, the last day being ${longDay(limit)}; by the other it is in time, until ${longDay(other?.date ?? limit)}.`;
    }
    case 'unknown':
      return 'The day is not known.';
  }
}
