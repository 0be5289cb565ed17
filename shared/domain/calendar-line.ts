// One date of an election in words, as lists, spreadsheets and other calendars take it away.
import type { PlainDate } from './plain-date.ts';
import type { WallTime } from './wall-time.ts';

export interface CalendarLine {
  readonly id: string;
  readonly title: string;
  readonly stage: string;
  readonly day: PlainDate;
  /** The last day of a stretch of days; null for a single one. */
  readonly lastDay: PlainDate | null;
  readonly time: WallTime | null;
  /** “by 5:00 p.m.”; '' where the whole day counts. */
  readonly hours: string;
  /** “Village clerk” */
  readonly who: string;
  readonly status: string;
  /** “Done Monday, January 11”, “In 4 days” */
  readonly says: string;
  /** “35 days before”, and what moved it, in one sentence. */
  readonly rule: string;
  readonly plain: string;
  readonly citations: string;
  /** What shows it, in sentences; '' where nothing does. */
  readonly evidence: string;
  /** Another reading of the law with its date; '' where there is none. */
  readonly otherReading: string;
  /** An order that set the date, with its reason; '' where there is none. */
  readonly order: string;
}

/** The dates of one election, and what they are called together. */
export interface CalendarLines {
  readonly election: string;
  /** “General election, Tuesday, March 16, 2027” */
  readonly title: string;
  readonly village: string;
  readonly lines: readonly CalendarLine[];
}
