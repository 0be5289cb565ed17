// Brings the window to an office with passphrases, for stories that begin there.
import { _electron, type ElectronApplication, type Page } from '@playwright/test';
import { fallsSteps, type Step } from '../support/example-steps.ts';
import { callDesk } from './call-desk.ts';
import { expect, root } from './fixtures.ts';
import { openDeskWith } from './open-desk-with.ts';

export const ruth = 'person-1';
export const ruthsPassphrase = 'a long winter in Example Falls';
export const patsPassphrase = 'seven geese on the green';

/** Each try costs a second of hard work on purpose, and more on a busy machine. */
export const slow = 20_000;

async function must(page: Page, name: string, input: unknown): Promise<Record<string, unknown>> {
  const answer = await callDesk(page, name, input);
  if (!answer.ok) throw new Error(`${name}: ${answer.refusal?.message}`);
  return answer.value as Record<string, unknown>;
}

/** Example Falls with Ruth’s passphrase; returns the recovery code as it is printed. */
export async function openSealed(page: Page, steps: readonly Step[] = fallsSteps): Promise<string> {
  await openDeskWith(page, steps);
  await must(page, 'people.set-passphrase', { person: ruth, old: null, new: ruthsPassphrase });
  const { groups } = await must(page, 'people.make-recovery-code', {});
  await page.reload();
  await page.locator('h1').waitFor();
  return (groups as string[]).join('-');
}

/** Adds Pat with a passphrase of her own; returns her id. */
export async function addPat(page: Page, role: 'deputy' | 'reader'): Promise<string> {
  const { person } = await must(page, 'people.add', { act: 'story-add-pat', input: { name: 'Pat Quill', role } });
  await must(page, 'people.set-passphrase', { person, old: null, new: patsPassphrase });
  await page.reload();
  await page.locator('h1').waitFor();
  return person as string;
}

export const lockScreen = (page: Page) => page.locator('#lock');
export const passphraseField = (page: Page) => page.getByRole('textbox', { name: 'Passphrase', exact: true });

/** Types into the lock screen and presses Enter; `name` where it asks who is there. */
export async function tryToOpen(page: Page, passphrase: string, name?: string): Promise<void> {
  if (name !== undefined) await page.getByRole('radio', { name }).check({ force: true });
  await passphraseField(page).fill(passphrase);
  await page.keyboard.press('Enter');
}

export async function opensWith(page: Page, passphrase: string, name?: string): Promise<void> {
  await tryToOpen(page, passphrase, name);
  await expect(lockScreen(page)).toBeEmpty({ timeout: slow });
}

/** Starts the program once more on the same folder. */
export async function startAgain(programArgs: string[]): Promise<{ app: ElectronApplication; page: Page }> {
  const app = await _electron.launch({ args: programArgs, cwd: root });
  const page = await app.firstWindow();
  await page.waitForURL(/^[a-z]+:\/\/desk\b/);
  return { app, page };
}
