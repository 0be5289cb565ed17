// A table as a CSV file that spreadsheets open as it is: UTF-8 with its mark, CR LF, quotes where they are needed. A cell
// that a spreadsheet would take for a formula gets an apostrophe before it, and so does one that begins with an apostrophe:
// whoever takes one apostrophe off the front of every cell that has one holds exactly what the office has.
import { stringify } from 'csv-stringify/sync';
import type { TableExport } from '../../shared/exports/calendar-table.ts';

/** What begins a formula in the spreadsheets of today, in its wide form too; a tab or a line's end hides one. */
const taken = /^['=+\-@\t\r\n＝＋－＠]/;

export const markedCell = (cell: string): string => (taken.test(cell) ? `'${cell}` : cell);

const linesOf = (lines: readonly (readonly string[])[], bom: boolean): string =>
  stringify([...lines], { bom, record_delimiter: 'windows' });

export const csvOf = ({ columns, rows }: TableExport): string =>
  linesOf([columns, ...rows.map((row) => row.map(markedCell))], true);

/** So many rows are one piece of a long file. */
const rowsInPiece = 50;

/** The same file in pieces. `wrote` is told how many rows went into each. */
export function* csvPieces({ columns, rows }: TableExport, wrote: (rows: number) => void): Generator<string> {
  yield csvOf({ columns, rows: [] });
  for (let from = 0; from < rows.length; from += rowsInPiece) {
    const some = rows.slice(from, from + rowsInPiece);
    wrote(some.length);
    yield linesOf(
      some.map((row) => row.map(markedCell)),
      false,
    );
  }
}
