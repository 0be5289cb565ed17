// Choosing the printer's own ballot: the file is read, and is a PDF by what is in it. Nothing is kept until the act.
import { type Refusal, refuse } from '../../shared/commands/define-command.ts';
import type { ServiceValue } from '../../shared/ipc/contract.ts';
import { ok, type Result } from '../../shared/result.ts';
import type { Desk } from '../app.ts';
import { largestBlob } from '../store/blobs.ts';
import { readWhole } from './chosen-files.ts';
import { isPdf } from './pdf-file.ts';

/** The file the clerk picks; nothing after Cancel. */
export async function chooseBallot(desk: Desk): Promise<Result<ServiceValue<'ballot.choose-file'>, Refusal>> {
  const file = await desk.dialogs.openFile({ title: 'Which file is the printer’s ballot?', extensions: ['pdf'] });
  if (file === null) return ok({ chosen: null });
  const no = (why: string) => refuse('not-a-pdf', `${why} Nothing was kept.`);
  const read = await readWhole(file, largestBlob);
  if (!read.ok) return no(read.error);
  const { name, bytes } = read.value;
  if (!isPdf(bytes)) return no(`${name} is no PDF file, or not all of it. Ask the printer for the ballot as a PDF.`);
  return ok({ chosen: { sha256: desk.chosen.hold({ use: 'ballot', name, bytes }), name } });
}
