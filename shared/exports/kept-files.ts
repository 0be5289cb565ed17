// Files somebody else made that the office keeps with an election: the printer's ballot and photos of posted notices.
import type { ElectionState } from '../commands/define-command.ts';
import type { ExportFile } from './export-file.ts';

type Kept = Extract<ExportFile, { kind: 'paper' }>;

/** The end of its name where it is one the office takes in; a name from a disk is never used whole. */
const endOf = (name: string): string => /\.(pdf|jpe?g|png)$/i.exec(name)?.[0].toLowerCase() ?? '.bin';

/** Each once, in the order in which they were taken in. */
export function keptFiles({ file }: ElectionState): Kept[] {
  const ballots = file.ballotSteps.flatMap(({ step }) =>
    step.kind === 'printers-ballot' ? [{ folder: 'printers-ballots', ...step.file }] : [],
  );
  const photos = file.posted.flatMap(({ photo }) =>
    photo?.sha256 ? [{ folder: 'photos', name: photo.name, sha256: photo.sha256 }] : [],
  );
  const once = [...new Map([...ballots, ...photos].map((one) => [one.sha256, one])).values()];
  return once.map(({ folder, name, sha256 }, at) => ({
    ...{ kind: 'paper', sha256 },
    path: `files/${folder}/${String(at + 1).padStart(3, '0')}${endOf(name)}`,
  }));
}
