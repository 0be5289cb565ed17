// One file of an export as bytes: a text as it is, a table as .csv and .xlsx, a paper as the office keeps it.
import type { ExportFile } from '../../shared/exports/export-file.ts';
import { csvOf, csvRows } from './csv.ts';
import { xlsxOf } from './xlsx.ts';

/** A finished file of an export; `path` with forward slashes. */
export interface RenderedFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** `kept` gives the bytes stored under a SHA-256; it throws where there are none. Yields the one or two files it becomes. */
export async function* renderExportFile(
  file: ExportFile,
  kept: (sha256: string) => Uint8Array,
): AsyncGenerator<RenderedFile> {
  switch (file.kind) {
    case 'text':
      yield { path: file.path, bytes: Buffer.from(file.text, 'utf8') };
      return;
    case 'paper':
      yield { path: file.path, bytes: kept(file.sha256) };
      return;
    case 'table': {
      const columns = file.columns.map(({ id }) => id);
      yield { path: `${file.path}.csv`, bytes: Buffer.from(await csvOfMany(columns, file.rows), 'utf8') };
      yield { path: `${file.path}.xlsx`, bytes: await xlsxOf(file) };
    }
  }
}

/** So many rows are written before the window gets its turn. */
const rowsAtATime = 100;

async function csvOfMany(columns: readonly string[], rows: readonly (readonly string[])[]): Promise<string> {
  const parts = [csvOf({ columns, rows: rows.slice(0, rowsAtATime) })];
  for (let from = rowsAtATime; from < rows.length; from += rowsAtATime) {
    await new Promise((turn) => setImmediate(turn));
    parts.push(csvRows(rows.slice(from, from + rowsAtATime)));
  }
  return parts.join('');
}
