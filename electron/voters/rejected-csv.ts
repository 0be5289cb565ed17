// The lines that were left out, as a file the clerk can look at in a spreadsheet and send back to the county.
import { stringify } from 'csv-stringify/sync';
import type { RejectedLine } from '../../shared/jobs/import-voters.ts';

/** A text that a spreadsheet would take for a formula is given an apostrophe in front. */
const asText = (text: string): string => (/^[=+@\t\r-]/.test(text) ? `'${text}` : text);

export const rejectedAsCsv = (lines: readonly RejectedLine[]): string =>
  stringify(
    lines.map(({ line, reason, text }) => [String(line), reason, asText(text)]),
    {
      header: true,
      columns: ['Line', 'Why it was left out', 'As it stands in the file'],
      bom: true,
      record_delimiter: 'windows',
    },
  );
