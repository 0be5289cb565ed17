// An export put together on this computer: its files, the log, the list of them all, and with a passphrase everything in one
// sealed file with a README that says how it opens.
import { createHash } from 'node:crypto';
import type { Refusal } from '../../shared/commands/define-command.ts';
import { refuse } from '../../shared/commands/define-command.ts';
import { electionNamed } from '../../shared/commands/last-year.ts';
import { noSuchElection } from '../../shared/commands/no-such-record.ts';
import type { ExportFile } from '../../shared/exports/export-file.ts';
import {
  logPath,
  Manifest,
  manifestName,
  manifestText,
  sealedName,
  sumsName,
  sumsText,
} from '../../shared/exports/manifest.ts';
import { partName } from '../../shared/exports/part-name.ts';
import { safeName } from '../../shared/exports/safe-name.ts';
import { ok, type Result } from '../../shared/result.ts';
import { partInWords } from '../../shared/words/exports.ts';
import type { Desk } from '../app.ts';
import { atOneMoment } from '../at-one-moment.ts';
import type { JobControl } from '../job-runner.ts';
import type { OfficeStore } from '../store/office-store.ts';
import type { StagedFile } from '../usb/copy-verified.ts';
import { exportFiles } from './export-files.ts';
import type { Wanted } from './export-records.ts';
import { logLines } from './log-lines.ts';
import { renderExportFile } from './render-export-file.ts';
import { sealedChunks } from './sealed-archive.ts';
import { sealedReadme } from './sealed-readme.ts';
import type { Staging } from './staging.ts';

/** `last`: what is written when everything else was compared. */
export interface Packed {
  readonly files: readonly StagedFile[];
  readonly last: readonly StagedFile[];
  readonly name: string;
  readonly manifest: { readonly sha256: string; readonly chain: Manifest['chain'] };
}
type About = Pick<Manifest, 'madeAt' | 'practice' | 'village' | 'election' | 'part' | 'audience' | 'chain'>;
/** So much is written at a time: about as much as can be opened in a slice. */
const oneWrite = 32 * 1024;

type Counted = StagedFile & { readonly rows: number | null };

export async function packed(
  desk: Desk,
  store: OfficeStore,
  wanted: Wanted,
  staging: Staging,
  control: JobControl,
): Promise<Result<Packed, Refusal>> {
  const moment = await contents(desk, store, wanted, control);
  if (!moment.ok) return moment;
  const {
    made: { files: planned, at },
    seen: { seq, hash },
  } = moment.value;
  const listing = store.state.office.elections.find(({ id }) => id === wanted.election);
  if (!listing) return noSuchElection(wanted.election);
  const about: About = {
    madeAt: at,
    practice: store.state.office.kind !== 'real',
    village: store.state.office.village?.name ?? '',
    election: { id: wanted.election, title: electionNamed(listing).replaceAll('\u00a0', ' ') },
    part: partName(wanted.part),
    audience: wanted.audience,
    chain: { events: seq, head: hash.toString('hex') },
  };
  const files = await written(store, planned, staging, control);
  if (files.length === 0)
    return refuse('nothing-to-export', 'Nothing of that is on record yet, so there is nothing to take away.', 'part');
  const log =
    wanted.part === 'all' && wanted.audience === 'office' ? await theLog(store, wanted, seq, staging, control) : null;
  const all = log === null ? files : [...files, { ...log.file, rows: null }];
  const listed = await lists(
    about,
    all,
    log === null ? null : { lines: log.lines, contents: log.contents },
    staging,
    control,
  );
  const name = nameOf(about);
  if (wanted.passphrase === null) return ok({ files: all, last: listed.files, name, manifest: listed.manifest });
  return ok({ ...(await sealedUp(desk, wanted.passphrase, about, [...all, ...listed.files], staging, control)), name });
}

/** “Example Falls, General election of March 16, 2027, inspectors”: what a person looks for on a stick. */
const nameOf = ({ village, election, part, audience }: About): string =>
  safeName(
    [
      village === '' ? 'Village' : safeName(village),
      election.title,
      ...(part === 'all' ? [] : [partInWords(part)]),
      audience === 'office' ? 'archive' : 'for the inspectors',
    ].join(', '),
  );

