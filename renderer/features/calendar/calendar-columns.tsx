// The columns of the calendar.
import { yearOf } from '../../../shared/domain/plain-date.ts';
import { shortDay } from '../../../shared/words/days.ts';
import type { SheetColumn } from '../../ui/sheet-columns.ts';
import { actorInShort } from './actor-words.ts';
import { type CalendarRow, DateStatus } from './date-status.tsx';

/** Half a year away nobody knows the year from the day alone. */
const FAR = 183;
/** “Tue Mar 9”, and “Sat Jan 1, 2028” far away. */
export const dayInList = ({ date, daysLeft }: Pick<CalendarRow, 'date' | 'daysLeft'>): string =>
  Math.abs(daysLeft) > FAR ? `${shortDay(date)}, ${yearOf(date)}` : shortDay(date);

export const calendarColumns: readonly SheetColumn<CalendarRow>[] = [
  { id: 'date', head: 'Date', muted: true, cell: dayInList },
  {
    id: 'what',
    head: 'What',
    names: true,
    cell: ({ title, hours }) => (hours === null ? title : `${title}, ${hours}`),
  },
  { id: 'actor', head: 'Who acts', hide: 'panel', cell: (row) => actorInShort(row.actor) },
  { id: 'status', head: 'Status', cell: (row) => <DateStatus row={row} /> },
];
