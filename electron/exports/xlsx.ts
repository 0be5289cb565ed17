// A table as a workbook in which every cell is text: a spreadsheet opened with a double click keeps the zero before a ZIP
// code, makes no day of a house number and starts no formula. Written row by row, so that a register of thousands of ballots
// never stops the window.
import type { XlsxWriteStreamOptions } from 'hucre/xlsx';
import type { ExportFile } from '../../shared/exports/export-file.ts';

/** So many cells are written before the window gets its turn. */
const cellsAtATime = 500;
/** Excel takes a sheet's name of at most this length, without these signs. */
const sheetName = (title: string): string => title.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31);
/** `_x000D_` is how the format itself writes a sign it cannot hold; where the text has it, it is said to be text. */
const literal = (text: string): string => text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_');

export async function xlsxOf({ title, columns, rows }: Extract<ExportFile, { kind: 'table' }>): Promise<Uint8Array> {
  // Loaded with the first export: no start should wait for it.
  const { writeXlsxStream } = await import('hucre/xlsx');
  const widest = columns.map((one, at) =>
    Math.max(one.title.length, ...rows.slice(0, 100).map((r) => r[at]?.length ?? 0)),
  );
  const options: XlsxWriteStreamOptions = {
    name: sheetName(title),
    columns: columns.map((one, at) => ({
      ...{ header: one.title, numFmt: '@' },
      width: Math.min(40, Math.max(8, (widest[at] ?? 0) + 2)),
    })),
    freezePane: { rows: 1 },
    maxRowsPerSheet: Number.POSITIVE_INFINITY,
  };
  const chunks: Uint8Array[] = [];
  for await (const chunk of writeXlsxStream(inTurns(rows), options)) chunks.push(chunk);
  return new Uint8Array(Buffer.concat(chunks));
}

async function* inTurns(rows: readonly (readonly string[])[]): AsyncGenerator<(string | null)[]> {
  let written = 0;
  for (const row of rows) {
    yield row.map((cell) => (cell === '' ? null : literal(cell)));
    written += row.length;
    if (written < cellsAtATime) continue;
    written = 0;
    await new Promise((turn) => setImmediate(turn));
  }
}
