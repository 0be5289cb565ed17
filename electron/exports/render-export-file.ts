// One file of an export as the bytes that are written: a text, a kept paper, a table.
import type { ExportFile } from '../../shared/exports/export-file.ts';

export interface RenderedFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** `kept`: the bytes an edition was printed with. */
export async function* renderExportFile(
  file: ExportFile,
  kept: (sha256: string) => Uint8Array,
): AsyncGenerator<RenderedFile> {
  if (file.kind === 'text') yield { path: file.path, bytes: Buffer.from(file.text, 'utf8') };
  else if (file.kind === 'paper') yield { path: file.path, bytes: kept(file.sha256) };
  else {
    const { csvOf } = await import('./csv.ts');
    const text = csvOf({ columns: file.columns.map(({ title }) => title), rows: file.rows });
    yield { path: `${file.path}.csv`, bytes: Buffer.from(text, 'utf8') };
  }
}
