// Where a key leads from a day of the month grid: a day or a week on, the ends of the week, a month on.
import { addDays, addMonths, type PlainDate, weekdayOf } from '../../shared/domain/plain-date.ts';

const steps: Readonly<Record<string, (day: PlainDate) => PlainDate>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekdayOf(day)),
  End: (day) => addDays(day, 6 - weekdayOf(day)),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

/** The day `key` goes to, or null where the key does not move. Weeks begin on Sunday. */
export const stepFor = (key: string, day: PlainDate): PlainDate | null => steps[key]?.(day) ?? null;
