// Choosing the village's seal, or its artwork for envelopes: the file is read, looked at, and drawn once for trial. Nothing is kept until the act.

import { type Refusal, refuse } from '../../shared/commands/define-command.ts';
import { artworkAlt } from '../../shared/commands/envelope-facts.ts';
import { group, heading, words } from '../../shared/documents/blocks.ts';
import { sealOf } from '../../shared/documents/dress.ts';
import type { Picture } from '../../shared/documents/picture.ts';
import type { RecordedAt } from '../../shared/domain/recorded-at.ts';
import type { ServiceValue } from '../../shared/ipc/contract.ts';
import { ok, type Result } from '../../shared/result.ts';
import type { Desk } from '../app.ts';
import type { OfficeStore } from '../store/office-store.ts';
import { readWhole } from './chosen-files.ts';
import { readSeal } from './read-seal.ts';

const mostBytes = 1024 * 1024;

type Chosen = Result<ServiceValue<'seal.choose-file'>, Refusal>;

/** The file the clerk picks; nothing after Cancel. */
export async function chooseSeal(desk: Desk, store: OfficeStore): Promise<Chosen> {
  const title = 'Which file is the village’s seal?';
  const file = await desk.dialogs.openFile({ title, extensions: ['svg', 'jpg', 'jpeg'] });
  return file === null ? ok({ chosen: null }) : takeSeal(desk, store, file);
}

/** The village's own Official Election Mail artwork, which it has from the post office. The program brings none. */
export async function chooseArtwork(desk: Desk): Promise<Chosen> {
  const title = 'Which file is your Official Election Mail artwork?';
  const file = await desk.dialogs.openFile({ title, extensions: ['svg', 'jpg', 'jpeg'] });
  if (file === null) return ok({ chosen: null });
  const no = (why: string) =>
    refuse('not-artwork', `${why.replaceAll('Save the seal', 'Save the artwork')} Nothing was changed.`);
  return taken(desk, file, { use: 'artwork', alt: artworkAlt, no });
}

/** The same for a file that is named, as on the command line: read, looked at, held at hand for the act. */
export async function takeSeal(desk: Desk, store: OfficeStore, file: string): Promise<Chosen> {
  const no = (why: string) => refuse('not-a-seal', `${why} Nothing was changed.`);
  return taken(desk, file, { use: 'seal', alt: sealOf(store.state.office.village?.name ?? ''), no });
}

interface PictureUse {
  readonly use: 'seal' | 'artwork';
  /** What a screen reader says in its place. */
  readonly alt: string;
  readonly no: (why: string) => Chosen & { ok: false };
}

async function taken(desk: Desk, file: string, { use, alt, no }: PictureUse): Promise<Chosen> {
  const read = await readWhole(file, mostBytes);
  if (!read.ok) return no(read.error);
  const { name, bytes } = read.value;
  const picture = readSeal(bytes, name, alt);
  if (!picture.ok) return no(picture.error);
  if (!(await prints(picture.value, desk.clock.now())))
    return no(`${name} cannot be printed. Save the seal again as plain paths or as a JPEG.`);
  return ok({ chosen: { sha256: desk.chosen.hold({ use, name, bytes }), name, picture: picture.value } });
}

/** Whether a sheet with the picture can be drawn: what breaks must break here, and not on the day of a notice. */
async function prints(picture: Picture, stamp: RecordedAt): Promise<boolean> {
  const { renderFlow } = await import('../pdf/render.ts');
  const sheet = {
    ...{
      kind: 'flow' as const,
      paper: 'trial',
      templateVersion: 1,
      title: 'Trial',
      author: '',
      lang: 'en-US' as const,
    },
    ...{ size: 'letter' as const, type: 'filed' as const, practice: false, footer: '' },
    blocks: [{ ...group(heading(1, words('Trial'))), picture }],
  };
  try {
    return (await renderFlow(sheet, { stamp })).ok;
  } catch {
    return false;
  }
}
