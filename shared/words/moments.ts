// When something happened, as it was told, put into words.
import type { HappenedOn } from '../domain/finding.ts';
import { longDay } from './days.ts';
import { hourInWords } from './hours.ts';

/** “Tuesday, March 9, 2027, 10:42 a.m.”; the day alone where the hour is not known. */
export const momentInWords = ({ day, time }: Readonly<HappenedOn>): string =>
  time === null ? longDay(day) : `${longDay(day)}, ${hourInWords(time)}`;
