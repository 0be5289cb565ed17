// `desk export`: the records of an election into a folder or onto a stick, read again there and compared.
import { ElectionId } from '../../shared/domain/ids.ts';
import type { ExportAudience, ExportPart } from '../../shared/exports/export-file.ts';
import { partName } from '../../shared/exports/part-name.ts';
import { ExportPassphrase, WholePart } from '../../shared/jobs/export.ts';
import { currentElection } from '../../shared/views/desk-frame.ts';
import { sizeInWords } from '../../shared/words/backups.ts';
import { audienceInWords, filesInWords, partInWords } from '../../shared/words/exports.ts';
import { type Exported, exportRecords, type Wanted } from '../exports/export-records.ts';
import { type CommandLine, commandLine } from './command-line.ts';
import { type Io, plainSpaces, printJson, Sentence } from './say.ts';
import { exportPassphrase, exportPassphraseFile } from './unlock-from-files.ts';
import { unwatched } from './unwatched.ts';
import { type OfficeAtWork, withOffice } from './with-office.ts';

const usage =
  'Say where to: desk export --out DIR [--election ID] [--part NAME] [--for office|inspectors] [--sealed] --data DIR.';

export async function exportCommand(args: readonly string[], io: Io): Promise<number> {
  const line = commandLine(args, {
    out: { type: 'string' },
    part: { type: 'string' },
    for: { type: 'string' },
    election: { type: 'string' },
    sealed: { type: 'boolean' },
  });
  const folder = line.text('out');
  if (folder === undefined || line.words.length > 0) throw new Sentence(usage);
  const [part, audience, passphrase] = [partFrom(line), audienceFrom(line), passphraseFrom(line)];
  return withOffice(line, async (app) => {
    const wanted = { folder, part, audience, passphrase, election: electionFrom(line, app) };
    const done = await exportRecords(app.desk, app.store, wanted, unwatched);
    if (!done.ok) throw new Sentence(done.error.message);
    if (line.flag('json')) printJson(io, done.value);
    else io.out(plainSpaces(exportedInWords(done.value, wanted)));
    return 0;
  });
}

function partFrom(line: CommandLine): ExportPart {
  const named = line.text('part') ?? 'all';
  const paper = /^paper:(.{1,100})$/.exec(named)?.[1];
  if (paper !== undefined) return { paper };
  const part = WholePart.safeParse(named);
  if (!part.success)
    throw new Sentence(
      `There is no part “${named}”. There are: ${WholePart.options.join(', ')}, and paper:NAME for one paper.`,
    );
  return part.data;
}

function audienceFrom(line: CommandLine): ExportAudience {
  const named = line.text('for') ?? 'office';
  if (named === 'office' || named === 'inspectors') return named;
  throw new Sentence(`An export is --for office or --for inspectors, not for “${named}”. Nothing was written.`);
}

function passphraseFrom(line: CommandLine): string | null {
  if (!line.flag('sealed')) return null;
  const typed = exportPassphrase();
  if (typed === null)
    throw new Sentence(
      `Put the passphrase for the sealed export into a file and name the file in ${exportPassphraseFile}. Nothing was written.`,
    );
  if (!ExportPassphrase.safeParse(typed).success)
    throw new Sentence(
      'The passphrase for the export needs 10 signs or more; a few words are best. Nothing was written.',
    );
  return typed;
}

/** The one that is named, or the one the desk would open with. */
function electionFrom(line: CommandLine, { desk, store }: OfficeAtWork): ElectionId {
  const named = line.text('election');
  const current = named ?? currentElection(store.state, desk.clock.today());
  if (current === null) throw new Sentence('This office has no election yet, so there is nothing to take away.');
  const id = ElectionId.safeParse(current);
  if (!id.success)
    throw new Sentence(`“${current}” is no election: an id looks like 2027-03-16-general. Nothing was written.`);
  return id.data;
}

const afterwards: Readonly<Record<Exported['after'], string>> = {
  ejected: 'Safe to remove.',
  'eject-it': 'Eject the drive in the system, then take it out.',
  folder: 'It is in a folder of this computer or network.',
};

const exportedInWords = (done: Exported, { part, audience }: Wanted): string =>
  `Written, read again and compared: ${done.folder}
What: ${partInWords(partName(part))}, ${audienceInWords[audience]}${done.sealed ? ', sealed' : ''}: ${filesInWords(done.files)}, ${sizeInWords(done.bytes)}
SHA-256 of its list: ${done.manifestSha256}
Head: ${done.head}
${afterwards[done.after]}${done.recorded ? '' : '\nThat it was made could not be written down in the office.'}
`;
