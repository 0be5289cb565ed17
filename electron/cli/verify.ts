// `desk verify`: is an export still what was written? Needs neither the office nor its folder.
import path from 'node:path';
import type { CheckedExport } from '../../shared/jobs/check-export.ts';
import { checkedInWords } from '../../shared/words/checked-export.ts';
import { checkExportAt } from '../verify/check-export.ts';
import { unpackInto } from '../verify/unpack.ts';
import { commandLine } from './command-line.ts';
import { type Io, plainSpaces, printJson, Sentence } from './say.ts';
import { exportPassphrase } from './unlock-from-files.ts';
import { unwatched } from './unwatched.ts';

export async function verifyCommand(args: readonly string[], io: Io): Promise<number> {
  const line = commandLine(args, { unpack: { type: 'string' } });
  const [place, ...more] = line.words;
  if (place === undefined || more.length > 0)
    throw new Sentence('Say which export: desk verify DIR, or desk verify FILE for a sealed one.');
  const unpack = line.text('unpack');
  const passphrase = exportPassphrase();
  if (unpack !== undefined && passphrase === null)
    throw new Sentence(
      'Only a sealed export is unpacked. Name the file with its passphrase in DESK_EXPORT_PASSPHRASE_FILE.',
    );
  const along = unpack === undefined ? undefined : unpackInto(path.resolve(unpack));
  const checked = await checkExportAt(path.resolve(place), passphrase, unwatched, along);
  if (!checked.ok) throw new Sentence(checked.error.message);
  return tell(checked.value, line.flag('json'), io);
}

function tell(checked: CheckedExport, asJson: boolean, io: Io): number {
  if (asJson) printJson(io, checked);
  else
    io.out(
      plainSpaces(
        checkedInWords(checked)
          .map((one) => `${one}\n`)
          .join(''),
      ),
    );
  if (checked.wrongCount > 0)
    throw new Sentence(
      checked.wrongCount === 1
        ? 'The export is not as it was written: one thing does not hold.'
        : `The export is not as it was written: ${checked.wrongCount} things do not hold.`,
    );
  return 0;
}
