// A new election starts from the one before it, and the card for elections that are not the village's.
import AxeBuilder from '@axe-core/playwright';
import { fallsSteps } from '../support/example-steps.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openDeskWith } from './open-desk-with.ts';
import { tabTo } from './tab-to.ts';

test.use({ now: '2027-04-02T10:00:00-04:00' });

test('what she wrote for next year is shown, and the offices whose terms end are taken over', async ({ page }) => {
  await openDeskWith(page, fallsSteps);
  await goTo(page, '#/election');
  await tabTo(page, page.getByRole('link', { name: 'For next year' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Write something down' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('In your words'));
  await page.keyboard.type('Order the ballots a week earlier');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Order the ballots a week earlier' })).toBeVisible();

  await goTo(page, '#/election/call');
  await page.getByRole('radio', { name: /March\s20,\s2029/ }).press('Space');
  await page.getByRole('button', { name: 'Call the election' }).press('Enter');
  await page.getByRole('link', { name: 'See what would be taken over' }).press('Enter');
  await expect(page.getByText('Order the ballots a week earlier')).toBeVisible();
  const trustee = page.getByLabel(/^Trustee: 2 seats, term of 2 years/);
  await expect(trustee).toBeChecked();
  await tabTo(page, trustee);
  await page.keyboard.press('Space');
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
  await page.getByRole('button', { name: 'Take it over' }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: /^Mayor/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: /^Trustee/ })).toHaveCount(0);
  await expect(page.getByText('No candidate on record.')).toBeVisible();
  await expect(page.getByText('See what would be taken over')).toHaveCount(0);
});

test('whom to send people to is one step from Today, and in the find box', async ({ page }) => {
  await openDeskWith(page, fallsSteps);
  await page.getByRole('link', { name: 'Not my election: who, when, telephone' }).press('Enter');
  await page.getByRole('link', { name: 'Fill in the card' }).press('Enter');
  const school = page.getByRole('listitem', { name: 'election 2' });
  await expect(school.getByLabel('Which election')).toHaveValue('School district');
  await school.getByLabel('Who conducts it').fill('District clerk');
  await school.getByLabel('Telephone').fill('518-555-0199');
  await school.getByLabel('Telephone').press('Enter');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['School district']); // the empty rows are left out
  await expect(page.getByText('518-555-0199')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('school');
  await expect(page.getByRole('option', { name: /School district/ })).toBeVisible();
});
