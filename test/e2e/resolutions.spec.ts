// What board and voters decide about elections themselves, from Settings by keyboard: put on record, read, taken back.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { fallsSteps } from '../support/example-steps.ts';
import { answer, typeInto } from './answer-by-keyboard.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openDeskWith } from './open-desk-with.ts';
import { tabTo } from './tab-to.ts';

test.use({ now: '2027-01-20T09:41:00-05:00' });

const clean = async (page: Page) =>
  expect((await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations).toEqual([]);
const decision = (page: Page, id: string) => page.locator(`[data-decision="${id}"]`);

async function open(page: Page, form: string): Promise<void> {
  await tabTo(page, page.getByRole('link', { name: `Put on record: ${form}` }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

test.beforeEach(async ({ page }) => {
  await openDeskWith(page, fallsSteps.slice(0, 11));
  await goTo(page, '#/settings');
  await tabTo(page, page.getByRole('link', { name: 'See: Resolutions and votes about elections' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'What have the board and the voters decided about elections?',
  );
});

test('elections are handed to the county board: the first one it holds, the days of a vote, a late petition', async ({
  page,
}) => {
  await open(page, 'Elections handed to the county board');
  await typeInto(page, 'Adopted by the board of trustees on', '1/30');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'One thing needs another look.' })).toContainText('has not come yet');
  await page.getByLabel('Adopted by the board of trustees on').fill('12/14/2026');
  await typeInto(page, 'Electors on the register of the last general village election', '1,204');
  await clean(page);
  await page.keyboard.press('Enter');
  const block = decision(page, 'handing-over');
  await expect(block).toBeFocused();
  // §15-104(1)(c): more than six months; March 16, 2027 comes too soon, and March 21, 2028 is the next.
  await expect(block).toContainText('The county board conducts elections from Tuesday, March 21, 2028.');
  // Village Law §9-900(2), §9-902(1): ten and thirty days after December 14; a fifth of 1,204 is 240.8.
  await expect(block).toContainText('Publish and post it byThursday, December 24, 2026');
  await expect(block).toContainText('A petition is filed byWednesday, January 13, 2027');
  await expect(block).toContainText('Signatures it takes241');
  await tabTo(page, block.locator('summary', { hasText: 'Why that one' }));
  await page.keyboard.press('Enter');
  await expect(block).toContainText('You still conduct the election of Tuesday, March 16, 2027');
  await clean(page);
  await tabTo(page, block.getByRole('link', { name: 'A petition was filed' }));
  await page.keyboard.press('Enter');
  await typeInto(page, 'Filed with you on', '1/14');
  await page.keyboard.press('Enter');
  await expect(block).toContainText('A petition for a vote, too late.');
  await expect(block).toContainText('Record it as it came and send it to the village attorney today.');
  await tabTo(page, block.getByRole('button', { name: /^Recorded in error: petition/ }));
  await page.keyboard.press('Enter');
  await page.keyboard.type('it was about something else');
  await page.keyboard.press('Enter');
  await expect(block.getByText('A petition for a vote, too late.')).toHaveCount(0);
  await tabTo(page, block.getByRole('button', { name: /^Recorded in error/ }));
  await page.keyboard.press('Enter');
  await page.keyboard.type('it was tabled');
  await page.keyboard.press('Enter');
  await expect(block).toContainText(
    'You conduct the village’s elections until the board of trustees resolves otherwise.',
  );
});

test('general-election day: what is not shown is named, and the year that comes too soon', async ({ page }) => {
  const block = decision(page, 'general-election-day');
  await expect(block).toContainText('The village lies wholly in one county. (not yet)');
  await open(page, 'Elections moved to general-election day');
  await expect(page.getByText('Elections are not on record as handed to the county board.')).toBeVisible();
  await typeInto(page, 'Adopted by the board of trustees on', '1/11');
  await tabTo(page, page.getByRole('textbox', { name: 'General-election day' }));
  await page.keyboard.type('11/2');
  await typeInto(page, 'Primary of that year', '6/22');
  await answer(page, 'Does the village lie wholly in one county?', 'No');
  await answer(page, 'Does every election district in the village lie wholly within it?', 'Yes');
  await clean(page);
  await tabTo(page, page.getByRole('button', { name: 'Put it on record' }));
  await page.keyboard.press('Enter');
  await expect(block).toBeFocused();
  // The primary of June 22 is not more than six months after January 11.
  await expect(block).toContainText('The village’s election of 2027 stays on its own day.');
  await expect(block).toContainText('Not everything it needs is shown.');
  await expect(block).toContainText('The village lies wholly in one county. (look again)');
  await clean(page);
});

test('another day by vote: terms are read officer by officer before anything is on record', async ({ page }) => {
  await open(page, 'Election day changed by the voters');
  await typeInto(page, 'Adopted by the voters on', '1/12');
  await typeInto(page, 'Office and name', 'Mayor, Walter Osgood');
  await tabTo(page, page.getByRole('textbox', { name: 'Elected on', exact: true }));
  await page.keyboard.type('3/18/2025');
  await typeInto(page, 'Successor to be elected on, by the old day', '3/16/2027');
  await tabTo(page, page.getByRole('button', { name: 'Another officer' }));
  await page.keyboard.press('Enter');
  const second = page.getByRole('listitem', { name: 'officer 2' });
  await page.keyboard.type('Trustee, Jane Example');
  await tabTo(page, second.getByRole('textbox', { name: 'Elected on', exact: true }));
  await page.keyboard.type('3/17/2026');
  await tabTo(page, second.getByLabel('Successor to be elected on, by the old day'));
  await page.keyboard.type('3/21/2028');
  await expect(page.getByRole('button', { name: 'Read whose terms are longer' })).toBeVisible();
  await page.keyboard.press('Enter');
  // §15-104(2): March 16, 2027 is 63 days after January 12, so only the later successor's office is held longer.
  const confirm = page.getByRole('checkbox', { name: /^I have read them/ });
  await expect(confirm).toBeFocused();
  await expect(
    page.getByText('within 120 days of the adoption, on the old date; the term is not extended'),
  ).toBeVisible();
  await expect(
    page.getByText('Trustee, Jane Example: the successor was to be chosen on Tuesday, March 21, 2028'),
  ).toBeVisible();
  await clean(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'One thing needs another look.' })).toContainText('officer by officer');
  await tabTo(page, confirm);
  await page.keyboard.press('Space');
  // Another word above, and they are read anew, unticked.
  await second.getByLabel('Office and name').fill('Trustee, June Example');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Trustee, June Example: the successor was to be chosen')).toBeVisible();
  await expect(confirm).not.toBeChecked();
  await tabTo(page, confirm);
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Put it on record' }));
  await page.keyboard.press('Enter');
  const block = decision(page, 'date-change');
  await expect(block).toBeFocused();
  await expect(block).toContainText(
    'To the third Tuesday of June, from the election scheduled for Tuesday, March 21, 2028.',
  );
  await expect(block.getByRole('listitem')).toHaveCount(2);
  await goTo(page, '#/settings');
  await expect(page.getByText('Adopted Tuesday, January 12, 2027')).toBeVisible();
});

test('it fits a small window and 200 %', async ({ page }) => {
  for (const form of ['', '/handing-over', '/general-election-day', '/date-change']) {
    await goTo(page, `#/settings/resolutions${form}`);
    await page.locator('h1').waitFor();
    for (const width of [1024, 512]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  }
});
