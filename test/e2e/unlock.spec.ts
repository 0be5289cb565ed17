// Coming back to an office with passphrases: after a restart, and when the passphrase is forgotten.
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './fixtures.ts';
import { goTo } from './open-desk-with.ts';
import {
  lockScreen,
  openSealed,
  opensWith,
  passphraseField,
  ruthsPassphrase,
  slow,
  startAgain,
  tryToOpen,
} from './sealed-desk.ts';

test.use({ now: '2027-03-02T09:41:00-05:00' });
test.setTimeout(90_000);

test('the program starts locked; the wrong one twice, the right one, and the desk is there', async ({
  programArgs,
}) => {
  const first = await startAgain(programArgs);
  await openSealed(first.page);
  await first.app.close();

  const { app, page } = await startAgain(programArgs);
  try {
    await expect(page.getByRole('heading', { name: 'This office is locked.' })).toBeVisible();
    await expect(lockScreen(page)).toContainText('Ruth Lindgren');
    await expect(lockScreen(page)).toContainText('user-data'); // which office it is
    await expect(passphraseField(page)).toBeFocused();
    for (const wrong of ['a long winter', ruthsPassphrase.toUpperCase()]) {
      await tryToOpen(page, wrong);
      await expect(page.getByRole('button', { name: 'Open', exact: true })).toBeVisible({ timeout: slow });
      await expect(page.getByText('Capital and small letters count').first()).toBeVisible();
      await expect(passphraseField(page)).toBeFocused();
    }
    await opensWith(page, ruthsPassphrase);
    await expect(page.getByText('Village of Example Falls')).toBeVisible();
    await expect(page.getByText('Everything is sealed: only somebody with a passphrase')).toBeVisible();
  } finally {
    await app.close();
  }
});

test('forgotten: the code from the safe, loosely typed, a new passphrase, and the advice to make a new code', async ({
  page,
}) => {
  const code = await openSealed(page);
  await page.keyboard.press('Control+l');
  await page.getByRole('button', { name: 'I forgot my passphrase' }).click();
  const field = page.getByRole('textbox', { name: 'Recovery code' });
  await expect(field).toBeFocused();
  await page.keyboard.type(code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o'));
  await expect(page.getByText(code.replaceAll('-', ' '), { exact: true })).toBeVisible(); // read back as on the sheet
  expect((await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'One thing needs another look.' })).toBeFocused();
  await page.getByLabel('New passphrase').fill('the river froze in March');
  await page.getByLabel('The same once more').fill('the river froze in March');
  await page.keyboard.press('Enter');

  const advice = page.getByRole('dialog', { name: 'Make a new recovery code?' });
  await expect(advice).toBeVisible({ timeout: slow });
  await page.keyboard.press('Enter');
  await expect(page.getByText('The code was used on Tuesday, March 2, 2027.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make a new recovery code' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter'); // the one before then opens nothing: yes
  await expect(page.getByRole('list', { name: 'Recovery code, in groups' })).not.toContainText(code.slice(0, 4), {
    timeout: slow,
  });
  await page.getByRole('button', { name: 'I have printed it' }).click();
  await expect(page.getByText('The code was used')).toHaveCount(0);
  await expect(page.getByText('One was made on Tuesday, March 2, 2027')).toBeVisible();

  await page.keyboard.press('Control+l');
  await tryToOpen(page, ruthsPassphrase);
  await expect(page.getByText('That does not open the office.').first()).toBeVisible({ timeout: slow });
  await opensWith(page, 'the river froze in March');
});

test('a mistyped or another office’s code is told at the code, and Esc leads back to the passphrase', async ({
  page,
}) => {
  await openSealed(page);
  await page.keyboard.press('Control+l');
  await page.getByRole('button', { name: 'I forgot my passphrase' }).click();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill('0000 0000 0000 0000 0000 0000 0000 0001 0');
  await page.getByLabel('New passphrase').fill('the river froze in March');
  await page.getByLabel('The same once more').fill('the river froze in March');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Recovery code' })).toHaveAttribute('aria-invalid', 'true', {
    timeout: slow,
  });
  await expect(page.getByText('Compare it with the sheet.').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await opensWith(page, ruthsPassphrase);
});

test('on a small window and at 200 % nothing runs over the edge', async ({ page }) => {
  await openSealed(page);
  await goTo(page, '#/settings/people');
  await page.setViewportSize({ width: 512, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(512);
  await page.keyboard.press('Control+l');
  await passphraseField(page).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(512);
  await page.getByRole('button', { name: 'I forgot my passphrase' }).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(512);
});
