// The sheet for the safe, drawn from the code that was just made and shown once. The code is stored nowhere, so this is
// no act: nothing of it is left but the file in `out`, which is gone when the program is closed.
import type { Refusal } from '../../shared/commands/define-command.ts';
import { recoveryCodeSheet } from '../../shared/documents/certificates/recovery-code.ts';
import { ok, type Result } from '../../shared/result.ts';
import type { Desk } from '../app.ts';
import type { OfficeStore } from '../store/office-store.ts';
import { actorOf } from '../who-acts.ts';
import { drawPaper } from './draw-paper.ts';
import { showPaper } from './show-paper.ts';

export async function printRecoveryCode(
  desk: Desk,
  store: OfficeStore,
  groups: readonly string[],
): Promise<Result<{ readonly pages: number }, Refusal>> {
  const { village, kind } = store.state.office;
  const facts = { village, groups, madeOn: desk.clock.today(), madeBy: actorOf(desk, store).name };
  const document = recoveryCodeSheet({ ...facts, practice: kind === 'practice', size: 'letter' });
  const drawn = await drawPaper({ kind: 'flow', document, facts: null }, desk.clock.now());
  if (!drawn.ok) return drawn;
  await showPaper(desk, 'paper.print-recovery-code', drawn.value);
  return ok({ pages: drawn.value.pages });
}
