// Thousands of ballots taken away by the keyboard: how far it is, Stop in the middle, and that nothing was left behind.
import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { officeWithBallotsBack } from '../bench/big-office.ts';
import { test as base, expect } from './fixtures.ts';
import { goTo } from './open-desk-with.ts';
import { pickerAnswers } from './second-place.ts';
import { tabTo } from './tab-to.ts';

const test = base.extend({
  dataDir: async ({ dir }, use) => {
    const office = path.join(dir, 'office');
    await officeWithBallotsBack(office, 2000);
    await use(office);
  },
});
test.use({ now: '2027-03-02T09:41:00-05:00' });
test.setTimeout(180_000);

test('how far it is can be heard and seen, Stop leaves nothing behind, and the next one is whole', async ({
  page,
  app,
  dir,
}) => {
  const folder = path.join(dir, 'other disk');
  mkdirSync(folder);
  await pickerAnswers(app, folder);
  await page.locator('h1').waitFor();
  await goTo(page, '#/records/take-away');
  await page.getByRole('button', { name: 'A folder I choose…' }).press('Enter');
  await expect(page.getByText(/other disk/)).toBeVisible();

  const bar = page.getByRole('progressbar');
  const write = page.getByRole('button', { name: 'Write it' });
  const stop = page.getByRole('button', { name: 'Stop' });
  await tabTo(page, write);
  await page.keyboard.press('Enter');
  await expect(bar).toHaveAccessibleName(/Taking away, rows and files written: \d+ of \d+/);
  const before = Number(await bar.getAttribute('aria-valuenow'));
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(before);
  await page.screenshot({ path: test.info().outputPath('going.png') });
  await page.keyboard.press('Tab');
  await expect(stop).toBeFocused();
  await page.keyboard.press('Enter');

  const said = page.getByRole('status').filter({ hasText: 'Stopped.' });
  await expect(said).toHaveText(/What was begun was cleared away\. Nothing was recorded\./);
  expect(readdirSync(folder)).toEqual([]);
  expect(readdirSync(path.join(dir, 'office')).filter((name) => name.startsWith('export-'))).toEqual([]);
  await expect(page.getByText('Nothing is on record.')).toBeVisible();
  expect((await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('stopped.png') });
  await expect(write).toBeFocused(); // Stop is gone, and the keyboard is where it begins again
  await page.keyboard.press('Enter');
  await expect(page.getByText('Every file was read again there and is as it was written.')).toBeVisible({
    timeout: 120_000,
  });
  expect(readdirSync(folder)).toHaveLength(1);
  await expect(page.getByText(/the whole election, for the office’s own archive/)).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('written.png') });
});
