// An hour on the wall of the village hall: no date, no zone.
import { z } from 'zod';

/** Hours and minutes as `HH:MM`, 00:00 to 23:59. */
export const WallTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'an hour is written HH:MM, from 00:00 to 23:59')
  .brand<'WallTime'>();
export type WallTime = z.infer<typeof WallTime>;

/** An hour known when the program is written. Throws on a mistake. */
export const wallTime = (text: string): WallTime => WallTime.parse(text);

/** Reads an hour as a clerk types it: `9`, `9:05 pm`, `9:05p`, `21:05`, `noon`. Null when it is none of these. */
export function parseTypedTime(text: string): WallTime | null {
  const typed = text.trim().toLowerCase().replaceAll('.', '');
  if (typed === 'noon') return wallTime('12:00');
  const hit = /^(\d{1,2})(?::(\d{2}))?\s*(a|am|p|pm)?$/.exec(typed);
  if (!hit) return null;
  const half = hit[3]?.[0];
  let hour = Number(hit[1]);
  if (half && (hour < 1 || hour > 12)) return null;
  if (half === 'p' && hour < 12) hour += 12;
  if (half === 'a' && hour === 12) hour = 0;
  const time = WallTime.safeParse(`${String(hour).padStart(2, '0')}:${hit[2] ?? '00'}`);
  return time.success ? time.data : null;
}

/** Minutes since midnight. */
export const minutesOf = (time: WallTime): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
