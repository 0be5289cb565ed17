// Settings: looking an answer up, changing it, warnings, backup, the check of the history.
import { readdirSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { fallsElection, fallsSteps } from '../support/example-steps.ts';
import { callDesk } from './call-desk.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openDeskWith } from './open-desk-with.ts';
import { tabTo } from './tab-to.ts';

test.use({ now: '2027-03-02T09:41:00-05:00' });

test.beforeEach(async ({ page }) => {
  await openDeskWith(page, fallsSteps);
  await goTo(page, '#/settings');
  await page.getByRole('heading', { name: 'What does the program know about your village?' }).waitFor();
});

test('shows every answer and is clean for a screen reader, in every window', async ({ page }) => {
  for (const words of [
    'Sample',
    'Third Tuesday of March',
    'noon to 9:00 p.m.',
    'On paper ballots',
    'Thursday',
    '12999',
  ])
    await expect(page.getByRole('main')).toContainText(words);
  expect((await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations).toEqual([]);
  for (const width of [1024, 512]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('shorter hours are recorded for village and election, and a warning stands beside them', async ({ page }) => {
  await tabTo(page, page.getByRole('link', { name: 'Change: Where, when and how people vote' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('Kept for the village, and for this election')).toBeVisible();
  expect((await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations).toEqual([]);
  await tabTo(page, page.getByRole('textbox', { name: 'Close' }));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('8 pm');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Change: Where, when and how people vote' })).toBeFocused();
  await expect(page.getByRole('status').first()).toContainText('Districts, polling places and hours are on record.');
  // §15-104(3)(b)(2): at least from noon to nine in the evening.
  await expect(page.getByText('The law asks for at least noon to 9:00 p.m.')).toBeVisible();
  const file = await callDesk(page, 'election.file', { election: fallsElection });
  expect(file.value).toMatchObject({ hours: [{ open: '12:00', close: '20:00' }] });
});

test('a change that was not recorded is asked about once', async ({ page }) => {
  await goTo(page, '#/settings/newspaper');
  await tabTo(page, page.getByRole('textbox', { name: 'Newspaper' }));
  await page.keyboard.type('X');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Leave this form?' })).toBeVisible();
  await page.getByRole('button', { name: 'Throw it away' }).click();
  await expect(page.getByText('Example Falls Courier')).toBeVisible();
});

test('the certificate of §15-120(3) can be asked for or not', async ({ page }) => {
  await goTo(page, '#/settings/certificate');
  await tabTo(page, page.getByRole('checkbox', { name: /Ask for the certificate/ }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Not asked for')).toBeVisible();
});

test('a backup goes where she chose, with its size, checksum and head', async ({ page, app, dir }) => {
  await app.evaluate(({ dialog }, folder) => {
    dialog.showOpenDialog = async () => ({ canceled: false, filePaths: [folder] });
  }, dir);
  await tabTo(page, page.getByRole('button', { name: 'Back up now' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('The backup is there and was checked.')).toBeVisible();
  await expect(page.getByText(/^[0-9a-f]{64}$/).first()).toBeVisible();
  expect(readdirSync(dir).filter((name) => name.endsWith('.sqlite'))).toHaveLength(1);
});

test('a picker that was closed changes nothing', async ({ page, app }) => {
  await app.evaluate(({ dialog }) => {
    dialog.showOpenDialog = async () => ({ canceled: true, filePaths: [] });
  });
  await page.getByRole('button', { name: 'Back up now' }).click();
  await expect(page.getByRole('button', { name: 'Back up now' })).toBeEnabled();
  await expect(page.getByText('The backup is there')).toHaveCount(0);
});

test('the check of the history counts every record, and says when a head is not among them', async ({ page }) => {
  await page.getByRole('button', { name: 'Check the history' }).click();
  await expect(page.getByText(/^All \d+ records hold\.$/)).toBeVisible();
  await page.getByRole('textbox', { name: /^Check code to compare with/ }).fill('ab'.repeat(32));
  await page.getByRole('button', { name: 'Check the history' }).click();
  await expect(page.getByText('The check code you gave is not in this history.')).toBeVisible();
});

test('says what kind of office this is, and that there is no passphrase yet', async ({ page }) => {
  await expect(page.getByText('A practice office never becomes a real one')).toBeVisible();
  await expect(page.getByText('There is no passphrase yet')).toBeVisible();
  await page.getByRole('link', { name: 'Go through the questions again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who runs your village election?');
});
