// What the rules need to know about one election, and nothing else. Whoever asks for dates puts these together.
import type {
  CalendarAnchor,
  ConductedBy,
  ElectionKind,
  PollDay,
  PollDayStatus,
  PollHours,
  RegistrationDays,
} from '../domain/election.ts';
import type { PlainDate } from '../domain/plain-date.ts';
import type { ClosedDay } from '../law/business-day.ts';

/** A date set by somebody with the power to set it, such as an executive order of 2020; never by the program. */
export interface DateOverride {
  /** The id of the deadline. Of a stretch of days, its last day is set. */
  readonly id: string;
  readonly date: PlainDate;
  readonly reason: string;
  /** Who recorded it. */
  readonly by: string;
}

/** §15-104(1)(b), as it is on record. */
export interface March18Record {
  readonly resolvedOn: PlainDate | null;
  /** Whether the words stand in the resolution on places and hours; null while nobody has said. */
  readonly withPlaces: boolean | null;
  readonly publishedOn: PlainDate | null;
}

/** A proposition whose statute asks for a notice of its own, in `days` before the election. */
export interface PropositionNotice {
  readonly proposition: number;
  readonly title: string;
  /** The section, as it was typed: “Village Law §16-1602”; '' while nobody has said. */
  readonly statute: string;
  readonly days: number;
  readonly places: number;
  readonly publish: boolean;
  readonly note: string;
}

export interface ElectionFacts {
  readonly kind: ElectionKind;
  readonly conductedBy: ConductedBy;
  /** The day the political calendar is counted from. */
  readonly calendarAnchor: CalendarAnchor;
  /** The day people vote; the day after the anchor when March 17 is the third Tuesday of March. */
  readonly pollDay: PollDay;
  /** Null unless the polling day moved to March 18. */
  readonly pollDayStatus: PollDayStatus | null;
  /** What is on record of the move to March 18; left out where there is no office. */
  readonly march18?: March18Record;
  readonly hours: Readonly<PollHours>;
  readonly districtCount: number;
  /** Days proclaimed public holidays, which no list can know in advance. */
  readonly closedDays: readonly ClosedDay[];
  /** Days on which only the village's own office is closed: no date moves for them, but a date on one says so. */
  readonly officeClosed?: readonly ClosedDay[];
  /** Left out while nobody has said; then every date of a village with one registration day is shown. */
  readonly registration?: RegistrationDays;
  /** Of a run-off: when people voted in the election that ended in the tie; left out while nobody has said. */
  readonly tiedOn?: PlainDate;
  readonly overrides?: readonly DateOverride[];
  /** Notices that the statutes behind the propositions ask for besides §15-104’s; left out where there are none. */
  readonly propositionNotices?: readonly PropositionNotice[];
}

/** Whether people vote on another day than the calendar counts from (§15-104(1)(b)). */
export const anchorsDiffer = (facts: ElectionFacts): boolean => String(facts.calendarAnchor) !== String(facts.pollDay);
