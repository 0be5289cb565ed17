// What the dates hang on, in Settings: the board's season, holidays, closed days, registration days.
import AxeBuilder from '@axe-core/playwright';
import { fallsSteps } from '../support/example-steps.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openDeskWith } from './open-desk-with.ts';
import { tabTo } from './tab-to.ts';

test.use({ now: '2027-01-04T09:41:00-05:00' });

test.beforeEach(async ({ page }) => {
  await openDeskWith(page, fallsSteps.slice(0, 11));
  await goTo(page, '#/settings');
  await page.getByRole('heading', { name: 'Board meetings' }).waitFor();
});

test('a season is filled in from a habit, recorded, and a meeting called off', async ({ page }) => {
  await tabTo(page, page.getByRole('link', { name: 'Enter: Board meetings' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Fill in the next twelve months' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem', { name: 'meeting 12' })).toBeVisible();
  await expect(page.getByRole('listitem', { name: 'meeting 1', exact: true })).toContainText(
    'Monday, January 11, 2027',
  );
  expect((await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations).toEqual([]);
  await tabTo(page, page.getByRole('button', { name: 'Record the meetings' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Change: Board meetings' })).toBeFocused();
  await page.getByRole('button', { name: 'Call off: Monday, January 11, 2027' }).press('Enter');
  await page.keyboard.type('no quorum');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Called off: no quorum')).toBeVisible();
  await goTo(page, '#/calendar/polling-resolution');
  await expect(page.getByRole('region', { name: 'The last meeting in time' })).toContainText('No meeting on record');
});

test('the same day twice is refused at its row', async ({ page }) => {
  await goTo(page, '#/settings/times/meetings');
  await page.getByRole('textbox', { name: 'Day' }).fill('1/11');
  await page.getByRole('button', { name: 'Another meeting' }).press('Enter');
  await page.keyboard.type('1/11/2027');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'One thing needs another look.' })).toContainText('in the list twice');
});

test('a proclaimed holiday moves what is filed, and the calendar says which dates', async ({ page }) => {
  await tabTo(page, page.getByRole('link', { name: 'Add: Proclaimed holidays' }));
  await page.keyboard.press('Enter');
  // §15-108(8)(a): independent petitions are filed by February 9; a holiday on it moves the day (Election Law §1-106).
  await tabTo(page, page.getByRole('textbox', { name: 'Day' }));
  await page.keyboard.type('2/9');
  // Shown before anything is on record.
  await expect(page.getByRole('main')).toContainText(
    'Independent petitions: last day to file: Wednesday, February 10, 2027, in place of Tuesday, February 9, 2027.',
  );
  expect((await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.type('day of mourning, proclaimed by the Governor');
  await page.keyboard.press('Enter');
  await expect(page.getByText('day of mourning, proclaimed by the Governor')).toBeVisible();
  await goTo(page, '#/calendar');
  await expect(page.getByText(/dates? ha(s|ve) moved\./)).toBeVisible();
  await expect(page.locator('.moved')).toContainText(
    'Independent petitions: last day to file: Wednesday, February 10, 2027, in place of Tuesday, February 9, 2027',
  );
  await goTo(page, '#/settings');
  await page.getByRole('button', { name: 'Take off: Tuesday, February 9, 2027' }).press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Tuesday, February 9, 2027, in place of Wednesday, February 10');
  await page.keyboard.type('it was not proclaimed');
  await page.keyboard.press('Enter');
  await goTo(page, '#/calendar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every date of this election');
  await expect(page.getByText(/dates? ha(s|ve) moved\./)).toHaveCount(0);
});

test('closed days of the office and registration days are written down', async ({ page }) => {
  await goTo(page, '#/settings/times/closed-days');
  await tabTo(page, page.getByRole('textbox', { name: 'Day' }));
  await page.keyboard.type('2/26');
  await page.keyboard.press('Tab');
  await page.keyboard.type('inventory');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Change: Days your office is closed' })).toBeFocused();
  await expect(page.getByText('inventory')).toBeVisible();
  await goTo(page, '#/settings/times/registration');
  await tabTo(page, page.getByRole('radio', { name: /^Not known yet/ }));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByText('None of its own: the board resolved to do without')).toBeVisible();
  await goTo(page, '#/calendar');
  await expect(page.getByRole('row', { name: /^.*Village registration day/ })).toHaveCount(0);
});

test('it fits a small window and 200 %, and is clean for a screen reader', async ({ page }) => {
  expect((await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations).toEqual([]);
  for (const hash of ['#/settings', '#/settings/times/meetings', '#/settings/times/holiday']) {
    await goTo(page, hash);
    for (const width of [1024, 512]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  }
});
