// Envelopes on polling day: late, given to somebody else than the clerk, and the page on which everything adds up or is named.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { at, mailing } from '../support/mail-ballot-steps.ts';
import { answer, typeInto } from './answer-by-keyboard.ts';
import { returned, steps } from './ballots-to-send.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openDeskWith } from './open-desk-with.ts';
import { tabTo } from './tab-to.ts';

const axe = async (page: Page) => (await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations;
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
const row = (page: Page, name: RegExp) => page.getByRole('row', { name });

test.use({ now: '2027-03-09T10:45:00-05:00' });

test.describe('on polling day', () => {
  test.use({ now: '2027-03-16T21:10:00-04:00' });

  test('late after the close, given to an inspector before it, and the sums with everything that is open', async ({
    page,
  }) => {
    test.slow();
    await openDeskWith(page, [
      ...steps,
      ['mail-ballot.mail', mailing([1, 4, 5, 6], at('2027-03-04', '16:10'))],
      returned(1, at('2027-03-15', '10:00')),
    ]);
    await goTo(page, '#/mail-ballots/receive');
    await page.getByLabel('Number on the envelope').fill('2');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Late. Keep it sealed.')).toBeVisible();
    await expect(page.getByText('1, in the first run')).toBeVisible();

    await tabTo(page, page.getByRole('button', { name: 'They came another way, or before…' }));
    await page.keyboard.press('Enter');
    await answer(page, 'How they came', 'The voter brings it');
    await typeInto(page, 'Given to (if not to you)', 'Inspector Ortiz');
    await typeInto(page, 'at (if noted)', '8:30 pm');
    await page.getByLabel('Number on the envelope').fill('3');
    await page.keyboard.press('Enter');
    await expect(page.getByText('In time or not is an open question. Keep it sealed.')).toBeVisible();
    await expect(page.getByText('The other: Received')).toBeVisible();
    expect(await axe(page)).toEqual([]);

    await goTo(page, '#/mail-ballots/count');
    await expect(page.getByText('Ballots issued: 4 = 3 returned + 1 still out')).toBeVisible();
    await expect(row(page, /0004 .*Bland, John H\..*Out and not back/)).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await tabTo(page, page.getByRole('button', { name: 'Counted: Absentee' }));
    await page.keyboard.press('Enter');
    await page.keyboard.type('45');
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 missing')).toBeVisible();
  });
});

test('everything fits a small window at 200 %', async ({ page }) => {
  await openDeskWith(page, [
    ...steps,
    ['mail-ballot.mail', mailing([1, 4], at('2027-03-04', '16:10'))],
    returned(1, at('2027-03-08', '10:00')),
  ]);
  await page.setViewportSize({ width: 512, height: 700 });
  for (const hash of [
    '#/mail-ballots?list=to-mail',
    '#/mail-ballots/1',
    '#/mail-ballots/receive',
    '#/mail-ballots/count',
  ]) {
    await goTo(page, hash);
    await page.locator('h1').waitFor();
    await expect.poll(() => sideways(page), hash).toBeLessThanOrEqual(0);
  }
});
