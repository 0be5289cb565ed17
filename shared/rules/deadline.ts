// One date of one election, computed: what `desk calendar --json` prints, plus what the screen and the rule card show.
import { z } from 'zod';
import { Reading } from '../domain/finding.ts';
import { PlainDate } from '../domain/plain-date.ts';
import { WallTime } from '../domain/wall-time.ts';

/** What the law leaves open, which reading the program goes by, and whom to ask. */
export const AskedQuestion = z.strictObject({
  question: z.string(),
  safer: z.string(),
  other: z.string(),
  ask: z.string(),
});
export type AskedQuestion = z.infer<typeof AskedQuestion>;

/**
 * One rung from “counted from” to “act by”. `count` is the 1st, 2nd … day or month counted; a gap between two counts
 * means that the ones between are left out. `note` says what the day is, or why it was passed over.
 */
export const LadderStep = z.strictObject({
  part: z.enum(['counted-from', 'counted', 'moved-because', 'act-by']),
  day: PlainDate,
  count: z.number().int().nullable(),
  unit: z.enum(['day', 'month']).nullable(),
  note: z.string().nullable(),
});
export type LadderStep = z.infer<typeof LadderStep>;

export const Deadline = z.strictObject({
  id: z.string(),
  title: z.string(),
  date: PlainDate,
  time: WallTime.nullable(),
  /** With `time`, the end of a stretch of the same day, such as the close of the polls. */
  until: WallTime.nullable(),
  /** For `between`: the last day of the window that begins on `date`. */
  lastDate: PlainDate.nullable(),
  edge: z.enum(['on-or-before', 'on-or-after', 'exactly', 'between']),
  actor: z.string(),
  /** The day of the election it goes back to; a deadline counted from another one names that one in `rule`. */
  anchor: z.enum(['calendarAnchor', 'pollDay']),
  /** “35 days before”, “4 months before”, “on the day”. */
  rule: z.string(),
  citations: z.array(z.string()),
  /** The date as counted, before any move off a weekend or a holiday; the date set by an order where there is one. */
  unshifted: PlainDate,
  /** The days passed over, in words, or the order that set the date; null when the date did not move. */
  movedBecause: z.string().nullable(),
  /** Why the date itself is no business day although it stays: “Saturday”. Null for a business day. */
  closedBecause: z.string().nullable(),
  /** Set by an order: the date the rule itself gives, why another one holds, and who recorded it. */
  overridden: z.strictObject({ computed: PlainDate, reason: z.string(), by: z.string() }).nullable(),
  alternatives: z.array(Reading),
  /** The first open question, or null. */
  openQuestion: AskedQuestion.nullable(),
  openQuestions: z.array(AskedQuestion),
  /** “districts are to change”: unless that is so the date passes unused. Null for a date of every election of its kind. */
  onlyIf: z.string().nullable(),
  stage: z.string(),
  ruleVersion: z.number().int(),
  shiftBecause: z.string(),
  ladder: z.array(LadderStep),
  plain: z.string(),
  ifMissed: z.string(),
  proof: z.string(),
  paper: z.string().nullable(),
});
export type Deadline = z.infer<typeof Deadline>;
