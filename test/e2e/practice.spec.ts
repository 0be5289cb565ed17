// Practising in an office of its own: there, back, and nothing in between.
import { expect, test } from './fixtures.ts';

test.use({ now: '2027-03-02T10:00:00-05:00' });

test('she looks around first, and then begins her real office', async ({ page }) => {
  await page.getByRole('button', { name: 'Look around first, in a practice village' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-office', 'practice');
  await page.getByRole('button', { name: 'Leave practice' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-office', 'practice');
  await expect(page.getByText('Question 1 of')).toBeVisible();
  await page.getByRole('button', { name: 'Go to the practice village' }).click();
  await expect(page.getByRole('region', { name: 'Practice office' })).toBeVisible();
  await expect(page.getByText('Village of Example Falls')).toBeVisible();
});

test('from the real office she goes to practise in Settings, and what was half typed stays where it was typed', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Answer later' }).click();
  await page.getByRole('button', { name: 'Go to Today' }).click();
  await page.evaluate(() => {
    window.location.hash = '#/settings';
  });
  await page.getByRole('button', { name: 'Try things out in a practice village' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-office', 'practice');
  await page.getByRole('button', { name: 'Leave practice' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-office', 'practice');
  await expect(page.getByText('Village of Example Falls')).toHaveCount(0);
});
