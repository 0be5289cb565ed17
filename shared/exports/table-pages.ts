// A long table as pages of its own: a browser opens a thousand rows at once, and so does a printer.
import type { PlannedTable } from './contents.ts';
import type { ExportTable, TableFile } from './export-table.ts';
import { addressOf, escaped } from './html.ts';
import { type PageFile, page } from './page.ts';
import { columnsShown, tableHtml, whatIsShown } from './table-html.ts';

/** A table of more rows does not stand on the index page. */
const rowsOnIndex = 100;
const rowsOnPage = 1000;

export const isLong = ({ rows }: TableFile): boolean => rows.length > rowsOnIndex;
export const tablePagePath = ({ name }: ExportTable, number: number): string => `tables/${name}-${number}.html`;

export function tablePages({ table, file }: PlannedTable, electionTitle: string): PageFile[] {
  const pages = Math.ceil(file.rows.length / rowsOnPage);
  const shown = columnsShown(file);
  return Array.from({ length: pages }, (_, at) => onePage({ table, file }, shown, at, pages, electionTitle));
}

function onePage(
  { table, file }: PlannedTable,
  shown: readonly number[],
  at: number,
  pages: number,
  electionTitle: string,
): PageFile {
  const first = at * rowsOnPage;
  const rows = file.rows.slice(first, first + rowsOnPage);
  const links = [
    `<a href="../index.html">${escaped(electionTitle)}</a>`,
    ...(at > 0 ? [link(table, at, `Rows before`)] : []),
    ...(at + 1 < pages ? [link(table, at + 2, 'Rows after')] : []),
  ];
  const here = `Rows ${first + 1} to ${first + rows.length} of ${file.rows.length}`;
  const head = [
    `<p>${links.join(' · ')}</p>`,
    `<h1>${escaped(table.title)}</h1>`,
    `<p>${escaped(table.about)} ${escaped(whatIsShown(file, shown))} ${here}.</p>\n`,
  ];
  return page(tablePagePath(table, at + 1), `${table.title}, ${here}, ${electionTitle}`, function* () {
    yield head.join('\n');
    yield* tableHtml(file, shown, rows);
  });
}

const link = (table: ExportTable, number: number, words: string): string =>
  `<a href="${addressOf(tablePagePath(table, number).replace('tables/', ''))}">${words}</a>`;
