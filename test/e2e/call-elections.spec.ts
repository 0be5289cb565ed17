// Calling each kind of election, and several of them side by side on one desk.
import AxeBuilder from '@axe-core/playwright';
import { wizardSteps } from '../support/example-steps.ts';
import { answer } from './answer-by-keyboard.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openDeskWith } from './open-desk-with.ts';
import { tabTo } from './tab-to.ts';

test.use({ now: '2027-03-29T09:41:00-04:00' });

test.beforeEach(async ({ page }) => {
  await openDeskWith(page, [...wizardSteps, ['election.call', { kind: 'general', when: { by: 'year', year: 2027 } }]]);
  await goTo(page, '#/election/call');
  await page.getByRole('heading', { name: 'Which other election is called?' }).waitFor();
});

test('a special election fills a vacancy; too few weeks are said, and it is called all the same', async ({ page }) => {
  await answer(page, 'What is it?', 'Special election');
  await tabTo(page, page.getByLabel('Office that is vacant'));
  await page.keyboard.type('Trustee');
  await tabTo(page, page.getByLabel('Called by the board on'));
  await page.keyboard.type('3/22');
  await tabTo(page, page.getByLabel('Day of the election'));
  await page.keyboard.type('5/11'); // §15-106(1)(a): not within 61 to 95 days of the call
  expect((await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Called. What should you know about it?');
  await expect(page.getByRole('main')).toContainText('not a Tuesday 61 to 95 days after the board’s call');
  expect((await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations).toEqual([]);
  await expect(page.getByLabel('Election', { exact: true })).toContainText('Special election, Tuesday, May 11, 2027');
  await page.getByRole('link', { name: 'See its dates' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every date of this election');
});

test('a run-off is counted from the final certification of the tie', async ({ page }) => {
  await answer(page, 'What is it?', 'Run-off election');
  await tabTo(page, page.getByLabel('Results finally certified on'));
  await page.keyboard.type('3/25/2027');
  await expect(page.getByText('People would vote on Tuesday, April 6, 2027.')).toBeVisible();
  await page.keyboard.press('Enter');
  // §15-126(2)(b): the first Tuesday at least ten days after March 25.
  await expect(page.getByLabel('Election', { exact: true })).toContainText('Run-off election, Tuesday, April 6, 2027');
});

test('a referendum names its statute, and March is warned of', async ({ page }) => {
  await answer(page, 'What is it?', 'Referendum');
  await tabTo(page, page.getByLabel('Day of the election'));
  await page.keyboard.type('3/31/2027');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'One thing needs another look.' })).toContainText('Type the statute');
  await page.getByLabel('Statute that puts the proposition to a vote').fill('Village Law §16-1602');
  await page.keyboard.press('Enter');
  // Village Law §9-910(8)
  await expect(page.getByRole('main')).toContainText('allows no special election on a proposition in March');
});

test('a Sunday, a holiday and a day that is over are said at the field; a holiday stays on Today', async ({ page }) => {
  const day = page.getByLabel('Day of the election');
  await answer(page, 'What is it?', 'Special election');
  await day.fill('6/6/2027');
  await expect(page.getByRole('main')).toContainText('Election day would be Sunday, June 6, 2027: Sunday.');
  await day.fill('3/1/2027');
  await expect(page.getByRole('main')).toContainText('Monday, March 1, 2027 has passed.');
  await day.fill('5/31/2027'); // Memorial Day, General Construction Law §24
  await expect(page.getByRole('main')).toContainText('Election day would be Monday, May 31, 2027: Memorial Day.');
  expect((await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations).toEqual([]);
  await page.getByLabel('Office that is vacant').fill('Trustee');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Go to Today' }).press('Enter');
  await expect(page.getByText('Look at the day itself.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Memorial Day');
});

test('the top bar switches between elections, and every page follows', async ({ page }) => {
  await answer(page, 'What is it?', 'Run-off election');
  await tabTo(page, page.getByLabel('Results finally certified on'));
  await page.keyboard.type('3/25/2027');
  await page.keyboard.press('Enter');
  const elections = page.getByLabel('Election', { exact: true });
  await expect(elections).toContainText('Run-off election');
  await goTo(page, '#/calendar');
  await expect(page.getByRole('row', { name: /People vote/ })).toContainText('Tue Apr 6');
  await elections.selectOption({ label: 'General election, Tuesday, March 16, 2027' });
  await expect(page.getByRole('row', { name: /People vote/ })).toHaveCount(1);
  await expect(page.locator('tr', { hasText: 'People vote' }).first()).toContainText('Tue Mar 16');
});
