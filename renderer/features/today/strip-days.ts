// The strip of days as the view gives it, made ready for its cells.
import { dayOfMonth, type PlainDate, weekdayOf } from '../../../shared/domain/plain-date.ts';
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { weekdayName } from '../../../shared/words/days.ts';
import type { StripDay } from '../../ui/day-strip.tsx';

type Cell = ViewOutput<'today'>['strip'][number];

const kindOf = (cell: Cell, today: PlainDate): StripDay['kind'] => {
  if (cell.day === today) return 'now';
  if (cell.polls) return 'polls';
  return cell.closed ? 'closed' : 'open';
};

/** `due` is how many things today asks for; its cell says so even when that is nothing. */
export const stripDays = (strip: readonly Cell[], today: PlainDate, due: number): readonly StripDay[] =>
  strip.map((cell) => ({
    day: cell.day,
    weekday: weekdayName(weekdayOf(cell.day)).slice(0, 3),
    date: dayOfMonth(cell.day),
    says: cell.day === today && due === 0 ? 'Nothing due' : cell.says,
    kind: kindOf(cell, today),
  }));
