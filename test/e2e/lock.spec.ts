// The lock: what it hides, what it keeps, who gets in.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { fallsSteps, wizardSteps } from '../support/example-steps.ts';
import { callDesk } from './call-desk.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openDeskWith } from './open-desk-with.ts';
import {
  addPat,
  lockScreen,
  openSealed,
  opensWith,
  passphraseField,
  patsPassphrase,
  ruthsPassphrase,
  slow,
  tryToOpen,
} from './sealed-desk.ts';
import { tabTo } from './tab-to.ts';

test.use({ now: '2027-03-02T09:41:00-05:00' });
test.setTimeout(90_000);

const surname = (page: Page) => page.getByRole('textbox', { name: /surname|last name/i }).first();
const locked = (page: Page) => expect(page.getByRole('heading', { name: 'This office is locked.' })).toBeVisible();
const clean = async (page: Page) =>
  expect((await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations).toEqual([]);
/** After the last thing to press the focus leaves the page altogether, and comes back to the first. */
const focusIsOnPage = (page: Page) =>
  page.evaluate(() => document.activeElement !== document.body && !document.activeElement?.closest('#lock'));

async function halfTyped(page: Page, name: string): Promise<void> {
  await goTo(page, '#/mail-ballots/new');
  await tabTo(page, surname(page));
  await page.keyboard.type(name);
}

test('ten minutes without a key lock the desk; the half-typed form is there again, to the letter and the cursor', async ({
  page,
}) => {
  await page.clock.install();
  await openSealed(page);
  await halfTyped(page, 'Kowalczyk');
  await page.clock.fastForward('09:00');
  await page.keyboard.type('-Fox'); // somebody is there
  await page.clock.fastForward('09:00');
  await expect(surname(page)).toBeVisible();
  await page.clock.fastForward('01:05');
  await locked(page);
  await expect(passphraseField(page)).toBeFocused();
  await opensWith(page, ruthsPassphrase);
  await expect(surname(page)).toHaveValue('Kowalczyk-Fox');
  await expect(surname(page)).toBeFocused();
  await page.keyboard.type('!');
  await expect(surname(page)).toHaveValue('Kowalczyk-Fox!');
});

test('after how long it locks is set on this computer, in Settings', async ({ page }) => {
  await page.clock.install();
  await openSealed(page);
  await goTo(page, '#/settings/people');
  await page.getByLabel('Locks by itself').selectOption('2 minutes');
  await expect(page.getByRole('status').filter({ hasText: 'locks after 2 minutes' })).toBeAttached();
  await clean(page);
  await goTo(page, '#/calendar');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.clock.fastForward('02:05');
  await locked(page);
});

test('nothing of the page can be read while it is locked: not by eye, Tab, shortcut, title or printer', async ({
  page,
}) => {
  await openSealed(page);
  await halfTyped(page, 'Kowalczyk');
  await page.keyboard.press('Control+l'); // within half a second of the last key
  await locked(page);
  await clean(page);
  await expect(page).toHaveTitle('Locked · Village Election Desk');
  await expect(surname(page)).toBeHidden();
  await expect(page.locator('#root')).toHaveAttribute('inert', '');
  await expect(page.locator('body')).not.toHaveText(/Kowalczyk|Example|March|Mail ballots/, { useInnerText: true });
  for (let n = 0; n < 12; n += 1) {
    await page.keyboard.press('Tab');
    expect(await focusIsOnPage(page)).toBe(false);
  }
  for (const keys of ['Control+k', 'Control+z', 'F1', 'F2', 'Escape', '/']) await page.keyboard.press(keys);
  await page.evaluate(() => window.history.back());
  await page.waitForTimeout(300);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await locked(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('body')).toHaveText('Village Election Desk This office is locked.', { useInnerText: true });
  await page.emulateMedia({ media: null });
  expect((await callDesk(page, 'desk.frame', {})).refusal?.code).toBe('locked');

  await opensWith(page, ruthsPassphrase);
  await expect(page).toHaveURL(/#\/mail-ballots\/new$/);
  await expect(surname(page)).toHaveValue('Kowalczyk');
  await expect(page).not.toHaveTitle(/Locked/);
});

test('a dialog that is open stays beneath, and is there again', async ({ page }) => {
  await openSealed(page);
  await callDesk(page, 'office.set-certificate', { act: 'story-certificate', input: { required: false } });
  await page.keyboard.press('Control+z');
  const why = page.getByRole('textbox', { name: 'Why' });
  await why.fill('entered twice');
  await page.keyboard.press('Control+l');
  await locked(page);
  await expect(why).toBeHidden();
  await tryToOpen(page, 'nothing of the kind');
  await expect(passphraseField(page)).toHaveAttribute('aria-invalid', 'true', { timeout: slow });
  await expect(passphraseField(page)).toBeFocused();
  await opensWith(page, ruthsPassphrase);
  await expect(why).toHaveValue('entered twice');
});

test('a wrong passphrase is told beside the field, and the next try is free', async ({ page }) => {
  await openSealed(page);
  await page.getByRole('button', { name: 'Lock' }).click();
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByText('Type your passphrase.').first()).toBeVisible();
  for (let n = 0; n < 2; n += 1) {
    await tryToOpen(page, 'wrong');
    await expect(page.getByRole('button', { name: 'Open', exact: true })).toBeVisible({ timeout: slow });
    await expect(passphraseField(page)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(page.getByText('That does not open the office.').first()).toBeVisible();
  await clean(page);
  await opensWith(page, ruthsPassphrase);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
});

test.describe('by the computer’s own clock', () => {
  test.use({ now: undefined });

  test('after three wrong ones the button counts down, and then the right one opens', async ({ page }) => {
    await openSealed(page, wizardSteps);
    await page.keyboard.press('Control+l');
    for (let n = 0; n < 3; n += 1) {
      await tryToOpen(page, 'wrong');
      await expect(page.getByRole('button', { name: 'Opening…' })).toHaveCount(0, { timeout: slow });
    }
    await expect(page.getByText('The next try must wait 5 seconds.').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Wait [1-5] seconds?/ })).toBeVisible();
    await tryToOpen(page, ruthsPassphrase); // pressed too early: nothing happens, and nothing is counted
    await expect(page.getByRole('button', { name: /^Wait/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open', exact: true })).toBeVisible({ timeout: slow });
    await opensWith(page, ruthsPassphrase);
  });
});

test('another person opens the desk: the page is dropped, what was half typed waits as a draft', async ({ page }) => {
  await openSealed(page);
  await addPat(page, 'deputy');
  await halfTyped(page, 'Kowalczyk');
  await page.keyboard.press('Control+l');
  await locked(page);
  await expect(page.getByRole('radio').first()).toBeFocused();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0); // nobody is remembered
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Pat Quill' })).toBeChecked();
  await tabTo(page, passphraseField(page));
  await page.keyboard.type(patsPassphrase);
  await page.keyboard.press('Enter');
  await expect(lockScreen(page)).toBeEmpty({ timeout: slow });
  await expect(page).toHaveURL(/#\/today$/);
  await expect(page.getByRole('banner')).toContainText('Pat Quill');
  await goTo(page, '#/mail-ballots/new');
  await expect(surname(page)).toHaveValue('Kowalczyk');
});

test('without a passphrase the screen is hidden, and it is said what that is worth', async ({ page }) => {
  await openDeskWith(page, fallsSteps);
  await halfTyped(page, 'Kowalczyk');
  await page.keyboard.press('Control+l');
  await expect(page.getByText('whoever sits down can open it: there is no passphrase.')).toBeVisible();
  await expect(surname(page)).toBeHidden();
  await expect(page).toHaveTitle('Locked · Village Election Desk');
  await clean(page);
  await page.keyboard.press('Enter');
  await expect(surname(page)).toHaveValue('Kowalczyk');
  await expect(surname(page)).toBeFocused();
});

test('“Lock the desk” in the menu is Ctrl+L to the page', async ({ page, app }) => {
  await openSealed(page);
  await app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('lock')?.click());
  await locked(page);
});
