// A paper that is numbered and kept in the records and is no edition, such as a receipt or a letter: what stands on every one of
// them, and what of it is kept.
import type { FlowDocument } from '../documents/blocks.ts';
import { sealOf, withSeal } from '../documents/dress.ts';
import type { PaperFrame } from '../documents/paper-frame.ts';
import { err, ok, type Result } from '../result.ts';
import type { CommandContext, OfficeView } from './define-command.ts';

/** What stands on a paper of that number; or the sentence that says what must be told first. */
export function frameOf(office: OfficeView, number: number): Result<PaperFrame, string> {
  const { village, clerk, kind, seal } = office;
  if (!village || !clerk)
    return err('The paper needs the village’s name and the clerk’s name and address. Give them in Settings first.');
  return ok({
    ...{ village, clerk, edition: number, duplicate: false, practice: kind === 'practice', size: 'letter' as const },
    ...(seal === null ? {} : { seal: seal.sha256 }),
  });
}

/** The paper with the village's seal on its head where there is one; a seal whose file is gone stops no paper. */
export const sealedWith = (
  document: FlowDocument,
  { seal, village }: PaperFrame,
  { picture }: Pick<CommandContext, 'picture'>,
): FlowDocument => withSeal(document, seal === undefined ? null : picture(seal, sealOf(village.name)));

/** What an event keeps of a paper that was drawn for it. Throws where none was: the command asked for it. */
export function keptOf({ paper }: FlowDocument, { printed }: Pick<CommandContext, 'printed'>) {
  if (!printed) throw new Error(`the paper ${paper} was not drawn`);
  const { sha256, pages, templateVersion } = printed;
  return { sha256, pages, template: `${paper}/${templateVersion}` };
}
