// The first day in the middle of a season: every past date asked about, answered by keyboard alone.
import AxeBuilder from '@axe-core/playwright';
import { fallsElection, fallsSteps } from '../support/example-steps.ts';
import { callDesk } from './call-desk.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openDeskWith } from './open-desk-with.ts';
import { tabTo } from './tab-to.ts';

test.use({ now: '2027-03-02T09:41:00-05:00' });

test.beforeEach(async ({ page }) => {
  await openDeskWith(page, fallsSteps);
});

const standing = async (page: Parameters<typeof callDesk>[0], id: string) =>
  (await callDesk(page, 'calendar.date', { election: fallsElection, id })).value;

test('Today asks, and the whole season is answered without a mouse', async ({ page }) => {
  await expect(page.getByText('5 past dates are not on record.')).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Answer them' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which of these have you already done?');
  await expect(page.getByText('0 of 5 answered')).toBeVisible();
  expect((await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations).toEqual([]);

  // The notice of offices and terms: yes, in the issue of November 12; the affidavit is awaited.
  await tabTo(page, page.getByRole('textbox', { name: 'Published on' }));
  await page.keyboard.type('11/12/2026');
  await page.keyboard.press('Enter');
  // The next question is ready: the board's resolution on places and hours, adopted with the vote.
  await expect(page.getByRole('textbox', { name: 'Adopted at the meeting of' })).toBeFocused();
  await page.keyboard.type('1/11');
  await page.keyboard.press('Tab');
  await page.keyboard.type('minutes, page 4');
  await page.keyboard.press('Tab');
  await page.keyboard.type('carried 5 to 0');
  await page.keyboard.press('Enter');
  // The inspectors: no. Only that counts as missed, with what the rule says of it.
  const next = page.locator('.asked-row.here');
  await expect(next).toContainText('appoints the inspectors');
  await expect(page.getByRole('textbox', { name: 'Adopted at the meeting of' })).toBeFocused();
  await page.keyboard.press('Alt+n');
  // The registration day: to be looked up.
  await expect(next).toContainText('Board resolution on the registration day');
  await expect(page.getByRole('textbox', { name: 'Adopted at the meeting of' })).toBeFocused();
  await page.keyboard.press('Alt+l');
  // Published and posted: two proofs at once.
  await expect(next).toContainText('Publish and post the resolution');
  await expect(page.getByRole('textbox', { name: 'Published on' })).toBeFocused();
  await page.keyboard.type('2/18');
  await tabTo(page, page.getByRole('textbox', { name: 'Posted on' }));
  await page.keyboard.type('2/26');
  await page.keyboard.press('Enter');
  await expect(page.getByText('5 of 5 answered')).toBeVisible();
  await expect(page.getByText('Every date that has passed is answered.').last()).toBeVisible();

  const rows = page.locator('.asked-row');
  await expect(rows.nth(0)).toContainText('Done Thursday, November 12');
  await expect(rows.nth(1)).toContainText('minutes, page 4');
  await expect(rows.nth(2)).toContainText('Not done');
  await expect(rows.nth(3)).toContainText('You will look it up');
  // §15-118(4) asks for ten days before registration day, March 6: February 24. The 26th is two days late, and recorded.
  await expect(rows.nth(4)).toContainText('Done late');
  expect((await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations).toEqual([]);
  expect(await standing(page, 'appoint-inspectors')).toMatchObject({ status: 'missed' });
  expect(await standing(page, 'polling-resolution')).toMatchObject({ status: 'done' });
});

test('what was missed stands on Today with the law, and the affidavit is waited for', async ({ page }) => {
  await goTo(page, '#/catch-up');
  await tabTo(page, page.getByRole('textbox', { name: 'Published on' }));
  await page.keyboard.type('11/12/2026');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'No: Board resolution that appoints the inspectors' }).press('Enter');
  await goTo(page, '#/today');
  const missed = page.locator('.group').filter({ has: page.getByRole('heading', { name: 'Not done' }) });
  await expect(missed).toContainText('Board resolution that appoints the inspectors');
  await expect(missed.getByRole('link', { name: 'Election Law §15-116(1)' })).toBeVisible();
  const waiting = page.getByRole('complementary').filter({ hasText: 'Waiting for somebody' });
  await expect(waiting).toContainText('owes the affidavit of publication');
});

test('a day in the future is not written down, and the form says so beside its field', async ({ page }) => {
  await goTo(page, '#/catch-up');
  await tabTo(page, page.getByRole('textbox', { name: 'Published on' }));
  await page.keyboard.type('3/4/2027');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'One thing needs another look.' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Published on' })).toHaveAccessibleDescription(/has not come yet/);
});

test('an answer is changed later, and the form comes up as it was given', async ({ page }) => {
  await goTo(page, '#/catch-up');
  await page.getByRole('button', { name: 'Yes, on…: Board resolution on polling places and hours' }).press('Enter');
  const day = page.getByRole('textbox', { name: 'Adopted at the meeting of' });
  await expect(day).toBeFocused();
  await page.keyboard.type('1/12');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Change: Board resolution on polling places and hours' }).press('Enter');
  await expect(day).toBeFocused();
  await expect(day).toHaveValue('2027-01-12');
  await day.fill('1/11');
  await page.keyboard.press('Enter');
  await expect(page.locator('.asked-row').nth(1)).toContainText('Done Monday, January 11');
});

test('it fits a small window and 200 %', async ({ page }) => {
  await goTo(page, '#/catch-up');
  await page.getByRole('button', { name: /^Yes, on…: Publish and post/ }).press('Enter');
  await page.getByText('Not all of them on the same day').click();
  for (const width of [1024, 512]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
