// A table as a workbook in which every cell is text: a spreadsheet opened with a double click keeps the zero before a ZIP
// code, makes no day of a house number and starts no formula. Written row by row, so that a register of thousands of ballots
// never stops the window.
import { setImmediate } from 'node:timers/promises';
import type { XlsxWriteStreamOptions } from 'hucre/xlsx';
import type { ExportFile } from '../../shared/exports/export-file.ts';

/** So many cells are written before the window gets its turn. */
const cellsAtATime = 500;
/** Excel takes a sheet's name of at most this length, without these signs. */
const sheetName = (title: string): string => title.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31);
/** `_x000D_` is how the format itself writes a sign it cannot hold; where the text has it, it is said to be text. */
const literal = (text: string): string => text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_');

/** The library, read with the first export: no start should wait for it. A part a turn, for all of it takes long. */
async function library() {
  await import('hucre/ooxml');
  await setImmediate();
  await import('hucre/ods');
  await setImmediate();
  return import('hucre/xlsx');
}

/** The workbook in pieces. `wrote` is told how many rows went into it since. */
export async function* xlsxPieces(
  { title, columns, rows }: Extract<ExportFile, { kind: 'table' }>,
  wrote: (rows: number) => void,
): AsyncGenerator<Uint8Array> {
  const { writeXlsxStream } = await library();
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
  yield* writeXlsxStream(inTurns(rows, wrote), options);
}

async function* inTurns(
  rows: readonly (readonly string[])[],
  wrote: (rows: number) => void,
): AsyncGenerator<(string | null)[]> {
  let cells = 0;
  for (const row of rows) {
    yield row.map((cell) => (cell === '' ? null : literal(cell)));
    wrote(1);
    cells += row.length;
    if (cells < cellsAtATime) continue;
    cells = 0;
    await setImmediate();
  }
}
