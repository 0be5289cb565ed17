// Enter in the search box of the register: a number read by the scanner is an envelope’s, a short one may be an application’s.
import { isOffEnvelope } from '../../../shared/domain/envelope-code.ts';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { askView } from '../../api/ask-view.ts';
import type { RegisterRow } from './register-state.tsx';

/** The number of the line that is meant; null where that cannot be told. */
export async function openTyped(
  election: ElectionId,
  typed: string,
  shown: readonly RegisterRow[],
): Promise<number | null> {
  const text = typed.trim();
  if (text === '') return null;
  const [only, other] = shown;
  const asApplication = /^[1-9]\d{0,2}$/.test(text) && shown.find(({ number }) => String(number) === text);
  if (asApplication) return asApplication.number;
  if (isOffEnvelope(text)) {
    const answer = await askView('mail-ballots.find-envelope', { election, text });
    const found = answer.ok ? answer.value.found[0] : undefined;
    if (found) return found.application;
  }
  return only && !other ? only.number : null;
}
