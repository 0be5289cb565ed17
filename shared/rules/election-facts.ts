// What the rules need to know about one election, and nothing else. Whoever asks for dates puts these together.
import type {
  CalendarAnchor,
  ConductedBy,
  ElectionKind,
  PollDay,
  PollDayStatus,
  PollHours,
} from '../domain/election.ts';
import type { ClosedDay } from '../law/business-day.ts';

export interface ElectionFacts {
  readonly kind: ElectionKind;
  readonly conductedBy: ConductedBy;
  /** The day the political calendar is counted from. */
  readonly calendarAnchor: CalendarAnchor;
  /** The day people vote; the day after the anchor when March 17 is the third Tuesday of March. */
  readonly pollDay: PollDay;
  /** Null unless the polling day moved to March 18. */
  readonly pollDayStatus: PollDayStatus | null;
  readonly hours: Readonly<PollHours>;
  readonly districtCount: number;
  /** Days proclaimed public holidays, which no list can know in advance. */
  readonly closedDays: readonly ClosedDay[];
}

/** Whether people vote on another day than the calendar counts from (§15-104(1)(b)). */
export const anchorsDiffer = (facts: ElectionFacts): boolean => String(facts.calendarAnchor) !== String(facts.pollDay);
