// Locking the desk and opening it again, as the window does it: the screen is covered first, the key dropped after what was
// typed is kept, and nothing is uncovered before the office is open.
import type { Refusal, ServiceInput, ViewOutput } from '../../../shared/ipc/contract.ts';
import { coverScreen, isCovered, placeCovered, uncoverScreen } from '../../api/desk-cover.ts';
import { keepDrafts } from '../../api/kept-drafts.ts';
import { callService } from '../../api/service.ts';
import { askAgain, lastAnswer } from '../../api/view-cache.ts';

const RETRY_MS = 2000;

/** Which office and who sits at it, as the page that is mounted knows it; null before there was one. */
function seatTaken(): string | null {
  const frame = lastAnswer('desk.frame', {});
  if (!frame?.ok) return null;
  const { kind, actor } = frame.value as ViewOutput<'desk.frame'>;
  return `${kind} ${actor.person}`;
}

/** Covers the screen and locks what can be locked. Does nothing while it is covered already. */
export async function lockDesk(): Promise<void> {
  if (isCovered()) return;
  coverScreen({ state: 'closing', waitsFor: null });
  await keepDrafts();
  await turnKey();
}

async function turnKey(): Promise<void> {
  const answer = await callService('desk.lock', {});
  if (answer.ok) return coverScreen({ state: answer.value.locked ? 'sealed' : 'hidden' });
  if (answer.refusal.code === 'no-office' || answer.refusal.code === 'office-problem') {
    await askAgain(); // there is nothing to hide any more; the start screen says why
    return uncoverScreen(true, false);
  }
  const busy = answer.refusal.code === 'busy';
  const waitsFor = busy ? 'Something is still being finished, such as a backup.' : answer.refusal.message;
  coverScreen({ state: 'closing', waitsFor });
  setTimeout(() => void turnKey(), RETRY_MS);
}

/** Takes the cover away. Another person gets a page of her own; what was half typed is kept under its name. */
export async function uncoverDesk(codeUsed = false): Promise<void> {
  const before = seatTaken();
  await keepDrafts();
  await askAgain();
  const another = before !== null && before !== seatTaken();
  returnTo(another ? '#/today' : (placeCovered()?.hash ?? window.location.hash));
  uncoverScreen(another, codeUsed);
}

/** The address may have been changed beneath the lock screen, by the system's key for going back. */
function returnTo(hash: string): void {
  if (window.location.hash === hash) return;
  window.history.replaceState(null, '', hash === '' ? '#' : hash);
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}

/** Opens the locked office; the refusal that kept it shut, or null. */
export async function unlockDesk(input: ServiceInput<'desk.unlock'>): Promise<Refusal | null> {
  const answer = await callService('desk.unlock', input);
  if (answer.ok) await uncoverDesk();
  return answer.ok ? null : answer.refusal;
}

/** The same with the recovery code, which sets a new passphrase. */
export async function unlockDeskWithCode(input: ServiceInput<'desk.unlock-with-code'>): Promise<Refusal | null> {
  const answer = await callService('desk.unlock-with-code', input);
  if (answer.ok) await uncoverDesk(true);
  return answer.ok ? null : answer.refusal;
}
