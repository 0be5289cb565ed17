// The calendar of an election as a table: one line for each date, one column for each fact.
import type { CalendarLine } from '../domain/calendar-line.ts';

export interface TableExport {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const columns: readonly (readonly [title: string, of: (line: CalendarLine) => string])[] = [
  ['Id', ({ id }) => id],
  ['Date', ({ day }) => day],
  ['Last day', ({ lastDay }) => lastDay ?? ''],
  ['Time', ({ time }) => time ?? ''],
  ['What', ({ title }) => title],
  ['Stage', ({ stage }) => stage],
  ['Who acts', ({ who }) => who],
  ['Status', ({ status }) => status],
  ['On record', ({ evidence }) => evidence],
  ['Rule', ({ rule }) => rule],
  ['Citations', ({ citations }) => citations],
  ['Other reading', ({ otherReading }) => otherReading],
  ['Set by an order', ({ order }) => order],
];

/** Days are ISO days and hours 24-hour, so that a spreadsheet sorts them. */
export const calendarTable = (lines: readonly CalendarLine[]): TableExport => ({
  columns: columns.map(([title]) => title),
  rows: lines.map((line) => columns.map(([, of]) => of(line))),
});
