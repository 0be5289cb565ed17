// What the printed list of dates is made from.
import type { CalendarLine } from '../../domain/calendar-line.ts';
import type { FlowPaperSize } from '../blocks.ts';

export interface CalendarListFacts {
  /** '' while it is not on record. */
  readonly village: string;
  /** “General election, Tuesday, March 16, 2027” */
  readonly title: string;
  /** “9:41 a.m. on Tuesday, March 2, 2027” */
  readonly asOf: string;
  /** Sentences above the list: the state of a polling day that moved, what is odd about the day. */
  readonly notes: readonly string[];
  readonly stages: readonly { readonly title: string; readonly lines: readonly CalendarLine[] }[];
  readonly practice: boolean;
  readonly size: FlowPaperSize;
}
