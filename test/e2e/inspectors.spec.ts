// The inspectors of election, by keyboard alone: written down, appointed, their letters printed; what §15-116 asks is said
// and stops nobody.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { fallsSteps } from '../support/example-steps.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openDeskWith } from './open-desk-with.ts';
import { tabTo } from './tab-to.ts';

test.use({ now: '2027-01-14T10:00:00-05:00' });
test.beforeEach(({ page }) =>
  openDeskWith(
    page,
    fallsSteps.filter(([name]) => !name.startsWith('mail-ballot')),
  ),
);

const axe = async (page: Page) => (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id);

async function writeDown(page: Page, name: string, chair: boolean) {
  await tabTo(page, page.getByRole('link', { name: 'Write somebody down' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Name', { exact: true }));
  await page.keyboard.type(name);
  if (chair) {
    await tabTo(page, page.getByLabel('Chairs the inspectors of the district'));
    await page.keyboard.press('Space');
  }
  await tabTo(page, page.getByLabel('Telephone'));
  await page.keyboard.type('518-555-0150');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: name })).toBeFocused();
}

test('two are written down and appointed on one day; the calendar has the day', async ({ page }) => {
  await goTo(page, '#/election');
  await tabTo(page, page.getByRole('link', { name: 'Inspectors', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Who sits at the polling places?' })).toBeFocused();
  await expect(page.getByText(/The board appoints them by Thursday, February\s4,\s2027/)).toBeVisible();
  await writeDown(page, 'Ada Holm', true);
  await expect(page.getByText('District 1 has one inspector here; the board appoints two or four.')).toBeVisible();
  await writeDown(page, 'Lan Nguyễn-O’Brien', false);
  await expect(page.getByText('the board appoints two or four.')).toHaveCount(0);
  expect(await axe(page)).toEqual([]);

  await tabTo(page, page.getByRole('link', { name: 'Appointed…' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Ada Holm, Chair, District 1')).toBeChecked();
  await tabTo(page, page.getByLabel('Adopted on'));
  await page.keyboard.type('1/15'); // tomorrow
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /has not come yet/ })).toBeVisible();
  await page.getByLabel('Adopted on').fill('1/11');
  await page.getByLabel('Adopted on').press('Enter');
  const ada = page.getByRole('listitem').filter({ hasText: 'Ada Holm' });
  await expect(ada).toBeFocused();
  await expect(ada).toContainText(/Appointed Mon Jan\s11/);
  await expect(page.getByText(/^Done Monday, January\s11\.$/)).toBeVisible();
});

test('the letters take their names from the list, and say what is missing', async ({ page }) => {
  await goTo(page, '#/papers/inspectors-letter');
  await expect(page.getByText('Nobody is on the list of inspectors yet.')).toBeVisible();
  await goTo(page, '#/inspectors');
  await writeDown(page, 'Ada Holm', true);
  await tabTo(page, page.getByRole('link', { name: 'Letters of appointment' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('figure', { name: /^Preview/ })).toContainText('inspector of election and chair');
  await page.getByRole('link', { name: 'The address of Ada Holm' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Who sits at the polling places?' })).toBeVisible();
});

test('somebody who cannot serve is taken off with a reason', async ({ page }) => {
  await goTo(page, '#/inspectors');
  await writeDown(page, 'Ada Holm', false);
  await page.getByRole('button', { name: 'Take off Ada Holm' }).press('Enter');
  await page.getByRole('button', { name: 'Take off', exact: true }).press('Enter');
  await expect(page.getByLabel('Why')).toHaveAccessibleDescription(/Write down why/);
  await page.getByLabel('Why').fill('Moved to Vermont');
  await page.getByLabel('Why').press('Enter');
  await expect(page.getByText('Nobody is on the list yet.')).toBeVisible();
});

test('the list fits a window at 200 %', async ({ page }) => {
  await goTo(page, '#/inspectors');
  await writeDown(page, 'Ada Holm', true);
  await page.setViewportSize({ width: 512, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(512);
});
