// Taking in an application: the form, what accompanies it, what it refuses, and its outcome.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { fallsSteps } from '../support/example-steps.ts';
import { answer, typeInto } from './answer-by-keyboard.ts';
import { expect, test } from './fixtures.ts';
import { openDeskWith } from './open-desk-with.ts';
import { tabTo } from './tab-to.ts';

const axe = async (page: Page) => (await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations;
const panel = (page: Page, name: string) => page.getByRole('complementary', { name });

/** Everything of the form but when it came, from the keyboard. */
async function typeApplication(page: Page, surname: string, given: string): Promise<void> {
  await answer(page, 'Reason', 'Caring for somebody who is ill or disabled');
  await typeInto(page, 'Last name', surname);
  await typeInto(page, 'First name', given);
  await typeInto(page, 'Date of birth on the paper', '6/14/58');
  await typeInto(page, 'Street and number', '17 Canal Street');
  await answer(page, 'How the ballot is wanted', 'Mail it');
  await answer(page, 'Signature', 'Signed');
}

test.use({ now: '2027-03-09T10:45:00-05:00' });
test.beforeEach(async ({ page }) => {
  await openDeskWith(page, fallsSteps);
});

test('an application is taken in from the keyboard, and its outcome said at once', async ({ page }) => {
  test.slow(); // every key of a whole form is pressed
  await page.keyboard.press('F2');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await typeApplication(page, 'Baptiste', 'Jean-Marc');
  await expect(page.getByText('June 14, 1958')).toBeVisible();
  await typeInto(page, 'Received on', '3/9');
  await expect(page.getByText('Tuesday, March 9, 2027')).toBeVisible();
  await typeInto(page, 'at (if noted)', '10:42');
  await answer(page, 'How it came', 'By mail');

  // §15-120(5): not later than seven days before the election of March 16, which is March 9.
  const beside = page.getByRole('complementary', { name: 'What it comes to' });
  await expect(beside).toContainText('In time.');
  await expect(beside).toContainText('Received Tuesday, March 9, 10:42 a.m., on the last day');
  await expect(beside.getByRole('link', { name: 'Election Law §15-120(5)' })).toBeVisible();
  await expect(page.getByText(/^Saved as a draft/)).toBeVisible();
  expect(await axe(page)).toEqual([]);

  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Recorded: No.\s4, Baptiste, Jean-Marc$/);
  await expect(page.getByText('mail the ballot the same day if you can')).toBeVisible();
  expect(await axe(page)).toEqual([]);

  await tabTo(page, page.getByRole('link', { name: 'Decide on this one' }));
  await page.keyboard.press('Enter');
  await expect(panel(page, 'Baptiste, Jean-Marc').getByRole('heading', { level: 2 })).toBeFocused();
});

test('what is half typed is kept, after one question, and the next application begins empty', async ({ page }) => {
  await page.keyboard.press('F2');
  await typeInto(page, 'Last name', 'Okonkwo');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Leave this application half typed?' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mail ballots: where is each one?');
  await page.keyboard.press('F2');
  await expect(page.getByLabel('Last name')).toHaveValue('Okonkwo');

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Throw it away' }).press('Enter');
  await page.keyboard.press('F2');
  await expect(page.getByLabel('Last name')).toHaveValue('');
  await page.keyboard.press('Escape'); // nothing was typed, so nothing is asked
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mail ballots: where is each one?');
});

test('what cannot be is said at its field and in the summary, and nothing is lost', async ({ page }) => {
  test.slow();
  await page.keyboard.press('F2');
  await typeApplication(page, 'Mwangi', 'Grace');
  await page.getByLabel('Date of birth on the paper').fill('2/30/1951');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Date of birth on the paper')).toHaveAccessibleDescription(/not a day in the calendar/);
  await page.keyboard.press('Enter');
  const summary = page.getByRole('region', { name: /^\d+ things need another look\.$/ });
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Choose how it came.');
  expect(await axe(page)).toEqual([]);
  await summary.getByRole('link', { name: /2\/30\/1951/ }).press('Enter');
  await expect(page.getByLabel('Date of birth on the paper')).toBeFocused();
  await page.getByLabel('Date of birth on the paper').fill('');

  // A stamp of tomorrow, and a name of 10,000 letters: the main process refuses both, and each is said at its field.
  await page.getByLabel('Received on').fill('3/10');
  await answer(page, 'How it came', 'By mail');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Received on')).toHaveAccessibleDescription(/has not come yet/);
  await page.getByLabel('Received on').fill('3/9');
  await page.getByLabel('Last name').fill('M'.repeat(10_000));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Last name')).toHaveAccessibleDescription(/at most 120 characters/);
  await page.getByLabel('Last name').fill('Mwangi');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/ are there\. Missing: Date of birth\./)).toBeVisible();
  // What comes next begins with what she has to tell the voter.
  await expect(page.getByText(/^Tell the voter today what is missing: Date of birth\. /)).toBeVisible();
});

test('too early is a finding, and of a day to come nothing is said', async ({ page }) => {
  await page.keyboard.press('F2');
  const beside = page.getByRole('complementary', { name: 'What it comes to' });
  await page.getByLabel('Received on').fill('11/15/2026');
  await answer(page, 'How it came', 'By mail');
  // §15-120(5): no earlier than four months before the election, which is November 16.
  await expect(beside).toContainText('Too early.');
  // Of a stamp of tomorrow nothing is said: it has not come, so it is neither in time nor late.
  await page.getByLabel('Received on').fill('3/10/2027');
  await expect(beside).toContainText('That is told as soon as you have typed when it was received');
});

test.describe('the day after the last day for mailed ballots', () => {
  test.use({ now: '2027-03-10T09:00:00-05:00' });

  test('too late to mail says what is still possible', async ({ page }) => {
    await page.keyboard.press('F2');
    const beside = page.getByRole('complementary', { name: 'What it comes to' });
    await page.getByLabel('Received on').fill('3/10/2027');
    await answer(page, 'How it came', 'By mail');
    await expect(beside).toContainText('Too late to mail.');
    await expect(beside).toContainText('through Monday, March 15 the voter or an agent may bring an application');
  });
});

test('a name that is in the register already is shown before a second one is written down', async ({ page }) => {
  test.slow();
  await page.keyboard.press('F2');
  await typeApplication(page, 'Abernathy', 'Doris');
  await typeInto(page, 'Received on', '3/8');
  await answer(page, 'How it came', 'By mail');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This name is in the register already.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Look at application 1' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'The same voter: record this paper too' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Recorded: No.\s4, Abernathy, Doris$/);
  await page.keyboard.press('F2');
  await expect(page.getByLabel('Last name')).toHaveValue('');
});
