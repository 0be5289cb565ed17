// A table as a CSV file that spreadsheets open as it is: UTF-8 with its mark, CR LF, quotes where they are needed. What a
// spreadsheet would take for a formula is written as text.
import { stringify } from 'csv-stringify/sync';
import type { TableExport } from '../../shared/exports/calendar-table.ts';

export const csvOf = ({ columns, rows }: TableExport): string =>
  stringify([[...columns], ...rows.map((row) => [...row])], {
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
  });
