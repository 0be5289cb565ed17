// What lies in an export, written last: every file with its size and SHA-256, what was counted, and the head of the history
// at that moment. Whoever checks the export years later has this and nothing else.
import { z } from 'zod';
import { ElectionId } from '../domain/ids.ts';
import { RecordedAt } from '../domain/recorded-at.ts';
import { Sha256 } from '../records/paper-edition.ts';

export const manifestName = 'manifest.json';
/** The same digests as `sha256sum -c` reads them, so that a computer without this program can compare them too. */
export const sumsName = 'SHA256SUMS.txt';
export const logPath = 'log/log.jsonl';
/** The whole export in one sealed file, beside its own README. */
export const sealedName = 'archive.sealed';

const Count = z.number().int().min(0);

export const Manifest = z.strictObject({
  format: z.literal('village-election-desk/export'),
  version: z.literal(1),
  madeAt: RecordedAt,
  /** Made in a practice office: nothing in it is real. */
  practice: z.boolean(),
  village: z.string().max(300),
  election: z.strictObject({ id: ElectionId, title: z.string().max(300) }),
  part: z.string().max(120),
  audience: z.enum(['office', 'inspectors']),
  /** How long the office’s whole history was, and the hash of its last event. */
  chain: z.strictObject({ events: Count, head: Sha256 }),
  /** Lines of the log in this export, and how many of them have their contents. Null where it holds no log. */
  log: z.strictObject({ lines: Count, contents: Count }).nullable(),
  totals: z.strictObject({ files: Count, bytes: Count }),
  /** `rows`: of a table, without its headings. */
  files: z
    .array(z.strictObject({ path: z.string().min(1).max(400), bytes: Count, sha256: Sha256, rows: Count.nullable() }))
    .max(50_000),
});
export type Manifest = z.infer<typeof Manifest>;
export type ListedFile = Manifest['files'][number];

/** The bytes of `manifest.json`, as text. */
export const manifestText = (manifest: Manifest): string => `${JSON.stringify(manifest, null, 1)}\n`;

/** The lines of `SHA256SUMS.txt`: every file of the manifest, and the manifest itself. */
export const sumsText = (files: readonly Pick<ListedFile, 'path' | 'sha256'>[], manifestSha256: string): string =>
  [...files, { path: manifestName, sha256: manifestSha256 }].map(({ path, sha256 }) => `${sha256}  ${path}\n`).join('');
