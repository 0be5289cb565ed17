// A table of an export on a page. A register has far more columns than a sheet is wide: the page shows those in which
// something stands, up to what a sheet holds, and says how many more the files have.
import type { ExportFile } from './export-file.ts';
import { escaped } from './html.ts';

type Table = Extract<ExportFile, { kind: 'table' }>;

/** So many columns fit on a sheet of paper on its side. */
const columnsOnPage = 14;

/** What a reader looks for first in the wide ones. */
const first: Readonly<Record<string, readonly string[]>> = {
  'mail-ballots': [
    ...['line', 'kind', 'surname', 'given', 'suffix', 'house_number', 'street', 'district', 'received_day', 'decision'],
    ...['envelope', 'left_day', 'came_back_day', 'ballot_stands'],
  ],
  candidates: [
    ...['ballot_order', 'office', 'vote_for', 'term_ends', 'name', 'house_number', 'street', 'apartment', 'city'],
    ...['party_or_body', 'line'],
  ],
  calendar: ['day', 'weekday', 'last_day', 'hour', 'what', 'who', 'status', 'citations', 'other_reading'],
  history: ['recorded_at', 'who', 'what', 'happened_day', 'taken_back_at', 'taken_back_by', 'taken_back_reason'],
  filings: [
    ...['number', 'paper', 'received_day', 'received_hour', 'came', 'filed_by', 'pages', 'signatures_claimed'],
    ...['party_or_body', 'office', 'name', 'about_filing', 'decision', 'corrections'],
  ],
};

/** The places of the columns a page shows. */
export function columnsShown({ path, columns, rows }: Table): number[] {
  const wanted = first[path.slice(path.lastIndexOf('/') + 1)];
  const all = columns.map((_, at) => at);
  const used = all.filter((at) => rows.some((row) => (row[at] ?? '') !== ''));
  const chosen = wanted ? used.filter((at) => wanted.includes(columns[at]?.id ?? '')) : used;
  return chosen.slice(0, columnsOnPage);
}

/** “3 rows.” and, where the page leaves some out, how many columns the files have. */
export function whatIsShown({ rows, columns }: Table, shown: readonly number[]): string {
  const count = `${rows.length} ${rows.length === 1 ? 'row' : 'rows'}.`;
  if (shown.length === columns.length) return count;
  return `${count} ${shown.length} of ${columns.length} columns are shown; the files have all of them.`;
}

/** So many rows are one piece of a page. */
const rowsInPiece = 50;

/** `rows`: those this page shows. */
export function* tableHtml(
  { title, columns }: Table,
  shown: readonly number[],
  rows: readonly (readonly string[])[],
): Generator<string> {
  const headCells = shown.map((at) => `<th scope="col">${escaped(columns[at]?.title ?? '')}</th>`).join('');
  yield `<div class="wide" role="region" tabindex="0" aria-label="${escaped(title)}, the table"><table>\n<thead><tr>${headCells}</tr></thead>\n<tbody>\n`;
  const cellsOf = (row: readonly string[]) => shown.map((at) => cellHtml(row[at] ?? '')).join('');
  for (let from = 0; from < rows.length; from += rowsInPiece)
    yield rows
      .slice(from, from + rowsInPiece)
      .map((row) => `<tr>${cellsOf(row)}</tr>\n`)
      .join('');
  yield '</tbody></table></div>';
}

/** A day is read at a glance only in one piece. */
const cellHtml = (cell: string): string =>
  `<td${/^\d{4}-\d\d-\d\d$/.test(cell) ? ' class="day"' : ''}>${escaped(cell)}</td>`;
