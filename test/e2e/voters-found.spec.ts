// Found from the list of voters and from anywhere: people typed by hand open their own page. And a list longer than a screen
// is printed whole.
import { fallsSteps } from '../support/example-steps.ts';
import { countyFile, readList, countyRows as rows } from './county-list.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openDeskWith } from './open-desk-with.ts';

test.use({ now: '2027-03-02T09:41:00-05:00' });
test.setTimeout(90_000);
test.beforeEach(async ({ page }) => {
  await openDeskWith(page, fallsSteps);
});

test('a candidate typed by hand is found with the voters and from anywhere, and the candidate’s page opens', async ({
  page,
  app,
  dir,
}) => {
  await readList(app, page, countyFile(dir, 'county-20270301.csv', rows.slice(0, 1)));
  await goTo(page, '#/voters');
  await page.getByRole('searchbox', { name: 'Name, address or number' }).fill('okafor');
  await page.getByRole('button', { name: /Okafor/ }).press('Enter');
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Adaeze Okafor');
  await goTo(page, '#/today');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('rosario');
  await expect(page.getByRole('option', { name: /^Héctor Rosario/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Héctor Rosario');
});

test('a long list is printed to its last row', async ({ page, app, dir }) => {
  const unplaced = Array.from({ length: 230 }, (_, n) => {
    const number = String(n + 1).padStart(3, '0');
    return `Long${number},Ann,,,${n + 1},Mill St,Example Falls,1950-01-01,A,,Fallsbury,,NY${number}`;
  });
  await readList(app, page, countyFile(dir, 'county-20270301.csv', unplaced));
  await goTo(page, '#/voters/without-district');
  await expect(page.getByText('Rows 1 to 200 of 230')).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  expect(await page.getByText('Long230, Ann').count()).toBe(1);
});
