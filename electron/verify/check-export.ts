// Is an export still what was written? It needs the export and nothing else: no office, no folder of one, no database.
import { realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Refusal, refuse } from '../../shared/commands/define-command.ts';
import { type Manifest, manifestName, sealedName } from '../../shared/exports/manifest.ts';
import type { CheckedExport } from '../../shared/jobs/check-export.ts';
import { mostTold } from '../../shared/jobs/check-export.ts';
import { ok, type Result } from '../../shared/result.ts';
import { seen } from '../../shared/words/seen.ts';
import { NotOpened } from '../exports/sealed-archive.ts';
import type { JobControl } from '../job-runner.ts';
import { type Compared, compared } from './compare.ts';
import { type Entry, folderEntries, sealedEntries } from './entries.ts';
import { readPlainFile } from './plain-file.ts';
import { type ReadFile, readEntry } from './read-entry.ts';

type Checked = Result<CheckedExport, Refusal>;
/** What becomes of each file of a sealed export on the way, such as being unpacked. */
export type Along = (entry: Entry & { odd: null }) => Entry & { odd: null };

/**
 * `place`: the folder of an export, its manifest, or a sealed file alone. With a passphrase a sealed one is opened as well;
 * without, only the file itself is compared.
 */
export async function checkExportAt(
  place: string,
  passphrase: string | null,
  control: JobControl,
  along: Along = (entry) => entry,
): Promise<Checked> {
  try {
    const found = statSync(place, { throwIfNoEntry: false });
    if (!found)
      return refuse('no-such-place', `${seen(place)} is not there. Choose the folder of the export.`, 'place');
    if (!found.isFile() && !found.isDirectory()) return noExport(place, path.basename(place));
    if (found.isFile() && path.basename(place) !== manifestName)
      return await checkSealed(place, passphrase, control, along);
    return await checkFolder(found.isFile() ? path.dirname(place) : place, passphrase, control, along);
  } catch (error) {
    if (control.signal.aborted) throw error;
    if (error instanceof NotOpened) return refuse('wrong-secret', error.message, 'passphrase');
    const code = (error as NodeJS.ErrnoException).code;
    if (code === undefined) throw error;
    return refuse(
      'no-such-place',
      `${seen(place)} could not be read to its end: the drive was taken out, or a file on it cannot be read. Put it in and check it again; if it stops again, use another copy or make the export again.`,
      'place',
    );
  }
}

async function checkFolder(
  folder: string,
  passphrase: string | null,
  control: JobControl,
  along: Along,
): Promise<Checked> {
  const name = path.basename(path.resolve(folder));
  const outside = compared(await readAll(folderEntries(folder), control));
  if (!outside) return noExport(folder, name);
  if (!outside.manifest.files.some((file) => file.path === sealedName)) return ok(told(name, outside, 'no'));
  if (passphrase === null || outside.wrong.length > 0) return ok(told(name, outside, 'not-opened'));
  const inside = await insideOf(path.join(folder, sealedName), passphrase, control, along);
  if (!inside) return noExport(folder, name);
  const wrong = sameExport(outside.manifest, inside.manifest)
    ? inside.wrong
    : ['What is sealed inside is another export than the list beside it says.', ...inside.wrong];
  const both = { ...inside, wrong, notes: [...outside.notes, ...inside.notes] };
  return ok({ ...told(name, both, 'opened'), manifestSha256: outside.manifestSha256 });
}

/** The two lists are made in one go; only their files differ. */
function sameExport(outside: Manifest, inside: Manifest): boolean {
  const about = ({ log: _, totals: __, files: ___, ...rest }: Manifest): string => JSON.stringify(rest);
  return about(outside) === about(inside);
}

async function checkSealed(
  file: string,
  passphrase: string | null,
  control: JobControl,
  along: Along,
): Promise<Checked> {
  if (passphrase === null)
    return refuse(
      'secret-needed',
      `${file} is one file. If it is a sealed export, it opens with the passphrase chosen for it; else name the folder of the export.`,
      'passphrase',
    );
  const inside = await insideOf(file, passphrase, control, along);
  return inside ? ok(told(path.basename(file), inside, 'opened')) : noExport(file, path.basename(file));
}

async function insideOf(file: string, passphrase: string, control: JobControl, along: Along): Promise<Compared | null> {
  const bytes = readPlainFile(realpathSync(file));
  try {
    return compared(await readAll(sealedEntries(bytes, passphrase), control, along));
  } finally {
    await bytes.return(undefined); // the file is let go of, also where it did not open
  }
}

async function readAll(entries: AsyncIterable<Entry>, control: JobControl, along: Along = (entry) => entry) {
  const files = new Map<string, ReadFile>();
  const odd: string[] = [];
  for await (const entry of entries) {
    if (entry.odd !== null) odd.push(`“${entry.path}” ${entry.odd}; an export has none.`);
    else if (files.has(entry.path)) odd.push(`“${entry.path}” is there twice.`);
    else files.set(entry.path, await readEntry(along(entry), control));
    control.progress({ what: 'files read', done: files.size, total: null });
  }
  return { files, odd };
}

const noExport = (place: string, name: string) =>
  name.endsWith('-in-progress')
    ? refuse(
        'no-export',
        `${seen(place)} was never finished: it is what is left of an export that was cut off. Make the export again.`,
        'place',
      )
    : refuse(
        'no-export',
        `${seen(place)} is not an export. Open it and choose the folder inside that begins with the village’s name. Was it that folder? Then its list, ${manifestName}, is missing or damaged: use another copy.`,
        'place',
      );

function told(
  name: string,
  { manifest, manifestSha256, wrong, notes }: Compared,
  sealed: CheckedExport['sealed'],
): CheckedExport {
  const { village, election, part, audience, madeAt, practice, totals, chain, log, files } = manifest;
  return {
    // Whatever stands there was written by whoever wrote it.
    ...{ name: seen(name), village: seen(village), title: seen(election.title), part: seen(part) },
    ...{ audience, madeAt, practice, log, sealed, manifestSha256 },
    election: election.id,
    files: totals.files,
    bytes: totals.bytes,
    rows: files.reduce((sum, { rows }) => sum + (rows ?? 0), 0),
    events: chain.events,
    head: chain.head,
    wrong: wrong.slice(0, mostTold).map(seen),
    wrongCount: wrong.length,
    notes: [...unfinished(name), ...notes].slice(0, mostTold).map(seen),
  };
}

/** Cut off between its last file and its name: whole, and never looked at as such. */
const unfinished = (name: string): string[] =>
  name.endsWith('-in-progress')
    ? ['Its name says that it was not finished: the office does not know of it. Make the export again.']
    : [];
