// Streets of the districts, and the county desk: the request letter, what came, who was added, who is permanently disabled.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { fallsSteps } from '../support/example-steps.ts';
import { answer, typeInto } from './answer-by-keyboard.ts';
import { callDesk } from './call-desk.ts';
import { countyFile, readList, countyRows as rows } from './county-list.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openDeskWith } from './open-desk-with.ts';
import { tabTo } from './tab-to.ts';

const axe = async (page: Page) => (await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.use({ now: '2027-03-02T09:41:00-05:00' });
test.setTimeout(90_000);
test.beforeEach(async ({ page }) => {
  await openDeskWith(page, fallsSteps);
});

test('streets are typed or pasted, a line each, and what cannot be meant is said with its line', async ({ page }) => {
  await goTo(page, '#/voters/streets');
  const streets = page.getByLabel('A line each: street, house numbers, side, district');
  await streets.fill('Mill Street, 1-99, even, 1\nOak Avenue, from 3, both, 2');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Put it on record' }));
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('Line 2: “from 3” is not a stretch of house numbers. Write 1-99, or all.').first(),
  ).toBeVisible();
  await streets.fill('Mill Street, 1-99, even, 1\nMILL ST\t40\t60\tboth\t2\n');
  await tabTo(page, page.getByRole('button', { name: 'Put it on record' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Line 2: .* share house numbers/).first()).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await streets.fill('Mill Street, 1-99, even, 1\nOak Avenue\t1\t60\tboth\t2\n');
  await expect(page.getByText('2 stretches of street in 2 districts.')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Put it on record' }));
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Which list is in use?');
  const { value } = await callDesk(page, 'voters.list', {});
  expect(value).toMatchObject({
    rule: { ranges: [{ district: '1' }, { street: 'Oak Avenue', to: 60, district: '2' }] },
  });
});

test('the county desk: the letter, what came, who was added, who is permanently disabled', async ({
  page,
  app,
  dir,
}) => {
  test.slow();
  await readList(app, page, countyFile(dir, 'county-20270301.csv', rows.slice(0, 6)));
  await goTo(page, '#/voters/county');
  // §5-612(1): not later than the seventh day before March 16.
  await expect(page.getByText('The list must be here by Tuesday, March 9, 2027.')).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Open the request' }));
  await page.keyboard.press('Enter');
  await typeInto(page, 'Address of the county board of elections', '5 County Road');
  await typeInto(page, 'What else you ask for, a line each', '2 voting machines');
  await tabTo(page, page.getByRole('button', { name: 'Put it on the paper' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('figure', { name: /^Preview/ })).toContainText('2 voting machines');
  await tabTo(page, page.getByRole('button', { name: 'Print it', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Open again: edition 1' })).toBeVisible({ timeout: 30_000 });
  await goTo(page, '#/voters/county');
  await expect(page.getByText('Printed on Tuesday, March 2, 2027, edition 1.')).toBeVisible();

  await tabTo(page, page.getByRole('link', { name: 'note the day' }));
  await page.keyboard.press('Enter');
  await typeInto(page, 'On', '3/1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The list is here.')).toBeVisible();
  await expect(page.getByText('The list came, Monday, March 1, 2027')).toBeVisible();

  await tabTo(page, page.getByRole('link', { name: 'Put a voter on this list' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('combobox', { name: 'Find the voter' }));
  await page.keyboard.type('nunez');
  await page.getByRole('option', { name: /^Núñez/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Last name')).toHaveValue('Núñez');
  await typeInto(page, 'Told on', '3/1');
  await answer(page, 'How the voter comes on this list', 'The county’s list marks it');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: 'Permanently disabled voters' })).toContainText('Núñez, José');
  expect(await axe(page)).toEqual([]);
  await tabTo(page, page.getByRole('button', { name: 'Take off: Núñez, José' }));
  await page.keyboard.press('Enter');
  await page.keyboard.type('No ballot came back in 2026 and 2027');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nobody is on it.')).toBeVisible();
});
