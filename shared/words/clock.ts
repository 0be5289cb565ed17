// What is said about the computer's own clock: that it moved back, that it is behind, that it shows another zone.
import { dayRecorded, minutesBetween, type RecordedAt, timeRecorded } from '../domain/recorded-at.ts';
import { longDay } from './days.ts';
import { hourInWords } from './hours.ts';

/** “60 min”, “5 hours”, “3 days”: minutes up to two hours, then whole hours, then whole days. */
export function spanInWords(minutes: number): string {
  if (minutes <= 120) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`;
}

/** “clock moved back 60 min” */
export const movedBackInWords = (minutes: number): string => `clock moved back ${spanInWords(minutes)}`;

/** “10:00 a.m. on Tuesday, March 2, 2027” */
export const instantInWords = (at: RecordedAt): string =>
  `${hourInWords(timeRecorded(at))} on ${longDay(dayRecorded(at))}`;

const zoneNames: Readonly<Record<string, string>> = {
  'America/Chicago': 'Central time',
  'America/Denver': 'Mountain time',
  'America/Phoenix': 'Mountain time',
  'America/Los_Angeles': 'Pacific time',
  'America/Anchorage': 'Alaska time',
  'Pacific/Honolulu': 'Hawaii time',
  UTC: 'Greenwich time',
  'Etc/UTC': 'Greenwich time',
};

/** Its clock may be right all the same: what is recorded and what is due go by New York’s time whatever it shows. */
export const foreignZoneInWords = (zone: string): string =>
  `This computer is not on Eastern time: it is set to ${zoneNames[zone] ?? zone}. Dates and times here are New York’s all the same. Set the time zone in Windows, so that the clock on the screen agrees.`;

/** Null unless the clock shows a minute or more before the newest record. */
export function clockBehindInWords(now: RecordedAt, newest: RecordedAt | null): string | null {
  if (newest === null || minutesBetween(now, newest) < 1) return null;
  return `The computer’s clock is behind: it shows ${instantInWords(now)}, but the newest record was made at ${instantInWords(newest)}. Set the clock right before you record anything.`;
}
