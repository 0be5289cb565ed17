// The life of a mail ballot by the keyboard alone: printed, mailed, asked about, replaced, received; and what adds up.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { taking } from '../support/example-steps.ts';
import { at, mailing } from '../support/mail-ballot-steps.ts';
import { typeInto } from './answer-by-keyboard.ts';
import { determined, steps } from './ballots-to-send.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openDeskWith } from './open-desk-with.ts';
import { tabTo } from './tab-to.ts';

const axe = async (page: Page) => (await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations;
const row = (page: Page, name: RegExp) => page.getByRole('row', { name });
const panel = (page: Page, name: string) => page.getByRole('complementary', { name });
const chip = (page: Page, name: string) => page.getByRole('radio', { name });

test.use({ now: '2027-03-09T10:45:00-05:00' });

test('from the printed envelope to the sealed one, without the mouse', async ({ page }) => {
  test.slow();
  await openDeskWith(page, steps);
  await goTo(page, '#/mail-ballots?list=to-mail');
  await expect(row(page, /Abernathy/)).toContainText('To mail');
  expect(await axe(page)).toEqual([]);

  // One line in two keys: its envelope, then that it was mailed.
  await tabTo(page, page.locator('.row-open').first());
  await page.keyboard.press('Enter');
  const card = panel(page, 'Abernathy, Doris');
  await expect(card.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(card).toContainText('You may say: no ballot has been sent yet. Nothing more.');
  await expect(card.getByRole('button', { name: 'Print the envelope' })).toBeVisible();
  await page.keyboard.press('e');
  await expect(card).toContainText('Printed again, it keeps its number.');
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('m');
  const dialog = page.getByRole('dialog', { name: 'When was the ballot of Abernathy, Doris mailed?' });
  await expect(dialog.getByLabel('Post office')).toBeFocused();
  await page.keyboard.type('Example Falls');
  await expect(dialog.getByText('10:45 a.m.')).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(card).toContainText('0001 mailed at Example Falls');
  await expect(card).toContainText('You may say: mailed Tuesday, March 9 and not back yet. Nothing more.');

  // The others in one go, as many as the post office counted.
  await page.keyboard.press('Escape');
  await tabTo(page, page.getByRole('button', { name: 'Mailed: all 3…' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Post office (if you like)')).toHaveValue('Example Falls');
  await typeInto(page, 'Pieces counted at the post office (if they were)', '4');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The post office counted 4; the list says 3.')).toBeVisible();
  await expect(page.getByText('Nothing waits here.')).toBeVisible();

  // F3: a number and Enter; the field is ready for the next one.
  await page.keyboard.press('F3');
  await expect(page.getByLabel('Number on the envelope')).toBeFocused();
  await page.keyboard.type('0002');
  await page.keyboard.press('Enter');
  await expect(page.getByText('In time. Keep it sealed.')).toBeVisible();
  await expect(
    page.getByText('Received Tuesday, March 9, 10:45 a.m. Polls close Tuesday, March 16, 9:00 p.m.'),
  ).toBeVisible();
  await expect(page.getByLabel('Number on the envelope')).toBeFocused();
  await expect(page.getByLabel('Number on the envelope')).toHaveValue('');
  expect(await axe(page)).toEqual([]);

  // Two keys for what is seen on it, and on to the next.
  await page.keyboard.press('F8');
  await page.keyboard.press('1');
  await expect(
    page.getByText('You do not decide this one. The inspectors do. I have put it on their sheet: not signed.'),
  ).toBeVisible();
  await expect(page.getByLabel('Number on the envelope')).toBeFocused();

  // By name: one of two who bear it, by middle name, year of birth and address.
  await page.keyboard.type('bland');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Two voters bear this name. Whose envelope is it?')).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: /Bland, John H\., born 1960/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.scan-last')).toContainText('Bland, John H.');
  await expect(page.locator('.ledger')).toContainText('2 = 2 District 1');

  // What was taken in by mistake is taken back, with a reason.
  await page.keyboard.press('Control+z');
  await page.keyboard.type('The other John Bland');
  await page.keyboard.press('Enter');
  await expect(page.locator('.ledger')).toContainText('1 = 1 District 1');

  // A number nobody knows is kept as it is, and stands among the problems.
  await expect(page.getByLabel('Number on the envelope')).toBeFocused();
  await page.keyboard.type('0999');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Keep it as an envelope nobody knows…' }));
  await page.keyboard.press('Enter');
  await page.keyboard.type('Postmark Rome, NY');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Number on the envelope')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(chip(page, 'Problems 1')).toBeVisible();
  await chip(page, 'Problems 1').press('Space');
  await expect(page.getByText('“0999” is written on it. Postmark Rome, NY')).toBeVisible();
  expect(await axe(page)).toEqual([]);
});

test('a call is noted in one key, and nobody is told the reason', async ({ page }) => {
  await openDeskWith(page, [...steps, ['mail-ballot.mail', mailing([1], at('2027-03-04', '16:10'))]]);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('abernathy');
  await expect(page.getByRole('option', { name: /Abernathy, Doris/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const card = panel(page, 'Abernathy, Doris');
  await expect(card.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(card).toContainText('You may say');
  await page.keyboard.press('n');
  await expect(card).toContainText('Asked Tue Mar 9, 10:45 a.m.');
  await expect(card.locator('.say-card')).toHaveText(
    /^If somebody asks about this ballotYou may say: mailed Thursday, March.4 and not back yet\. Nothing more\./,
  );
});

test('the dog tore it up: another ballot, another address; the first comes back after all', async ({ page }) => {
  test.slow();
  await openDeskWith(page, [...steps, ['mail-ballot.mail', mailing([1], at('2027-03-04', '16:10'))]]);
  await goTo(page, '#/mail-ballots/1');
  const card = panel(page, 'Abernathy, Doris');
  await tabTo(page, card.getByRole('button', { name: 'Send another…' }));
  await page.keyboard.press('Enter');
  await page.keyboard.type('The dog tore it up');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('PO Box 12\nRome, NY 13440');
  expect(await axe(page)).toEqual([]);
  await tabTo(page, page.getByRole('button', { name: 'Send another', exact: true }));
  await page.keyboard.press('Enter');
  await expect(row(page, /Abernathy/)).toContainText('To mail');
  await expect(card).toContainText('The second ballot of this voter. Reason: The dog tore it up');
  await expect(card).toContainText('0001 cancelled');

  await goTo(page, '#/mail-ballots/receive');
  await page.getByLabel('Number on the envelope').fill('1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Cancelled: it does not go to the inspectors. Keep it sealed.')).toBeVisible();
  await goTo(page, '#/mail-ballots/1?list=problems');
  await expect(row(page, /Abernathy/)).toContainText('An older one came back');
  await expect(card).toContainText('0001 came back');
});

test('what was done is taken back where it is shown', async ({ page }) => {
  await openDeskWith(page, [...steps, ['mail-ballot.mail', mailing([1], at('2027-03-04', '16:10'))]]);
  await goTo(page, '#/mail-ballots/1');
  const card = panel(page, 'Abernathy, Doris');
  await tabTo(page, card.getByRole('button', { name: 'Undeliverable…' }));
  await page.keyboard.press('Enter');
  await page.keyboard.type('Forwarding order expired');
  await page.keyboard.press('Enter');
  await expect(card).toContainText('Undeliverable: phone the voter.');
  await expect(row(page, /Abernathy/)).toContainText('Undeliverable Tue Mar 9');
  await tabTo(page, card.getByRole('button', { name: 'Recorded in error…' }).first());
  await page.keyboard.press('Enter');
  await page.keyboard.type('It was another envelope');
  await page.keyboard.press('Enter');
  await expect(row(page, /Abernathy/)).toContainText('Out since Thu Mar 4');
});

test.describe('the day before the last one on which ballots are mailed has gone', () => {
  test.use({ now: '2027-03-11T09:00:00-05:00' });

  test('an unmailed ballot is red, and mailed all the same', async ({ page }) => {
    await openDeskWith(page, steps);
    await expect(page.getByText('ballots to mail now: phone the voters')).toBeVisible();
    await goTo(page, '#/mail-ballots/1?list=to-mail');
    await expect(row(page, /Abernathy/)).toContainText('Mail now, phone the voter');
    const card = panel(page, 'Abernathy, Doris');
    await expect(card).toContainText('The last day to mail ballots: Wednesday, March 10.');
    await card.getByRole('heading', { level: 2 }).focus();
    await page.keyboard.press('m');
    await page.keyboard.press('Enter');
    await expect(card).toContainText('Mailed after the last day.');
    expect(await axe(page)).toEqual([]);
  });

  test('the agent named in the application is offered; another name asks for the reason', async ({ page }) => {
    const agent = { wants: 'collect-agent', agent: 'Ana de la Cruz', cameBy: 'agent-in-person' };
    await openDeskWith(page, [
      ...steps,
      ['mail-ballot.record-application', taking('Josef', 'de la Cruz', agent)],
      determined(7),
    ]);
    await goTo(page, '#/mail-ballots/7?list=to-hand-over');
    const card = panel(page, 'de la Cruz, Josef');
    await expect(card.getByRole('heading', { level: 2 })).toBeFocused();
    await expect(card.getByRole('button', { name: /^Handed over/ })).toBeVisible();
    await page.keyboard.press('m');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ana de la Cruz');
    await expect(page.getByText('The statute sets no limit.')).toBeVisible();
    await page.getByLabel('Name', { exact: true }).fill('Jim Fox');
    await page.keyboard.press('Enter');
    await expect(page.getByText('names Ana de la Cruz as agent, not Jim Fox')).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await page.getByLabel('Name', { exact: true }).fill('Ana de la Cruz');
    await page.getByRole('button', { name: 'Print the receipt', exact: true }).last().press('Enter');
    await expect(card).toContainText('Handing over receipt');
    await answerBox(page, 'Signed for it on the receipt');
    await page.keyboard.press('Enter');
    await expect(card).toContainText('handed to the agent to Ana de la Cruz');
  });
});

async function answerBox(page: Page, label: string): Promise<void> {
  await tabTo(page, page.getByRole('checkbox', { name: label }));
  await page.keyboard.press('Space');
}
