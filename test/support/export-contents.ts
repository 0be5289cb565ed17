// What an export holds, before it is written anywhere: its files from an office with a row in every table.
import { exportFiles } from '../../electron/exports/export-files.ts';
import { renderExportFile } from '../../electron/exports/render-export-file.ts';
import type { ExportAudience, ExportFile, ExportPart } from '../../shared/exports/export-file.ts';
import { must } from '../../shared/result.ts';
import { fallsElection as election } from './example-steps.ts';
import { everyKindOfRecord, hardRecords } from './export-steps.ts';
import type { DeskOptions, TestDesk } from './test-desk.ts';

/** What an export of it holds. */
export async function contents(desk: TestDesk, audience: ExportAudience, part: ExportPart = 'all') {
  return must(await exportFiles(desk.app.desk, desk.store(), { election, part, audience }), 'an export');
}

export interface Written {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** The files as bytes. */
export async function rendered(desk: TestDesk, files: readonly ExportFile[]): Promise<Written[]> {
  const all: Written[] = [];
  const kept = (sha256: string) => desk.store().blobs.read(sha256) ?? failed(`no bytes of ${sha256}`);
  for (const { path, pieces } of files.flatMap((file) => renderExportFile(file, kept))) {
    const parts: Uint8Array[] = [];
    for await (const piece of pieces) parts.push(piece);
    all.push({ path, bytes: Buffer.concat(parts) });
  }
  return all;
}

/** A desk with a row in every table, after the close of the polls, and a notice printed. */
export async function hardDesk(falls: (options?: DeskOptions) => TestDesk): Promise<TestDesk> {
  const desk = falls({ now: '2027-03-16T21:41:00-04:00' });
  await hardRecords(desk);
  await everyKindOfRecord(desk);
  await desk.do('paper.print', {
    ...{ election, paper: 'notice-of-election', size: 'letter', type: null, correction: null },
    blanks: 'for the test',
  });
  return desk;
}

export const tablesIn = (files: readonly ExportFile[]) => files.filter((file) => file.kind === 'table');

function failed(why: string): never {
  throw new Error(why);
}
