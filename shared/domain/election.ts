// What an election is before anything has happened in it: its kind, who conducts it, its rule, its two days, its hours.
import { z } from 'zod';
import type { PlainDate } from './plain-date.ts';
import { Line, NameLine, OptionalLine } from './text.ts';
import { WallTime } from './wall-time.ts';

export const ElectionKind = z.enum(['general', 'special', 'run-off', 'referendum']);
export type ElectionKind = z.infer<typeof ElectionKind>;

/** Who conducts the village's elections. `not-known`: everything is shown until the clerk has found out. */
export const ConductedBy = z.enum(['village-clerk', 'county-board', 'not-known']);
export type ConductedBy = z.infer<typeof ConductedBy>;

/** The day the political calendar is computed from (§15-104(1)(b)); not always the day people vote. */
export type CalendarAnchor = PlainDate & { readonly __day?: 'calendar anchor' };
/** The day people vote. Differs from the anchor when March 17 is the third Tuesday of March. */
export type PollDay = PlainDate & { readonly __day?: 'polling day' };

/** When a village holds its general election: an nth weekday of a month, or a day of the year in its charter. */
export const ElectionRule = z.discriminatedUnion('by', [
  z.strictObject({
    by: z.literal('weekday'),
    nth: z.number().int().min(1).max(4),
    weekday: z.number().int().min(0).max(6),
    month: z.number().int().min(1).max(12),
  }),
  z.strictObject({
    by: z.literal('date'),
    month: z.number().int().min(1).max(12),
    day: z.number().int().min(1).max(31),
  }),
]);
export type ElectionRule = z.infer<typeof ElectionRule>;
export const thirdTuesdayOfMarch: ElectionRule = { by: 'weekday', nth: 3, weekday: 2, month: 3 };

/** One stretch of polling hours; a village may have two (6–9 a.m. and noon–9 p.m.). */
export const PollHours = z
  .array(z.strictObject({ open: WallTime, close: WallTime }))
  .min(1)
  .max(3);
export type PollHours = z.infer<typeof PollHours>;

/** Where a district votes. The building may lie outside the village. */
export const PollingPlace = z.strictObject({ name: Line, street: Line, city: Line, outsideVillage: z.boolean() });
export type PollingPlace = z.infer<typeof PollingPlace>;

/** An election district: “1”, or a merged name such as “6&74”. `place` is null until it is known. */
export const District = z.strictObject({ name: NameLine, place: PollingPlace.nullable() });
export type District = z.infer<typeof District>;

/** How people vote at the polls. A machine belongs to somebody and is in somebody's custody. */
export const VotingMethod = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('paper') }),
  z.strictObject({ by: z.literal('machine'), owner: Line, custodian: OptionalLine }),
]);
export type VotingMethod = z.infer<typeof VotingMethod>;

/** §15-104(1)(b): what is on record about a polling day that moved to March 18. Null in other years. */
export const PollDayStatus = z.enum(['to-be-resolved', 'resolved', 'specifically-published']);
export type PollDayStatus = z.infer<typeof PollDayStatus>;

/** What the board of trustees has resolved about village registration days (§15-118(3), (5)). */
export const RegistrationDays = z.enum(['one-day', 'two-days', 'opted-out']);
export type RegistrationDays = z.infer<typeof RegistrationDays>;
