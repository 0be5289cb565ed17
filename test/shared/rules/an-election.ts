// Elections for the stories in this folder: a March general election run by the clerk, unless a story says otherwise.
import {
  type CalendarAnchor,
  type ElectionKind,
  type PollHours,
  thirdTuesdayOfMarch,
} from '../../../shared/domain/election.ts';
import { type PlainDate, plainDate } from '../../../shared/domain/plain-date.ts';
import { wallTime } from '../../../shared/domain/wall-time.ts';
import { must } from '../../../shared/result.ts';
import { electionCalendar } from '../../../shared/rules/calendar.ts';
import type { Deadline } from '../../../shared/rules/deadline.ts';
import { calendarAnchorFor, pollDayFor } from '../../../shared/rules/election-day.ts';
import type { ElectionFacts } from '../../../shared/rules/election-facts.ts';

export const hours = (...stretches: [string, string][]): PollHours =>
  stretches.map(([open, close]) => ({ open: wallTime(open), close: wallTime(close) }));

export function electionOn(
  anchor: string,
  kind: ElectionKind = 'general',
  more: Partial<ElectionFacts> = {},
): ElectionFacts {
  const calendarAnchor: CalendarAnchor = plainDate(anchor);
  const pollDay = pollDayFor(kind, calendarAnchor);
  return {
    kind,
    conductedBy: 'village-clerk',
    calendarAnchor,
    pollDay,
    pollDayStatus: String(pollDay) === String(calendarAnchor) ? null : 'to-be-resolved',
    hours: hours(['12:00', '21:00']),
    districtCount: 1,
    closedDays: [],
    ...more,
  };
}

export const marchElection = (year: number, more: Partial<ElectionFacts> = {}): ElectionFacts =>
  electionOn(must(calendarAnchorFor(thirdTuesdayOfMarch, year), 'a third Tuesday of March'), 'general', more);

export function dateOf(id: string, facts: ElectionFacts): Deadline {
  const hit = electionCalendar(facts).find((deadline) => deadline.id === id);
  if (!hit) throw new Error(`no ${id} in this calendar`);
  return hit;
}

export const dayOf = (id: string, facts: ElectionFacts): PlainDate => dateOf(id, facts).date;
