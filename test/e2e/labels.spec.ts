// Labels for the lines of a work list, by the keyboard: the first free one on a begun sheet, one that is too long, and the
// printer's test.
import AxeBuilder from '@axe-core/playwright';
import { fallsElection as election, fallsSteps, taking } from '../support/example-steps.ts';
import { callDesk } from './call-desk.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openDeskWith } from './open-desk-with.ts';
import { tabTo } from './tab-to.ts';

test.use({ now: '2027-03-09T10:45:00-05:00' });

const street = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaft';

test('labels are printed from the list of those to mail, and what does not fit is named', async ({ page }, info) => {
  test.slow();
  await openDeskWith(page, fallsSteps);
  const take = async (act: string, given: string, but = {}) => {
    const input = taking(given, 'Holm', but);
    const made = await callDesk(page, 'mail-ballot.record-application', { act, input });
    const { number } = (made as { value: { number: number } }).value;
    const decided = { election, number, qualified: true, reason: null };
    await callDesk(page, 'mail-ballot.determine', { act: `${act}-decided`, input: decided });
  };
  for (const given of ['Adam', 'Cyrus', 'Dorothea', 'Emilia']) await take(`taking-${given}`, given);
  await take('taking-bea', 'Bea', { sendTo: { lines: [street, 'Example Falls, NY 12999'] } });
  await goTo(page, '#/mail-ballots?list=all');
  await page.getByRole('link', { name: /^Labels for these/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Which labels do you need?' })).toBeVisible();
  await expect(page.getByText('One gets no label on this sheet.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Bea Holm, application/ })).toBeVisible();
  await tabTo(page, page.getByLabel('First free label', { exact: true }));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('29');
  await expect(page.getByRole('radio', { name: 'Label 29' })).toBeChecked();
  expect((await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations).toEqual([]);
  await page.screenshot({ path: info.outputPath('labels.png'), fullPage: true });
  await tabTo(page, page.getByRole('button', { name: /^Print \d+ labels$/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/labels on 2 sheets\./).first()).toBeVisible();
  await expect(page.getByText(/The last sheet has \d+ left, from label \d+ on/)).toBeVisible();

  await page.getByRole('radio', { name: 'Label 12' }).check({ force: true });
  await expect(page.getByLabel('First free label', { exact: true })).toHaveValue('12');
  await page.getByLabel('Sheet').selectOption('5163');
  await page.getByText('Number, kind, name and district').click();
  await expect(page.getByText('One gets no label on this sheet.')).toBeHidden();
  await expect(page.locator('.label-sheet')).toContainText('Holm, Bea');
  await page.screenshot({ path: info.outputPath('register-labels.png'), fullPage: true });

  await goTo(page, '#/mail-ballots?list=to-hand-over');
  await page.screenshot({ path: info.outputPath('register.png'), fullPage: true });
  await page.getByRole('link', { name: 'Instructions to absentee voters' }).click();
  await expect(page.locator('.leaf')).toContainText('Then sign.');
  await page.screenshot({ path: info.outputPath('instructions.png'), fullPage: true });

  await goTo(page, '#/settings/printers');
  await page.getByLabel('Printer, as you call it').fill('LaserJet');
  await page.getByLabel('Size').selectOption('5160');
  await expect(page.getByLabel('Turned clockwise')).toBeHidden();
  await page.getByLabel('To the right').fill('1/32');
  await page.getByRole('button', { name: 'Test with every label outlined' }).click();
  await page.getByRole('button', { name: 'Keep it for this printer' }).click();
  await expect(page.getByText(/^labels 5160: /)).toBeVisible();
  await page.screenshot({ path: info.outputPath('printer.png'), fullPage: true });
});
