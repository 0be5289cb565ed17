// What a rule found about something that happened: kept in the event with the rule's version, so that it stays as it
// was told when the law or the program changes. A finding decides nothing; the clerk does.
import { z } from 'zod';
import { PlainDate } from './plain-date.ts';
import { WallTime } from './wall-time.ts';

/** When something happened in the world, as told: the hour may be unknown. Never the time it was written down. */
export const HappenedOn = z.strictObject({ day: PlainDate, time: WallTime.nullable() });
export type HappenedOn = z.infer<typeof HappenedOn>;

/** Another reading of unsettled law, and the date it gives. */
export const Reading = z.strictObject({ date: PlainDate, reading: z.string() });
export type Reading = z.infer<typeof Reading>;

/** How an application for a mail ballot stands in time. */
export const TimingOutcome = z.enum(['in-time', 'too-early', 'too-late-for-mail', 'too-late', 'open-question']);
export type TimingOutcome = z.infer<typeof TimingOutcome>;

export const TimingFinding = z.strictObject({
  ruleId: z.string(),
  ruleVersion: z.number().int(),
  outcome: TimingOutcome,
  /** “In time.” */
  headline: z.string(),
  /** What happened and what the limit is, true whenever it is read. */
  sentence: z.string(),
  /** The day of the election the limit is counted from. */
  anchor: z.enum(['calendarAnchor', 'pollDay']),
  /** The first or last day the outcome rests on. */
  limit: PlainDate,
  happenedOn: PlainDate,
  citations: z.array(z.string()),
  /** Both readings where the outcome rests on one of them; empty where the law is settled. */
  readings: z.array(Reading),
  /** What is still possible, and what to do next. */
  whatNow: z.string(),
});
export type TimingFinding = z.infer<typeof TimingFinding>;

/** What a check found, as it is kept in an event: it stays as it was told when the law or the program changes. */
export const KeptFinding = z.strictObject({
  checkId: z.string(),
  checkVersion: z.number().int(),
  outcome: z.string(),
  sentence: z.string(),
  happenedOn: PlainDate.nullable(),
  limit: PlainDate.nullable(),
  readings: z.array(Reading),
  citations: z.array(z.string()),
});
export type KeptFinding = z.infer<typeof KeptFinding>;
