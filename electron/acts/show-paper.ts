// After the commit: the paper is written to the out folder and opened in the viewer. A failure here loses nothing.
import { type Refusal, refuse } from '../../shared/commands/define-command.ts';
import { ok, type Result } from '../../shared/result.ts';
import type { Desk } from '../app.ts';
import { writeOut } from '../out-folder.ts';
import { photoKind } from '../pictures/photo-kind.ts';
import type { OfficeStore } from '../store/office-store.ts';
import { isDiskFull } from '../store/store-problem.ts';
import type { DrawnPaper } from './draw-paper.ts';

/** Opens the paper. What went wrong is said on the console only: the act stands, and the paper can be opened again. */
export async function showPaper(desk: Desk, name: string, paper: DrawnPaper): Promise<void> {
  const opened = await openInViewer(desk, `${paper.title}.pdf`, paper.bytes);
  if (!opened.ok) console.error(`${name}: the paper was made but not shown: ${opened.error.message}`);
}

async function openInViewer(desk: Desk, name: string, bytes: Uint8Array): ReturnType<Desk['viewer']['open']> {
  let file: string;
  try {
    file = writeOut(desk.dataDir, name, bytes);
  } catch (error) {
    const why = isDiskFull(error) ? 'the disk is full' : 'the folder “out” in the data folder cannot be written';
    return { ok: false, error: { message: why } };
  }
  return desk.viewer.open(file);
}

/** By its contents: the office keeps papers, and photos of papers on walls. */
function nameOf(bytes: Buffer, sha256: string): string {
  const photo = photoKind(bytes);
  return photo === null ? `paper-${sha256.slice(0, 8)}.pdf` : `photo-${sha256.slice(0, 8)}.${photo}`;
}

/** Opens a stored edition or photo again: the frozen bytes, never drawn anew. */
export async function showStored(
  desk: Desk,
  store: OfficeStore,
  sha256: string,
): Promise<Result<Record<never, never>, Refusal>> {
  const bytes = store.blobs.read(sha256);
  if (!bytes) return refuse('no-such-paper', 'That paper is not in this office.', 'sha256');
  const opened = await openInViewer(desk, nameOf(bytes, sha256), bytes);
  return opened.ok
    ? ok({})
    : refuse('no-viewer', `The paper is safe, but it could not be shown: ${opened.error.message}`);
}
