// The day a list is of, where the clerk has not said: the day in the file's name, else the day the file was written.
import { dayFrom, type PlainDate } from '../../shared/domain/plain-date.ts';

/** `…20250120…`, `2025-01-20` or `01-20-2025` in a file's name; null where it names no day, or one still to come. */
export function dayInName(name: string, today: PlainDate): PlainDate | null {
  const solid = /(?<!\d)(20\d\d)[-_. ]?(\d\d)[-_. ]?(\d\d)(?!\d)/.exec(name);
  const typed = /(?<!\d)(\d{1,2})[-_. ](\d{1,2})[-_. ](20\d\d)(?!\d)/.exec(name);
  const day = solid
    ? dayFrom(Number(solid[1]), Number(solid[2]), Number(solid[3]))
    : typed && dayFrom(Number(typed[3]), Number(typed[1]), Number(typed[2]));
  return day && day <= today ? day : null;
}

export const listDateOf = (name: string, writtenOn: PlainDate, today: PlainDate): PlainDate =>
  dayInName(name, today) ?? (writtenOn <= today ? writtenOn : today);
