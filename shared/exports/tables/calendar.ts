// The dates of the election as they stand. The columns are those of the calendar's own table.
import type { CalendarLine } from '../../domain/calendar-line.ts';
import { linesOfCalendar } from '../calendar-of-source.ts';
import { weekdayCell } from '../cells.ts';
import { column, defineTable, officeColumn } from '../export-table.ts';

export const calendar = defineTable<CalendarLine>({
  name: 'calendar',
  title: 'Calendar',
  about: 'One row for each date of the election, with what is on record about it.',
  part: 'calendar',
  audience: 'everybody',
  columns: [
    column('id', 'Id', ({ id }) => id),
    column('day', 'Date', ({ day }) => day),
    column('weekday', 'Weekday', ({ day }) => weekdayCell(day)),
    column('last_day', 'Last day', ({ lastDay }) => lastDay ?? ''),
    column('hour', 'Hour', ({ time }) => time ?? ''),
    column('what', 'What', ({ title }) => title),
    column('stage', 'Stage', ({ stage }) => stage),
    column('who', 'Who acts', ({ who }) => who),
    column('status', 'Status', ({ status }) => status),
    officeColumn('on_record', 'On record', ({ evidence }) => evidence),
    column('rule', 'Rule', ({ rule }) => rule),
    column('citations', 'Citations', ({ citations }) => citations),
    column('other_reading', 'Other reading', ({ otherReading }) => otherReading),
    officeColumn('order', 'Set by an order', ({ order }) => order),
  ],
  rows: (source) => linesOfCalendar(source)?.lines ?? [],
});