/** No table tells of more than the log beside it. */
function contents(desk: Desk, store: OfficeStore, { election, part, audience }: Wanted, control: JobControl) {
  let most = 0;
  return atOneMoment(
    store,
    async (breathe) => {
      const at = desk.clock.now();
      const files = await exportFiles(desk, store, { election, part, audience, at }, async (rows) => {
        most = Math.max(most, rows);
        control.progress({ what: 'rows put together', done: most, total: null });
        await breathe();
      });
      return files.ok ? ok({ files: files.value, at }) : files;
    },
    () => control.breathe(),
  );
}

/** How far the writing of the files has come: every row of a table is written twice. */
const piecesIn = (file: ExportFile): number => (file.kind === 'table' ? 2 * file.rows.length : 1);

async function written(
  store: OfficeStore,
  files: readonly ExportFile[],
  staging: Staging,
  control: JobControl,
): Promise<Counted[]> {
  const kept = (sha256: string): Uint8Array => {
    const bytes = store.blobs.read(sha256);
    if (!bytes) throw new Error(`the kept paper ${sha256.slice(0, 12)} is not in the office any more.`);
    return bytes;
  };
  const total = files.reduce((sum, file) => sum + piecesIn(file), 0);
  let done = 0;
  const each = async (): Promise<void> => {
    control.progress({ what: 'rows and files written', done, total });
    await control.breathe();
  };
  const all: Counted[] = [];
  for (const file of files) {
    const wrote = (rows: number) => {
      done += rows;
    };
    for (const { path, rows, pieces } of renderExportFile(file, kept, wrote))
      all.push({ ...(await staging.add(path, pieces, each)), rows });
    if (file.kind !== 'table') done += 1;
  }
  return all;
}

async function theLog(store: OfficeStore, { election }: Wanted, upTo: number, staging: Staging, control: JobControl) {
  let [lines, contentsHere] = [0, 0];
  function* chunks(): Generator<Uint8Array> {
    let waiting = '';
    for (const { line, opened } of logLines({ log: store.log, sealer: store.sealer, election, upTo })) {
      lines += 1;
      if (opened) contentsHere += 1;
      waiting += line;
      if (waiting.length < oneWrite) continue;
      yield Buffer.from(waiting, 'utf8');
      waiting = '';
    }
    yield Buffer.from(waiting, 'utf8');
  }
  const file = await staging.add(logPath, chunks(), async () => {
    control.progress({ what: 'events written down', done: lines, total: upTo });
    await control.breathe();
  });
  return { file, lines, contents: contentsHere };
}

/** The manifest and the digests, of files that are all there. */
async function lists(
  about: About,
  files: readonly Counted[],
  log: Manifest['log'],
  staging: Staging,
  control: JobControl,
) {
  const listed = files.map(({ path, bytes, sha256, rows }) => ({ path, bytes, sha256, rows }));
  const totals = { files: listed.length, bytes: listed.reduce((sum, { bytes }) => sum + bytes, 0) };
  const manifest = Manifest.parse({
    format: 'village-election-desk/export',
    version: 1,
    ...about,
    log,
    totals,
    files: listed,
  });
  const text = Buffer.from(manifestText(manifest), 'utf8');
  const sha256 = createHash('sha256').update(text).digest('hex');
  const sums = Buffer.from(sumsText(listed, sha256), 'utf8');
  const breathe = () => control.breathe();
  return {
    files: [await staging.add(manifestName, [text], breathe), await staging.add(sumsName, [sums], breathe)],
    manifest: { sha256, chain: about.chain },
  };
}

/** The same export inside one sealed file: outside stand only a README and a list of these two. */
async function sealedUp(
  desk: Desk,
  passphrase: string,
  about: About,
  inside: readonly StagedFile[],
  staging: Staging,
  control: JobControl,
): Promise<Omit<Packed, 'name'>> {
  const breathe = () => control.breathe();
  const readme = Buffer.from(sealedReadme(about), 'utf8');
  const files = [
    { ...(await staging.add('README.txt', [readme], breathe)), rows: null },
    { ...(await staging.add(sealedName, sealedChunks(inside, passphrase, desk.keyCost), breathe)), rows: null },
  ];
  const outer = await lists(about, files, null, staging, control);
  return { files, last: outer.files, manifest: outer.manifest };
}
