// The day before the election: everything goes on paper in one act.
import AxeBuilder from '@axe-core/playwright';
import { fallsSteps } from '../support/example-steps.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openDeskWith } from './open-desk-with.ts';

test.use({ now: '2027-03-15T16:41:00-04:00' });

test('the take-along box says what is in it, and prints', async ({ page }) => {
  await openDeskWith(page, fallsSteps);
  await goTo(page, '#/today');
  await page.getByRole('link', { name: 'The take-along box for the day of the election' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Is everything on paper for the day of the election?',
  );
  await expect(page.getByText('Tally sheets')).toBeVisible();
  await expect(page.getByText('Not in it.')).toBeVisible();
  await expect(page.getByText('Nobody is on the list of inspectors yet.')).toBeVisible();
  expect((await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('take-along.png') });
  await page.getByRole('button', { name: 'Print everything' }).click();
  await expect(page.getByText('Opened in the viewer.')).toBeVisible();
  await expect(page.getByText(/Printed at 4:41\sp\.m\. on Monday, March\s15,\s2027 by /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print everything again' })).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('take-along-printed.png') });
  for (const width of [1024, 512]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
