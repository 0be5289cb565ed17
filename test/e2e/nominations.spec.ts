// The petition counter and what comes after it: papers written down to the minute, decided, declined, filled, corrected.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { fallsElection as election, fallsSteps, type Step } from '../support/example-steps.ts';
import { certificate, filing, person, petition } from '../support/filing-steps.ts';
import { noticeToPrint } from '../support/notice-calls.ts';
import { typeInto } from './answer-by-keyboard.ts';
import { countyFile, countyRows, readList } from './county-list.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openDeskWith } from './open-desk-with.ts';
import { tabTo } from './tab-to.ts';

const axe = async (page: Page) => (await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations;
const row = (page: Page, name: RegExp) => page.getByRole('row', { name });
/** The village before any application has come. */
const early = fallsSteps.filter(([name]) => !name.startsWith('mail-ballot'));
const file = (what: unknown): Step => ['nominations.record-filing', { election, filing: what }];
const decide = (number: number): Step => [
  'nominations.decide-filing',
  { election, number, decision: 'on-the-list', reason: null },
];

test.describe('the last day to file petitions', () => {
  test.use({ now: '2027-02-09T16:58:00-05:00' });

  test('a petition is written down, its receipt printed and the next one begun, by keyboard alone', async ({
    page,
  }) => {
    test.slow(); // every key of two forms is pressed
    await openDeskWith(page, early);
    await page.keyboard.press('F4');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^New filing, No.\s1$/);
    await expect(page.getByText('4:58 p.m.').first()).toBeVisible();

    await tabTo(page, page.getByLabel('What', { exact: true }));
    await page.keyboard.type('Independent');
    await expect(page.getByLabel('At, to the minute')).toHaveValue('4:58 p.m.');
    await typeInto(page, 'Filed by', 'Sam Okafor');
    await typeInto(page, 'Pages', '4');
    await typeInto(page, 'Signatures it says it has', '61');
    await typeInto(page, 'Independent body', 'Clean Water');
    await tabTo(page, page.getByRole('button', { name: 'Add person' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByLabel('Office', { exact: true }));
    await page.keyboard.type('Trustee');
    await typeInto(page, 'Name, exactly as on the ballot', 'Robert “Bob” O’Neil III');
    await typeInto(page, 'Residence', '9 Oak Avenue');
    const soFar = page.getByRole('region', { name: 'What is found so far' });
    await expect(soFar).toContainText('In time.');
    await expect(soFar).toContainText('asks for at least three');
    expect(await axe(page)).toEqual([]);
    await typeInto(page, 'Pages', '4');
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recorded: Filing 1');
    await expect(page.getByRole('main')).toContainText('Tuesday, February 9, 2027, 4:58 p.m.');
    await page.keyboard.press('Control+p');
    await expect(page.getByText('Receipt 1, printed February 9, 2027.')).toBeVisible();
    expect(await axe(page)).toEqual([]);

    await page.keyboard.press('F4');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^New filing, No.\s2$/);
    await tabTo(page, page.getByLabel('What', { exact: true }));
    await page.keyboard.type('Independent');
    await typeInto(page, 'Filed by', 'Kim Doe');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recorded: Filing 2');
    await expect(page.getByText('came in the same minute')).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(row(page, /Clean Water/)).toContainText('To decide');
    await expect(row(page, /Kim Doe/)).toBeVisible();
    expect(await axe(page)).toEqual([]);
  });

  test('an hour that has not come yet is refused at its field; an office nobody knows is only flagged', async ({
    page,
  }) => {
    await openDeskWith(page, early);
    await page.keyboard.press('F4');
    await page.getByLabel('What', { exact: true }).selectOption({ label: 'Independent nominating petition' });
    await page.getByLabel('At, to the minute').fill('5:20 pm');
    await page.getByRole('button', { name: 'Add person' }).click();
    await page.getByLabel('Office', { exact: true }).selectOption('other');
    await page.getByLabel('Office, as the paper says').fill('Highway Superintendent');
    await page.getByLabel('Name, exactly as on the ballot').fill('Cal Moss');
    await page.getByRole('button', { name: 'Record the filing' }).click();
    await expect(page.getByLabel('At, to the minute')).toBeVisible();
    await expect(page.getByText('that has not come yet').first()).toBeVisible();
    await page.getByRole('button', { name: 'Take the clock’s minute' }).click();
    await expect(page.getByLabel('At, to the minute')).toHaveValue('4:58 p.m.');
    await page.getByLabel('At, to the minute').fill('8:30 am');
    await page.getByRole('button', { name: 'Record the filing' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recorded: Filing 1');
    await expect(page.getByText('Rutherford v. Jones')).toBeVisible();
    await expect(page.getByText('Cal Moss (Highway Superintendent)')).toBeVisible();
    await page.getByRole('button', { name: 'Put on the list' }).click();
    await expect(page.getByText('Not on record yet for Cal Moss')).toBeVisible();
  });
});

test.describe('after the papers were filed', () => {
  test.use({ now: '2027-03-02T09:41:00-05:00' });
  test.slow();

  test('decided, declined over Lincoln’s Birthday, and the vacancy filled, a step each', async ({ page }) => {
    await openDeskWith(page, [
      ...early,
      file(petition('2027-02-09', '10:00')),
      decide(1),
      file(filing('declination', '2027-02-17', '11:00', { about: 1, persons: [person('Ada Lovell')] })),
    ]);
    await goTo(page, '#/nominations/2');
    await expect(page.getByText('Late.')).toBeVisible(); // the last day was Tuesday, February 16
    await page.getByRole('button', { name: 'Take Ada Lovell off the list: declined' }).click();
    await goTo(page, '#/nominations/candidates');
    await expect(page.getByRole('heading', { name: 'No longer stand' })).toBeVisible();
    await expect(page.getByText('Declined, Wednesday, February 17, 2027.')).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await goTo(page, '#/nominations/1');
    const follows = page.getByRole('table').first();
    await expect(follows.getByRole('row', { name: /fill a vacancy/ })).toContainText('Tuesday, February 16, 2027');
    await expect(follows.getByRole('row', { name: /fill a vacancy/ })).toContainText('Friday, February 19, 2027');
    expect(await axe(page)).toEqual([]);
  });

  test('a candidate dies after the notice was printed: the page names the edition', async ({ page }) => {
    await openDeskWith(page, [...early, ['paper.print', noticeToPrint(election)]]);
    await goTo(page, '#/nominations/candidates');
    await page.getByRole('button', { name: 'Adaeze Okafor no longer stands' }).click();
    await page.getByText('Died', { exact: true }).click();
    await page.getByLabel('From what you know it').fill('The family called.');
    await page.keyboard.press('Enter');
    await expect(page.getByText('The notice of election, edition 1, names Adaeze Okafor.')).toBeVisible();
    await page.getByRole('link', { name: 'See where it went, and print a corrected edition' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('notice of election');
  });

  test('what was written down is corrected with a reason, and the list follows', async ({ page }) => {
    await openDeskWith(page, [
      ...early,
      file(certificate('2027-01-28', '16:58', { persons: [person('Jon Smyth')] })),
      decide(1),
    ]);
    await goTo(page, '#/nominations/1/correct');
    await page.getByLabel('Name, exactly as on the ballot').fill('John Smyth');
    await page.getByRole('button', { name: 'Record the correction' }).click();
    await expect(page.getByText('Write down why, in a few words.').first()).toBeVisible();
    await page.getByLabel('Why').fill('Read again from the certificate');
    await page.getByRole('button', { name: 'Record the correction' }).click();
    await expect(page.getByText(/Corrected March\s2,\s2027: Read again/)).toBeVisible();
    await goTo(page, '#/nominations/candidates');
    await expect(page.getByText('John Smyth')).toBeVisible();
  });

  test('signatures are entered by keyboard: a few letters and Enter, and the next line waits', async ({
    app,
    dir,
    page,
  }) => {
    await openDeskWith(page, [
      ...early,
      ['nominations.set-signature-base', { election, population: 1240, votersAtLastElection: null, registered: null }],
      file(petition('2027-02-09', '10:00')),
    ]);
    await readList(app, page, countyFile(dir, 'county.csv', countyRows));
    await goTo(page, '#/nominations/1/signatures');
    await typeInto(page, 'Signed on', '1/7');
    const who = page.getByRole('combobox', { name: /Who signed/ });
    const pick = async (letters: string, name: RegExp) => {
      await page.keyboard.type(letters);
      await expect(page.getByRole('option', { name })).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    };
    await tabTo(page, who);
    await pick('nunez', /Núñez/);
    await expect(page.getByText('1 of 60 claimed entered; 1 counts; 50 are needed, 49 more.')).toBeVisible();
    await expect(page.getByLabel('Line', { exact: true })).toHaveValue('2');
    await expect(who).toBeFocused();
    await pick('nunez', /Núñez/);
    await expect(row(page, /1, 2/)).toContainText('Signed already on page 1, line 1.');
    await typeInto(page, 'Or the name as it reads', 'Ann Stranger');
    await page.keyboard.press('Enter');
    await expect(row(page, /Ann Stranger/)).toContainText('Does not count');
    await expect(page.getByText('3 of 60 claimed entered; 1 counts; 50 are needed, 49 more.')).toBeVisible();
    await page.getByLabel('Signed on').fill('3/3');
    await page.getByLabel('Or the name as it reads').fill('Bea Cole');
    await page.getByRole('button', { name: 'Record the line' }).click();
    await expect(page.getByText('that has not come yet').first()).toBeVisible();
    expect(await axe(page)).toEqual([]);
  });
});
