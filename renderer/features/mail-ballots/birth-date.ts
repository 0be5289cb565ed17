// A birth date as it stands on the paper: the year is never guessed from today, and 58 is 1958.
import { isAfter, type PlainDate, parseTypedDay } from '../../../shared/domain/plain-date.ts';
import { err, ok, type Result } from '../../../shared/result.ts';

const twoDigitYear = /^(\d{1,2}[/.-]\d{1,2}[/.-])(\d{2})$/;

/** Reads `6/14/1958`, `6/14/58` or `1958-06-14`. What is wrong comes back as a sentence. */
export function readBirthDate(text: string, today: PlainDate): Result<PlainDate, string> {
  const typed = text.trim();
  if (/^\d{1,2}[/.-]\d{1,2}$/.test(typed)) return err('The year is missing. Type it like 6/14/1958.');
  const short = twoDigitYear.exec(typed);
  const read = parseTypedDay(typed, today);
  if (!read.ok) return err(`“${typed}” is not a day in the calendar. Please look at the paper again.`);
  if (!isAfter(read.value, today)) return ok(read.value);
  const before = short ? parseTypedDay(`${short[1]}19${short[2]}`, today) : null;
  return before?.ok ? ok(before.value) : err('That day has not come yet. Please look at the paper again.');
}
