// A long table as pages of its own: a browser opens a thousand rows at once, and so does a printer.
import type { PlannedTable } from './contents.ts';
import type { ExportFile } from './export-file.ts';
import type { ExportTable, TableFile } from './export-table.ts';
import { addressOf, escaped } from './html.ts';
import { lazyText, page } from './page.ts';
import { columnsShown, tableHtml, whatIsShown } from './table-html.ts';

/** A table of more rows does not stand on the index page. */
const rowsOnIndex = 100;
const rowsOnPage = 1000;

export const isLong = ({ count }: TableFile): boolean => count > rowsOnIndex;
export const tablePagePath = ({ name }: ExportTable, number: number): string => `tables/${name}-${number}.html`;

export function tablePages(
  { table, file }: PlannedTable,
  electionTitle: string,
): Extract<ExportFile, { kind: 'text' }>[] {
  const pages = Math.ceil(file.count / rowsOnPage);
  return Array.from({ length: pages }, (_, at) =>
    lazyText(tablePagePath(table, at + 1), () => onePage({ table, file }, at, pages, electionTitle)),
  );
}

function onePage({ table, file }: PlannedTable, at: number, pages: number, electionTitle: string): string {
  const first = at * rowsOnPage;
  const rows = file.rows.slice(first, first + rowsOnPage);
  const shown = columnsShown(file);
  const links = [
    `<a href="../index.html">${escaped(electionTitle)}</a>`,
    ...(at > 0 ? [link(table, at, `Rows before`)] : []),
    ...(at + 1 < pages ? [link(table, at + 2, 'Rows after')] : []),
  ];
  const here = `Rows ${first + 1} to ${first + rows.length} of ${file.count}`;
  const body = [
    `<p>${links.join(' · ')}</p>`,
    `<h1>${escaped(table.title)}</h1>`,
    `<p>${escaped(table.about)} ${escaped(whatIsShown(file, shown))} ${here}.</p>`,
    tableHtml(file, shown, rows),
  ];
  return page(`${table.title}, ${here}, ${electionTitle}`, body.join('\n'));
}

const link = (table: ExportTable, number: number, words: string): string =>
  `<a href="${addressOf(tablePagePath(table, number).replace('tables/', ''))}">${words}</a>`;
