// What was read of an export against its own list: what was changed, what is missing, what was put in, what does not count up.
import { logPath, Manifest, manifestName, manifestText, sumsName, sumsText } from '../../shared/exports/manifest.ts';
import { pathProblem } from '../../shared/exports/safe-name.ts';
import { parsed } from './parsed.ts';
import type { ReadFile } from './read-entry.ts';

export interface ReadExport {
  readonly files: ReadonlyMap<string, ReadFile>;
  /** Sentences about what lies there and is no file of an export. */
  readonly odd: readonly string[];
}
export interface Compared {
  readonly manifest: Manifest;
  readonly manifestSha256: string;
  readonly wrong: readonly string[];
  readonly notes: readonly string[];
}

/** What a system puts into a folder somebody looks at. */
const systems =
  /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini|\._[^/]*|\.fseventsd|\.Spotlight-V100|System Volume Information)($|\/)/i;

/** Null where no list lies there that could be one of ours, or it cannot be read. */
export function compared({ files, odd }: ReadExport): Compared | null {
  const list = files.get(manifestName);
  const manifest = manifestIn(list?.text ?? null);
  if (!list || !manifest) return null;
  const wrong = [...odd, ...hostileIn(manifest), ...listsWrong(manifest, list, files)];
  const notes: string[] = [];
  const known = new Set([manifestName, sumsName]);
  for (const listed of manifest.files) {
    known.add(listed.path);
    const problem = fileProblem(listed, files.get(listed.path));
    if (problem !== null) wrong.push(problem);
  }
  for (const path of files.keys()) {
    if (known.has(path)) continue;
    if (systems.test(path))
      notes.push(`“${path}” has a name that computers’ own systems put into folders; it is no part of the export.`);
    else wrong.push(`“${path}” was put in: it is not on the list.`);
  }
  return {
    manifest,
    manifestSha256: list.sha256,
    wrong: [...wrong, ...logProblems(manifest, files.get(logPath))],
    notes,
  };
}

const manifestIn = (text: string | null): Manifest | null => Manifest.safeParse(parsed(text ?? '')).data ?? null;

function hostileIn({ files }: Manifest): string[] {
  const seen = new Set<string>();
  return files.flatMap(({ path }) => {
    const twice = seen.has(path.toLowerCase());
    seen.add(path.toLowerCase());
    if (twice) return [`The list names “${path}” twice.`];
    const problem = pathProblem(path);
    return problem === null ? [] : [`The list names “${path}”, which no export has, because ${problem}.`];
  });
}

/** The list must be, to the byte, what this program writes, and the digests beside it must be of the same files. */
function listsWrong(manifest: Manifest, list: ReadFile, files: ReadExport['files']): string[] {
  const sums = files.get(sumsName);
  const totals = manifest.files.reduce((sum, { bytes }) => sum + bytes, 0);
  return [
    ...(list.text === manifestText(manifest) ? [] : [`“${manifestName}” was changed after it was written.`]),
    ...(sums?.text === sumsText(manifest.files, list.sha256)
      ? []
      : [
          sums
            ? `“${sumsName}” and “${manifestName}” do not say the same: one of them was changed.`
            : `“${sumsName}” is missing.`,
        ]),
    ...(manifest.totals.files === manifest.files.length && manifest.totals.bytes === totals
      ? []
      : [
          `“${manifestName}” does not add up: it counts ${manifest.totals.files} files and ${manifest.totals.bytes} bytes.`,
        ]),
  ];
}

function fileProblem(listed: Manifest['files'][number], found: ReadFile | undefined): string | null {
  const { path, bytes, sha256, rows } = listed;
  if (!found) return `“${path}” is missing.`;
  if (found.bytes !== bytes) return `“${path}” was changed: it has ${found.bytes} bytes, and ${bytes} were written.`;
  if (found.sha256 !== sha256) return `“${path}” was changed after it was written.`;
  if (rows !== null && found.unread !== null) return `“${path}” ${found.unread}, so its rows were not counted.`;
  if (rows !== null && found.rows !== rows)
    return `“${path}” has ${found.rows ?? 'no'} rows, and ${rows} were written.`;
  return null;
}

function logProblems({ log, chain, election, files }: Manifest, found: ReadFile | undefined): string[] {
  if (log === null) return [];
  const read = found?.log;
  if (!read) return ['The log of the history is missing.'];
  if (read.broken !== null) return [read.broken];
  return [
    ...(read.lines === log.lines && read.lines === chain.events
      ? []
      : [`The log has ${read.lines} events, and ${log.lines} were written of a history of ${chain.events}.`]),
    ...(read.contents === log.contents
      ? []
      : [`The log has the contents of ${read.contents} events, and ${log.contents} were written.`]),
    ...[...read.elections]
      .filter((stream) => stream !== election.id)
      .map((stream) => `The log has contents of “${stream}”, and the export is of ${election.id}.`),
    ...files
      .filter(({ path, sha256 }) => /^(papers|files)\//.test(path) && !read.named.has(sha256))
      .map(({ path }) => `“${path}” is no paper of this history: nothing in it names its SHA-256.`),
    ...(read.head === chain.head ? [] : ['The log does not end with the event the list names as its last.']),
  ];
}
