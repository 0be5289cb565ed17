// The county's voter list in the window: read in, found, looked at, taken to an application; all from the keyboard.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { fallsSteps } from '../support/example-steps.ts';
import { answer, typeInto } from './answer-by-keyboard.ts';
import { countyFile, countyHeader as header, readList, countyRows as rows } from './county-list.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openDeskWith } from './open-desk-with.ts';
import { pickerAnswers } from './second-place.ts';
import { tabTo } from './tab-to.ts';

const axe = async (page: Page) => (await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.use({ now: '2027-03-02T09:41:00-05:00' });
test.setTimeout(90_000);
test.beforeEach(async ({ page }) => {
  await openDeskWith(page, fallsSteps);
});

test('the county’s file is looked at, mapped, narrowed to the village, read in, and anybody is found', async ({
  page,
  app,
  dir,
}) => {
  await goTo(page, '#/voters');
  await expect(page.getByRole('heading', { name: 'No voter list is here yet.' })).toBeVisible();
  await pickerAnswers(app, countyFile(dir, 'county-20270301.csv', rows));
  await tabTo(page, page.getByRole('link', { name: 'Read the county’s list' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Choose the file…' }));
  await page.keyboard.press('Enter');

  await expect(heading(page)).toHaveText('Is it read correctly?');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('region', { name: 'The first rows of the file' })).toContainText('Núñez');
  await expect(page.getByText('SSN: they do not leave the file.')).toBeVisible();
  await expect(page.getByText('111-22')).toHaveCount(0);
  // Two columns whose headings say nothing: what they hold is said once.
  await page.getByLabel('Born', { exact: true }).selectOption('Birth date');
  await page.getByLabel('Stands', { exact: true }).selectOption('Status');
  await page.getByLabel('Where', { exact: true }).selectOption('Election district');
  expect(await axe(page)).toEqual([]);
  const day = page.getByLabel('The list is of');
  await day.fill('the first of March');
  await tabTo(page, page.getByRole('button', { name: 'Yes, go on' }));
  await page.keyboard.press('Enter');
  await expect(day).toHaveAttribute('aria-invalid', 'true');
  await day.fill('3/1/2027');
  await tabTo(page, page.getByRole('button', { name: 'Yes, go on' }));
  await page.keyboard.press('Enter');

  await expect(heading(page)).toHaveText('Which of them are the village’s?');
  await expect(page.getByText('The file has 6 voters.')).toBeVisible();
  await answer(page, 'The village’s voters are', 'those of certain election districts');
  await tabTo(page, page.getByRole('checkbox', { name: 'Fallsbury, district 6: 3' }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('checkbox', { name: 'Fallsbury, district 74: 1' }));
  await page.keyboard.press('Space');
  await expect(page.getByText('4 voters in what is ticked.')).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await tabTo(page, page.getByRole('button', { name: 'Read them in' }));
  await page.keyboard.press('Enter');

  await expect(heading(page)).toHaveText('The list is in use.');
  await expect(page.getByText('4 voters of the village, as of Monday, March 1, 2027')).toBeVisible();
  await expect(page.getByText('2 of the file live elsewhere and were not kept.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'One line was left out' })).toBeVisible();
  await expect(page.getByText('It has 2 fields where 13 were announced.')).toBeVisible();
  expect(await axe(page)).toEqual([]);
  const saved = path.join(dir, 'left-out.csv');
  await app.evaluate(({ dialog }, file) => {
    dialog.showSaveDialog = async () => ({ canceled: false, filePath: file });
  }, saved);
  await tabTo(page, page.getByRole('button', { name: 'Save them as CSV…' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(`1 line is in ${saved}.`)).toBeVisible();
  expect(readFileSync(saved, 'utf8')).toContain('Half,A line');

  await tabTo(page, page.getByRole('link', { name: 'Find a voter' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Name, address or number' })).toBeFocused();
  await page.keyboard.type('nunez');
  await expect(page.getByRole('button', { name: 'Núñez, José' })).toBeVisible();
  // The columns are remembered for the next file with these headings.
  await goTo(page, '#/voters/list/read');
  await pickerAnswers(app, countyFile(dir, 'county-20270302.csv', rows.slice(0, 5)));
  await page.getByRole('button', { name: 'Choose the file…' }).press('Enter');
  await expect(page.getByText('As you said it for a file with these headings before.')).toBeVisible();
  await expect(page.getByLabel('Where', { exact: true })).toHaveValue('district');
});

test('a voter’s card says what the list says, shows look-alikes side by side, and leads to an application', async ({
  page,
  app,
  dir,
}) => {
  test.slow();
  await readList(app, page, countyFile(dir, 'county-20270301.csv', rows.slice(0, 6)));
  await goTo(page, '#/voters');
  await page.getByRole('searchbox', { name: 'Name, address or number' }).waitFor();
  await page.keyboard.type("o'br");
  await tabTo(page, page.getByRole('button', { name: "O'Brien, Patrick J" }));
  await page.keyboard.press('Enter');
  const obrien = page.getByRole('complementary', { name: "O'Brien, Patrick J" });
  await expect(obrien.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(obrien).toContainText('12 Mill St, Example Falls');
  await expect(obrien).toContainText('The county’s list of Monday, March 1, 2027.');
  await expect(obrien).not.toContainText('1950'); // nobody else has this name, so the birth date is not needed
  await tabTo(page, obrien.getByRole('button', { name: 'Show the birth date' }));
  await page.keyboard.press('Enter');
  await expect(obrien).toContainText('January 1, 1950');
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(obrien).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('bob lee sr');
  await expect(page.getByRole('option', { name: /^Lee, Robert, Sr/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const lee = page.getByRole('complementary', { name: 'Lee, Robert, Sr' });
  await expect(lee.getByRole('heading', { name: 'Somebody has the same name' })).toBeVisible();
  const beside = lee.getByRole('region', { name: 'People of the same name, side by side' });
  for (const words of ['February 2, 1940', 'February 2, 1970', 'Inactive']) await expect(beside).toContainText(words);
  await expect(lee).toContainText('perhaps parent and child');
  expect(await axe(page)).toEqual([]);
  for (const width of [1024, 512]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await page.setViewportSize({ width: 1280, height: 800 });

  await tabTo(page, lee.getByRole('link', { name: 'New application of this voter' }));
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(/^New absentee application/);
  await expect(page.getByLabel('Last name')).toHaveValue('Lee');
  await expect(page.getByLabel('Street and number')).toHaveValue('28 Elm Ter');
  await expect(page.getByLabel('Date of birth on the paper')).toHaveValue(''); // it must stand on the paper
  await expect(page.getByText('The list says born February 2, 1940.')).toBeVisible();
  await typeInto(page, 'Date of birth on the paper', '2/2/1970');
  await expect(page.getByText('and the paper another day: look at both again.')).toBeVisible();
  expect(await axe(page)).toEqual([]);
});

test('in the form a voter is picked by a few letters, and the application keeps what the list said', async ({
  page,
  app,
  dir,
}) => {
  test.slow();
  await readList(app, page, countyFile(dir, 'county-20270301.csv', rows.slice(0, 6)));
  await page.keyboard.press('F2');
  await tabTo(page, page.getByRole('combobox', { name: 'Find the voter, or type the person below' }));
  await page.keyboard.type('cruz');
  await expect(page.getByRole('option', { name: /^de la Cruz, Maria/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Last name')).toHaveValue('de la Cruz');
  await answer(page, 'Reason', 'Caring for somebody who is ill or disabled');
  await typeInto(page, 'Date of birth on the paper', '1/1/1954');
  await expect(page.getByText('The birth date is the same as on the list.')).toBeVisible();
  await answer(page, 'How the ballot is wanted', 'Mail it');
  await answer(page, 'Signature', 'Signed');
  await typeInto(page, 'Received on', '3/2');
  await answer(page, 'How it came', 'By mail');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(/^Recorded: No.\s4, de la Cruz, Maria$/);
  await goTo(page, '#/mail-ballots/4');
  await expect(page.getByRole('complementary', { name: 'de la Cruz, Maria' })).toContainText(
    'de la Cruz, Maria, 20 Oak Ave. Active, military. The list of Monday, March 1, 2027.',
  );
});

test('a file that is no list is refused with its line, and the list in use stays', async ({ page, app, dir }) => {
  await readList(app, page, countyFile(dir, 'county-20270301.csv', rows.slice(0, 6)));
  const workbook = path.join(dir, 'renamed.csv');
  writeFileSync(workbook, Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), Buffer.alloc(2000, 7)]));
  await pickerAnswers(app, workbook);
  await goTo(page, '#/voters/list/read');
  await page.getByRole('button', { name: 'Choose the file…' }).press('Enter');
  await expect(page.getByText('renamed.csv is an Excel workbook or a zip file, whatever its name.')).toBeVisible();
  await expect(page.getByText('The list of Monday, March 1, 2027 stays in use.')).toBeVisible();
  expect(await axe(page)).toEqual([]);

  const torn = path.join(dir, 'torn.csv');
  writeFileSync(
    torn,
    `${header}\r\n${rows[0]}\r\n"Never closed,${'x'.repeat(400)}\r\n${rows[1]}\r\n${'more\r\n'.repeat(3000)}`,
  );
  await pickerAnswers(app, torn);
  await page.getByRole('button', { name: 'Choose the file…' }).press('Enter');
  await expect(page.getByText(/^A quotation mark opened in line 3 of torn\.csv is never closed/)).toBeVisible();
  await goTo(page, '#/voters/list');
  await expect(page.getByText('6 voters of the village.')).toBeVisible();
});
