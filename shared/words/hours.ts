// Hours put into words as clerks and newspapers write them: “9:00 p.m.”, never “21:00”. They never break across lines.
import type { PollHours } from '../domain/election.ts';
import { minutesOf, type WallTime } from '../domain/wall-time.ts';
import { listInWords } from './lists.ts';

const nbsp = '\u00a0';

/** “9:00 p.m.”, “6:00 a.m.”, “noon”, “midnight”. */
export function hourInWords(time: WallTime): string {
  if (time === '12:00') return 'noon';
  if (time === '00:00') return 'midnight';
  const minutes = minutesOf(time);
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${time.slice(3)}${nbsp}${hour < 12 ? 'a.m.' : 'p.m.'}`;
}

/** “noon to 9:00 p.m.”; split hours as “6:00 a.m. to 9:00 a.m. and noon to 9:00 p.m.”. */
export const pollHoursInWords = (hours: Readonly<PollHours>): string =>
  listInWords(hours.map(({ open, close }) => `${hourInWords(open)} to ${hourInWords(close)}`));
