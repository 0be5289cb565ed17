// An election day that is no ordinary day: said where it is chosen, and on Today until it is over.
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './fixtures.ts';
import { goTo, openDeskWith } from './open-desk-with.ts';

test.use({ now: '2027-03-29T09:41:00-04:00' });

test('a charter day that falls on a Sunday is said on the last page of the first questions, and again on Today', async ({
  page,
}) => {
  await openDeskWith(page, [
    ['office.open', { kind: 'practice' }],
    ['office.set-election-rule', { rule: { by: 'date', month: 3, day: 12 } }],
  ]);
  await goTo(page, '#/first-run/election');
  await expect(page.getByRole('radio', { name: 'Sunday, March 12, 2028' })).toBeChecked();
  const warning = page.getByText('Election day would be Sunday, March 12, 2028: Sunday.', { exact: false });
  await expect(warning).toBeVisible();
  expect((await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations).toEqual([]);
  await page.getByRole('radio', { name: 'Sunday, March 12, 2028' }).press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Monday, March 12, 2029' })).toBeChecked();
  await expect(warning).toHaveCount(0);
  await page.keyboard.press('ArrowUp');
  await expect(warning).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Look at the day itself.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Sunday, March 12, 2028');
  expect((await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations).toEqual([]);
});
