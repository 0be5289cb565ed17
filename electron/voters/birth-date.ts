// Birth dates as the lists write them: 19490220, 1949-02-20, 2/20/1949, and two-digit years from a spreadsheet.
import { addMonths, dayFrom, isAfter, type PlainDate } from '../../shared/domain/plain-date.ts';

export type ReadBirthDate =
  | { readonly kind: 'day'; readonly day: PlainDate; readonly centuryAssumed: boolean }
  | { readonly kind: 'none' }
  | { readonly kind: 'wrong'; readonly reason: string };

/** People may pre-register at sixteen: nobody on a list is younger. */
const youngest = 16 * 12;

const parts = (text: string): readonly [year: string, month: string, day: string] | null => {
  const solid = /^(\d{4})-?(\d{2})-?(\d{2})(?:[ T]0?0:00.*)?$/.exec(text);
  if (solid) return [solid[1] ?? '', solid[2] ?? '', solid[3] ?? ''];
  const typed = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?: 0?0:00.*| 12:00:00 AM)?$/i.exec(text);
  return typed ? [typed[3] ?? '', typed[1] ?? '', typed[2] ?? ''] : null;
};

/**
 * Month before day, as in New York. A year of two digits is the latest one in which a voter can have been born, and is
 * marked. A day that has not come yet, or is none, is wrong; an empty cell and a row of zeros are no day.
 */
export function readBirthDate(cell: string, today: PlainDate): ReadBirthDate {
  const text = cell.trim();
  if (/^[0/.-]*$/.test(text)) return { kind: 'none' };
  const shown = text.slice(0, 40);
  const found = parts(text);
  if (!found) return { kind: 'wrong', reason: `The birth date “${shown}” cannot be read.` };
  const [year, month, day] = [found[0], Number(found[1]), Number(found[2])];
  if (year.length === 4) {
    const whole = dayFrom(Number(year), month, day);
    if (!whole) return { kind: 'wrong', reason: `The birth date “${shown}” is not a day in the calendar.` };
    if (isAfter(whole, today)) return { kind: 'wrong', reason: `The birth date “${shown}” has not come yet.` };
    return { kind: 'day', day: whole, centuryAssumed: false };
  }
  const latest = addMonths(today, -youngest);
  const thisCentury = dayFrom(2000 + Number(year), month, day);
  const lastCentury = dayFrom(1900 + Number(year), month, day);
  const assumed = thisCentury && !isAfter(thisCentury, latest) ? thisCentury : lastCentury;
  if (!assumed) return { kind: 'wrong', reason: `The birth date “${shown}” is not a day in the calendar.` };
  return { kind: 'day', day: assumed, centuryAssumed: true };
}
