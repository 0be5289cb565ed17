// The columns of the calendar.
import { shortDay } from '../../../shared/words/days.ts';
import type { SheetColumn } from '../../ui/sheet-columns.ts';
import { actorInShort } from './actor-words.ts';
import { type CalendarRow, DateStatus } from './date-status.tsx';

export const calendarColumns: readonly SheetColumn<CalendarRow>[] = [
  { id: 'date', head: 'Date', muted: true, cell: (row) => shortDay(row.date) },
  {
    id: 'what',
    head: 'What',
    names: true,
    cell: ({ title, hours }) => (hours === null ? title : `${title}, ${hours}`),
  },
  { id: 'actor', head: 'Who acts', hide: 'panel', cell: (row) => actorInShort(row.actor) },
  { id: 'status', head: 'Status', cell: (row) => <DateStatus row={row} /> },
];
