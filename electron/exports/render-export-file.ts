// One file of an export as bytes: a text as it is, a table as .csv and .xlsx, a paper as the office keeps it.
import type { ExportFile } from '../../shared/exports/export-file.ts';
import { csvPieces } from './csv.ts';
import { xlsxPieces } from './xlsx.ts';

/** A file of an export, in pieces so short that the window gets its turn between them; `path` with forward slashes. */
export interface RenderedFile {
  readonly path: string;
  /** Of a table, without its headings; counted where its rows are read again. */
  readonly rows: number | null;
  readonly pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
}

/**
 * `kept` gives the bytes stored under a SHA-256; it throws where there are none. `wrote` is told as rows are written.
 * The one or two files it becomes.
 */
export function renderExportFile(
  file: ExportFile,
  kept: (sha256: string) => Uint8Array,
  wrote: (rows: number) => void = () => {},
): RenderedFile[] {
  const { path } = file;
  switch (file.kind) {
    case 'text':
      return [{ path, rows: null, pieces: [Buffer.from(file.text, 'utf8')] }];
    case 'page':
      return [{ path, rows: null, pieces: utf8(file.pieces()) }];
    case 'paper':
      return [{ path, rows: null, pieces: inOnePiece(() => kept(file.sha256)) }];
    case 'table': {
      const columns = file.columns.map(({ id }) => id);
      const csv = csvPieces({ columns, rows: file.rows }, wrote);
      return [
        { path: `${path}.csv`, rows: file.rows.length, pieces: utf8(csv) },
        { path: `${path}.xlsx`, rows: null, pieces: xlsxPieces(file, wrote) },
      ];
    }
  }
}

function* utf8(pieces: Iterable<string>): Generator<Uint8Array> {
  for (const piece of pieces) yield Buffer.from(piece, 'utf8');
}

/** Read when it is written, and not before. */
function* inOnePiece(read: () => Uint8Array): Generator<Uint8Array> {
  yield read();
}
