// The newspaper's copy of a paper as a text file: lines end in CR LF, as the newspaper's own programs expect.
import path from 'node:path';
import { type Refusal, refuse } from '../../shared/commands/define-command.ts';
import type { ElectionId } from '../../shared/domain/ids.ts';
import { ok, type Result } from '../../shared/result.ts';
import { paperPage } from '../../shared/views/paper-page.ts';
import type { Desk } from '../app.ts';
import type { OfficeStore } from '../store/office-store.ts';
import { contextOf } from '../view-context.ts';
import { writeChosen } from './write-chosen.ts';

/** Asks where to save it, and writes it there. `saved`: the file's name; null when the person pressed Cancel. */
export async function saveNewspaperCopy(
  desk: Desk,
  store: OfficeStore,
  { election, paper }: { readonly election: ElectionId; readonly paper: string },
): Promise<Result<{ saved: string | null }, Refusal>> {
  const page = paperPage.answer(store.state, { election, paper, size: 'letter', type: null }, contextOf(desk, store));
  if (!page.ok) return page;
  const { newspaper } = page.value;
  if (newspaper === null) return refuse('no-copy', 'No newspaper prints this paper, so it has no copy.', 'paper');
  const target = await desk.dialogs.saveFile({
    title: 'Save the copy for the newspaper',
    defaultName: `${paper}-${election}.txt`,
  });
  if (target === null) return ok({ saved: null });
  const written = writeChosen(target, newspaper.text.replaceAll('\n', '\r\n'));
  return written.ok ? ok({ saved: path.basename(target) }) : written;
}
