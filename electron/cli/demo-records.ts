// For `desk demo`: the records of the village's election as they are taken away, once whole and once for the inspectors.
import { mkdirSync } from 'node:fs';
import { ElectionId } from '../../shared/domain/ids.ts';
import type { ExportAudience } from '../../shared/exports/export-file.ts';
import { audienceInWords, filesInWords } from '../../shared/words/exports.ts';
import { exportRecords } from '../exports/export-records.ts';
import { Sentence } from './say.ts';
import { unwatched } from './unwatched.ts';
import type { OfficeAtWork } from './with-office.ts';

const folders: Readonly<Record<ExportAudience, string>> = { office: 'archive', inspectors: 'for-the-inspectors' };

/** Two folders whose names begin with `start`, each with an export that was read again; `keep` is told of both, with bytes. */
export async function writeRecords(
  { desk, store }: OfficeAtWork,
  election: string,
  start: string,
  keep: (folder: string, what: string, bytes: number) => void,
): Promise<void> {
  for (const [audience, name] of Object.entries(folders) as [ExportAudience, string][]) {
    const folder = `${start}-${name}`;
    mkdirSync(folder, { recursive: true });
    const wanted = { election: ElectionId.parse(election), part: 'all', audience, folder, passphrase: null } as const;
    const done = await exportRecords(desk, store, wanted, unwatched);
    if (!done.ok) throw new Sentence(done.error.message);
    const { files, bytes } = done.value;
    keep(name, `Taken away ${audienceInWords[audience]}: ${filesInWords(files)}; open the index.html in it`, bytes);
  }
}
