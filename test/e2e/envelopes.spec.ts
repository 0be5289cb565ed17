// Envelopes: two come back, their sizes and postage are said in Settings, an application offers them, and the printer is set
// from four distances measured on its calibration page.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { envelopeCode } from '../../shared/domain/envelope-code.ts';
import { fallsElection, fallsSteps } from '../support/example-steps.ts';
import { callDesk } from './call-desk.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openDeskWith } from './open-desk-with.ts';

const axe = async (page: Page) => (await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations;

test.use({ now: '2027-03-09T10:45:00-05:00' });
test.beforeEach(async ({ page }) => {
  await openDeskWith(page, fallsSteps);
});

test('a village goes over to two envelopes, one of a size of its own', async ({ page }) => {
  test.slow();
  await goTo(page, '#/settings/envelopes');
  await expect(page.getByRole('heading', { name: 'Which envelopes do you use?' })).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.getByText('Two: an affirmation envelope inside the return envelope').click();
  await page.getByRole('combobox', { name: 'Affirmation envelope' }).selectOption('own');
  await page.getByLabel('Width as it is read').fill('7 1/2');
  await page.getByLabel('Height').fill('1.2');
  await page.getByLabel('How far the flap reaches down the back').first().fill('1.25');
  await page.getByText('The voter puts a stamp on it').click();
  await page.getByLabel('What it costs, in dollars').fill('1.56');
  await page.getByRole('button', { name: 'Record the change' }).click();
  await expect(page.getByText('Between 1.5 and 20 inches.').first()).toBeVisible();
  await page.getByLabel('Height').fill('2.5');
  await page.getByRole('button', { name: 'Record the change' }).click();
  await expect(page.getByText(/There is no room for .* on the affirmation envelope/).first()).toBeVisible();
  await page.getByLabel('Height').fill('4');
  await page.getByRole('button', { name: 'Record the change' }).click();
  await expect(page.getByRole('heading', { name: 'Envelopes', exact: true })).toBeVisible();
  await expect(page.getByText('Apply First-Class Mail postage here, $1.56')).toBeVisible();
  await expect(page.getByText('Envelope of 7½ in × 4 in')).toBeVisible();

  await goTo(page, '#/mail-ballots/1');
  const card = page.getByRole('complementary', { name: 'Abernathy, Doris' });
  await expect(card.getByLabel('Size')).toHaveValue('540x288-90');
  await card.getByRole('button', { name: 'Print the envelope' }).click();
  await expect(card).toContainText('Printed again, it keeps its number.');
  await card.getByText('Outer return envelope').click();
  await expect(card.getByLabel('Size')).toHaveValue('#9');
  await card.getByText('Envelope to the voter').click();
  await expect(card.locator('.leaf')).toContainText('Election Material--Please Expedite');
  expect(await axe(page)).toEqual([]);
});

test('its bar code is scanned when it comes back; one of another election, and one misread, are told', async ({
  page,
}) => {
  const mailed = { election: fallsElection, applications: [1], at: { day: '2027-03-09', time: '10:00' } };
  await callDesk(page, 'mail-ballot.mail', { act: 'mailed-0001', input: { ...mailed, postOffice: '', pieces: null } });
  await goTo(page, '#/mail-ballots/receive');
  const field = page.getByRole('textbox').first();
  const scan = async (code: string) => {
    await field.fill(code);
    await field.press('Enter');
  };
  await scan(envelopeCode('2026-03-17-general', 1));
  await expect(page.getByText('This envelope is not of this election.').first()).toBeVisible();
  await scan('270316G0001A');
  await expect(page.getByText('The bar code was not read right').first()).toBeVisible();
  await scan(envelopeCode(fallsElection, 1));
  await expect(page.getByText('Abernathy, Doris').first()).toBeVisible();
  await expect(field).toHaveValue('');
});

test('a printer that is off by an eighth of an inch is set right from what was measured', async ({ page }) => {
  await goTo(page, '#/settings/printers');
  await page.getByLabel('Printer, as you call it').fill('LaserJet in the hall');
  await page.getByRole('button', { name: 'Print the calibration page' }).click();
  const distances = { Left: '1 1/8', Right: '7/8', Top: '1', Bottom: '1' };
  for (const [side, inches] of Object.entries(distances)) await page.getByLabel(`${side} (inches)`).fill(inches);
  await page.getByRole('button', { name: 'Work the numbers out' }).click();
  await expect(page.getByLabel('To the right')).toHaveValue('-0.125');
  await expect(page.getByLabel('Stretch across')).toHaveValue('1');
  await page.getByRole('button', { name: 'Test with its outline on plain paper' }).click();
  await page.getByRole('button', { name: 'Keep it for this printer' }).click();
  await expect(page.getByText('#10: −⅛ in to the right, 0 in down')).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await goTo(page, '#/mail-ballots/1');
  await expect(page.getByRole('complementary', { name: 'Abernathy, Doris' })).toContainText(
    'Set for LaserJet in the hall.',
  );
  const asked = { election: fallsElection, number: 1, piece: 'return-with-affirmation', stock: '#10' };
  const printed = await callDesk(page, 'mail-ballot.print-envelope', { act: 'aligned-0001', input: asked });
  expect(printed.ok).toBe(true);
  await page.setViewportSize({ width: 512, height: 700 });
  await goTo(page, '#/settings/printers');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(512);
});
