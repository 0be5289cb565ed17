// What is on the ballot: entered, changed and taken off, by keyboard alone.
import AxeBuilder from '@axe-core/playwright';
import { bridgesSteps, fallsSteps, wizardSteps } from '../support/example-steps.ts';
import { answer } from './answer-by-keyboard.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openDeskWith } from './open-desk-with.ts';
import { tabTo } from './tab-to.ts';

test.use({ now: '2027-03-02T09:41:00-05:00' });

test('an office, a candidate and a proposition are entered one after another', async ({ page }) => {
  const called = ['election.call', { kind: 'general', when: { by: 'year', year: 2027 } }] as const;
  await openDeskWith(page, [...wizardSteps, called]);
  await goTo(page, '#/election');
  await tabTo(page, page.getByRole('link', { name: 'Add an office' }));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Which office is to be filled?' })).toBeFocused();
  await tabTo(page, page.getByLabel('Office', { exact: true }));
  await page.keyboard.type('Trustee');
  await tabTo(page, page.getByLabel('Seats to fill'));
  await page.keyboard.type('2');
  await tabTo(page, page.getByLabel('Term in years'));
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { name: 'Trustee 2 seats, term of 2 years' });
  await expect(heading).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Trustee is on the ballot.' })).toHaveCount(1);

  await tabTo(page, page.getByRole('link', { name: 'Add a candidate for Trustee' }));
  await page.keyboard.press('Enter');
  // What is known is not asked: the only office, and the village of the clerk's own address.
  await expect(page.getByLabel('Office', { exact: true })).toHaveValue('1');
  await expect(page.getByLabel('City or village')).toHaveValue('Example Falls');
  await tabTo(page, page.getByLabel('Name, exactly as on the ballot'));
  await page.keyboard.type('Lan Nguyễn-O’Brien');
  await tabTo(page, page.getByLabel('Street and number'));
  await page.keyboard.type('31 Depot Road');
  await page.keyboard.press('Enter');
  const row = page.getByRole('listitem').filter({ hasText: 'Lan Nguyễn-O’Brien' });
  await expect(row).toBeFocused();
  await expect(row).toContainText('31 Depot Road, Example Falls, NY 12999');

  await tabTo(page, page.getByRole('link', { name: 'Add a proposition' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Title', { exact: true }));
  await page.keyboard.type('Fire truck');
  await tabTo(page, page.getByLabel('Abstract', { exact: true }));
  await page.keyboard.type('Shall a fire truck be bought?');
  await tabTo(page, page.getByRole('button', { name: 'Add the proposition' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Fire truck' })).toBeFocused();
});

test('an empty form says what is missing, and nothing is recorded', async ({ page }) => {
  await openDeskWith(page, fallsSteps);
  await goTo(page, '#/election/office/new');
  await tabTo(page, page.getByLabel('Office', { exact: true }));
  await page.keyboard.press('Enter');
  const summary = page.getByRole('region', { name: '2 things need another look.' });
  await expect(summary).toBeFocused();
  await tabTo(page, summary.getByRole('link').first());
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Office', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Office', { exact: true })).toHaveAccessibleDescription(/such as Mayor/);
  expect((await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations).toEqual([]);
  await goTo(page, '#/election');
  await expect(page.locator('.ballot h2')).toHaveCount(4); // Mayor, Trustee, propositions, polling places
});

test('Esc leaves at once where nothing was typed, else asks one question and keeps the draft', async ({ page }) => {
  await openDeskWith(page, fallsSteps);
  await goTo(page, '#/election/candidate/new?office=2');
  await page.getByLabel('Name, exactly as on the ballot').waitFor();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What is on the ballot');

  await goTo(page, '#/election/candidate/new?office=2');
  await page.getByLabel('Name, exactly as on the ballot').fill('Bill Tran');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Leave this form?' });
  await expect(question.getByRole('button', { name: 'Keep the draft and leave' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What is on the ballot');

  await goTo(page, '#/election/candidate/new?office=2');
  await expect(page.getByLabel('Name, exactly as on the ballot')).toHaveValue('Bill Tran');
});

test('a name is changed where it stands', async ({ page }) => {
  await openDeskWith(page, fallsSteps);
  await goTo(page, '#/election');
  await tabTo(page, page.getByRole('link', { name: 'Change Héctor Rosario' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Name, exactly as on the ballot'));
  await page.keyboard.press('End');
  await page.keyboard.type(', Jr.');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Héctor Rosario, Jr.' })).toBeFocused();
});

test('a candidate is taken off with a reason; an office with candidates stays', async ({ page }) => {
  await openDeskWith(page, fallsSteps);
  await goTo(page, '#/election');
  await tabTo(page, page.getByRole('button', { name: 'Take off Mayor' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Reason')).toBeFocused();
  await page.keyboard.type('Entered twice');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Héctor Rosario stand');
  await page.keyboard.press('Escape');

  await tabTo(page, page.getByRole('button', { name: 'Take off Héctor Rosario' }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Reason')).toHaveAccessibleDescription(/Type a few words/);
  await page.keyboard.type('Declined on January 12');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Héctor Rosario', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the ballot reads well for a screen reader, and fits a window at 200 %', async ({ page }) => {
  await openDeskWith(page, fallsSteps);
  await goTo(page, '#/election');
  await page.getByText('Fire truck', { exact: true }).waitFor();
  expect((await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations).toEqual([]);
  await page.setViewportSize({ width: 512, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(512);
});

test.describe('in a year in which March 17 is the third Tuesday', () => {
  test.use({ now: '2026-03-02T10:15:00-05:00' });

  test('the resolution and its publication are put on record, and then March 18 is effective', async ({ page }) => {
    await openDeskWith(page, bridgesSteps);
    await goTo(page, '#/election');
    await tabTo(page, page.getByRole('link', { name: 'Put the resolution on record' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByLabel('Adopted at the meeting of'));
    await page.keyboard.type('3/9/2026');
    const where = 'In the one on polling places and hours, where the law puts them';
    await answer(page, 'In which resolution do the words stand?', where);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Adopted at the meeting of')).toHaveAccessibleDescription(/has not come yet/);
    await page.getByLabel('Adopted at the meeting of').fill('1/12');
    await page.keyboard.press('Enter');
    await expect(page.getByText('March 18 is resolved, not yet published.')).toBeVisible();
    expect((await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations).toEqual([]);

    await tabTo(page, page.getByRole('link', { name: 'Put the publication on record' }));
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Newspaper')).toHaveValue('Example Falls Courier');
    await tabTo(page, page.getByLabel('Issue of'));
    await page.keyboard.type('1/22');
    await page.keyboard.press('Enter');
    await expect(page.getByText('People vote on March 18.')).toBeVisible();
    await expect(
      page.getByText('Specifically published in Example Falls Courier, Thursday, January 22, 2026'),
    ).toBeVisible();
  });
});
