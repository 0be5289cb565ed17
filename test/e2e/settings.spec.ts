// Settings: looking an answer up, changing it, warnings, and the way to backups and the history.
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

test('backups and restoring are one link away', async ({ page }) => {
  await expect(page.getByText('No second place for backups is chosen yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Backups: make one, choose where they go' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What is left if this computer breaks?');
  await goTo(page, '#/settings');
  await page.getByRole('link', { name: 'Restore from a backup' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which backup do you want to go back to?');
});

test('the history and its check are one link away', async ({ page }) => {
  await page.getByRole('link', { name: 'Check that the history is whole' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Is the history whole?');
});

test('says what kind of office this is, and that there is no passphrase yet', async ({ page }) => {
  await expect(page.getByText('A practice office never becomes a real one')).toBeVisible();
  await expect(page.getByText('There is no passphrase yet')).toBeVisible();
  await page.getByRole('link', { name: 'Go through the questions again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who runs your village election?');
});
