// The instant the program wrote something down, as New York's wall clock showed it. Never the time something happened.
import { z } from 'zod';
import { daysBetween, type PlainDate } from './plain-date.ts';
import { minutesOf, type WallTime } from './wall-time.ts';

/** `YYYY-MM-DDTHH:MM:SS-05:00`: New York's wall time with its offset, to the second. Made only by the clock. */
export const RecordedAt = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/, 'an instant is written YYYY-MM-DDTHH:MM:SS-05:00')
  .brand<'RecordedAt'>();
export type RecordedAt = z.infer<typeof RecordedAt>;

export const dayRecorded = (at: RecordedAt): PlainDate => at.slice(0, 10) as PlainDate;
export const timeRecorded = (at: RecordedAt): WallTime => at.slice(11, 16) as WallTime;

/** Minutes by which New York is ahead of Greenwich: -300 in winter. */
const offsetOf = (at: RecordedAt): number => (at[19] === '-' ? -1 : 1) * minutesOf(at.slice(20) as WallTime);

/** Whole minutes that passed from `from` to `to`, whatever daylight saving did between; negative when `to` is earlier. */
export const minutesBetween = (from: RecordedAt, to: RecordedAt): number =>
  daysBetween(dayRecorded(from), dayRecorded(to)) * 1440 +
  minutesOf(timeRecorded(to)) -
  minutesOf(timeRecorded(from)) -
  (offsetOf(to) - offsetOf(from));
