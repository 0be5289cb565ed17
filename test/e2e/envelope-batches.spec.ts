// A mailing day by the keyboard: choose, print, a jam, the rest again, a single one again; and an order that moves the day.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { envelopeCode } from '../../shared/domain/envelope-code.ts';
import { fallsElection as election } from '../support/example-steps.ts';
import { at, mailing } from '../support/mail-ballot-steps.ts';
import { steps } from './ballots-to-send.ts';
import { callDesk } from './call-desk.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openDeskWith } from './open-desk-with.ts';
import { tabTo } from './tab-to.ts';

const axe = async (page: Page) => (await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations;
const press = async (page: Page, name: string | RegExp) => {
  await tabTo(page, page.getByRole('button', { name }));
  await page.keyboard.press('Enter');
};

test.use({ now: '2027-03-09T10:45:00-05:00' });

test('choose, print, jam, again', async ({ page }) => {
  test.slow();
  await openDeskWith(page, steps);
  await goTo(page, '#/mail-ballots?list=to-mail');
  await page.getByRole('link', { name: 'Print envelopes…' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Print envelopes' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print 4 envelopes' })).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await press(page, 'Print 4 envelopes');
  await expect(page.getByText('4 envelopes, 0001 to 0004, in the viewer.')).toBeVisible({ timeout: 30_000 });

  await page.getByRole('link', { name: 'Printer jammed?' }).press('Enter');
  const last = page.getByLabel('Which envelope was the last good one?');
  await expect(last).toBeFocused();
  await page.keyboard.type('9');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No envelope of this file has that number.')).toBeVisible();
  await last.fill(envelopeCode(election, 2));
  await expect(page.getByText('Prints 0003 and 0004 again: 2 envelopes')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 envelopes again, 0003 and 0004, in the viewer.')).toBeVisible({ timeout: 30_000 });
  expect(await axe(page)).toEqual([]);

  await tabTo(page, page.locator('.row-open').first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Print 0001 of');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 envelope again, 0001, in the viewer.')).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Envelopes: what was printed?' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Return envelopes, #10.*2 ×/ })).toBeVisible();
});

test('who cannot have one is named before anything is printed, and left off', async ({ page }) => {
  test.slow();
  await openDeskWith(page, steps);
  await goTo(page, '#/mail-ballots/envelopes/new?of=1.4');
  await expect(page.getByRole('button', { name: 'Print 2 envelopes' })).toBeVisible();
  // Somebody else cancels one meanwhile, and the list on the screen is of a moment ago.
  const mailed = {
    election,
    applications: [4],
    at: { day: '2027-03-09', time: '10:00' },
    postOffice: '',
    pieces: null,
  };
  await callDesk(page, 'mail-ballot.mail', { act: 'mailed-4', input: mailed });
  await press(page, /Print 2 envelopes/);
  await expect(page.getByText('1 envelope cannot be: leave it off and go on')).toBeVisible();
  await expect(page.getByRole('link', { name: /Okonkwo, Chidi: .*has left already/ })).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await press(page, 'Leave off, print the other one');
  await expect(page.getByText(/^1 envelope, 0002, in the viewer\.$/)).toBeVisible();
});

test('an order moves the day: Today says it, the page names who holds an old one, and writes to each', async ({
  page,
}) => {
  test.slow();
  await openDeskWith(page, [
    ...steps,
    ['mail-ballot.print-envelope', { election, number: 1, piece: 'return-with-affirmation', stock: '#10' }],
    ['mail-ballot.mail', mailing([1], at('2027-03-09', '10:00'))],
    [
      'calendar.override',
      { election, deadline: 'polls', date: '2027-03-23', reason: 'The hall burned down', authority: 'Court' },
    ],
  ]);
  await goTo(page, '#/today');
  await page.getByRole('link', { name: /1 envelope with another day or hour on it/ }).press('Enter');
  await expect(page.getByText('Ballots must be back by Tuesday, March 23, 2027, 9:00 p.m. now.')).toBeVisible();
  await expect(page.getByRole('row', { name: /0001 Abernathy, Doris/ })).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await press(page, 'Print the letter');
  await expect(page.getByRole('status').filter({ hasText: 'the letters, is open in the viewer' })).toBeAttached();
});

test('an envelope scanned twice is back already', async ({ page }) => {
  await openDeskWith(page, [...steps, ['mail-ballot.mail', mailing([1], at('2027-03-09', '10:00'))]]);
  await goTo(page, '#/mail-ballots/receive');
  for (const says of ['In time.', 'is back already']) {
    await page.getByLabel('Number on the envelope').fill(envelopeCode(election, 1));
    await page.keyboard.press('Enter');
    await expect(page.getByText(says).first()).toBeVisible();
    await page.waitForTimeout(1100); // within a second it would be one Enter that came twice
  }
});
