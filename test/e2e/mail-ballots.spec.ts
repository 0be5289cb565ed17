// The mail-ballot register: an application decided, its envelope printed, and what was recorded in error.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { fallsSteps, taking } from '../support/example-steps.ts';
import { answer } from './answer-by-keyboard.ts';
import { callDesk } from './call-desk.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openDeskWith } from './open-desk-with.ts';
import { tabTo } from './tab-to.ts';

const axe = async (page: Page) => (await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations;
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
const row = (page: Page, name: RegExp) => page.getByRole('row', { name });
const panel = (page: Page, name: string) => page.getByRole('complementary', { name });

test.use({ now: '2027-03-09T10:45:00-05:00' });
test.beforeEach(async ({ page }) => {
  await openDeskWith(page, fallsSteps);
});

test('an application is decided and its envelope printed, from the keyboard', async ({ page }) => {
  test.slow();
  await goTo(page, '#/mail-ballots');
  await tabTo(page, page.locator('.row-open').first());
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const card = panel(page, 'Nguyễn, Lan');
  await expect(card.getByRole('heading', { level: 2 })).toBeFocused();
  await answer(page, 'From what the application says, does it qualify for a ballot?', 'Qualified to receive a ballot');
  await page.keyboard.press('Enter');
  await expect(card.getByRole('heading', { name: 'What you decided' })).toBeFocused();
  await expect(row(page, /Nguyễn/)).toContainText('Waiting for ballots');

  await tabTo(page, card.getByRole('button', { name: 'Print the envelope' }));
  await page.keyboard.press('Enter');
  await expect(row(page, /Nguyễn/)).toContainText('0001');
  await expect(card).toContainText('Printed again, it keeps its number.');
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Nguyễn, Lan' })).toBeFocused();
});

test('an incomplete application needs a reason, whichever way it is decided', async ({ page }) => {
  await goTo(page, '#/mail-ballots/2');
  const card = panel(page, 'Zimmerman, Eva');
  await expect(card).toContainText('Missing: Date of birth and Signature.');
  await expect(card).toContainText('Whether the applicant is a qualified elector is for the inspectors of election.');
  await answer(page, 'From what the application says, does it qualify for a ballot?', 'Not qualified');
  await page.keyboard.press('Enter');
  await expect(card.getByLabel('Why it does not qualify')).toHaveAccessibleDescription('Write down the reason.');
  await card.getByLabel('Why it does not qualify').fill('It is not signed,\nand gives no date of birth.');
  await tabTo(page, card.getByRole('button', { name: 'Record this decision' }));
  await page.keyboard.press('Enter');
  await expect(row(page, /Zimmerman/)).toContainText('Not qualified');
  await expect(card).toContainText('Reason: It is not signed, and gives no date of birth.');
  expect(await axe(page)).toEqual([]);
});

test('what was recorded in error is taken back with a reason, and its number stays used', async ({ page }) => {
  const taken = await callDesk(page, 'mail-ballot.record-application', {
    act: 'story-in-error',
    input: taking('Earl', 'Quackenbush'),
  });
  expect(taken.ok).toBe(true);
  await page.reload();
  await goTo(page, '#/mail-ballots/4');
  await tabTo(page, panel(page, 'Quackenbush, Earl').getByRole('button', { name: 'Recorded in error…' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Was this application recorded in error?' });
  await expect(dialog.getByLabel('Why')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Why')).toHaveAccessibleDescription('Write down why, in a few words.');
  await page.keyboard.type('Typed for the wrong voter');
  await page.keyboard.press('Enter');
  await expect(row(page, /Quackenbush/)).toHaveCount(0);
  await page.keyboard.press('F2');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/No.\s5$/);
});

test('chips and the filter show a part of the list, and Ctrl+P prints it without what is private', async ({ page }) => {
  await goTo(page, '#/mail-ballots');
  await expect(page.locator('tbody tr')).toHaveCount(3);
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('/');
  await page.keyboard.type('nguyen');
  await expect(page.locator('tbody tr')).toHaveText([/Nguyễn, Lan/]);
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: 'To decide 2' }).press('Space');
  await expect(page.locator('tbody tr')).toHaveText([
    'To decide',
    /Nguyễn, Lan/,
    /^Something is missing/,
    /Zimmerman, Eva/,
  ]);
  await page.getByRole('button', { name: 'Zimmerman, Eva' }).press('Enter');
  await expect(panel(page, 'Zimmerman, Eva')).toBeVisible();

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.keyboard.press('Control+p');
  await expect(page.locator('body')).toHaveAttribute('data-printed');
  await page.emulateMedia({ media: 'print' });
  await expect(panel(page, 'Zimmerman, Eva')).toBeHidden();
  await expect(page.getByRole('columnheader', { name: 'Received' })).toBeVisible();
  await expect(page.getByText('Printed Tuesday, March 9, 2027')).toBeVisible();
});

test('everything fits a small window at 200 %', async ({ page }) => {
  await page.setViewportSize({ width: 512, height: 700 });
  for (const hash of ['#/mail-ballots', '#/mail-ballots/1', '#/mail-ballots/new']) {
    await goTo(page, hash);
    await page.locator('h1').waitFor();
    await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0);
  }
  await goTo(page, '#/mail-ballots/1');
  await expect(panel(page, 'Abernathy, Doris').getByRole('heading', { level: 2 })).toBeInViewport();
});

test('the main button of the form is in sight without scrolling', async ({ page }) => {
  for (const [width, height] of [
    [1280, 800],
    [1024, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    await goTo(page, '#/mail-ballots/new');
    await expect(page.getByRole('button', { name: 'Record the application' })).toBeInViewport({ ratio: 1 });
  }
});

test('an election whose register is closed says why, and offers nothing', async ({ page }) => {
  const called = await callDesk(page, 'election.call', {
    act: 'story-referendum',
    input: {
      kind: 'referendum',
      when: { by: 'day', day: '2027-03-30', reason: null },
      ground: { kind: 'statute', statute: 'Village Law §16-1602' },
    },
  });
  expect(called.ok).toBe(true);
  await page.reload();
  await page.getByLabel('Election').selectOption({ label: 'Referendum, Tuesday, March 30, 2027' });
  await page.keyboard.press('F2');
  await expect(page.getByText('whether there are mail ballots then is an open question')).toBeVisible();
});
