// Backups: a second place, one made now, its date on Today, the list, a trial, the slip; and what may stand in the way.
import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { callDesk } from './call-desk.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openDeskWith } from './open-desk-with.ts';
import { backUpNow, backupsIn, pickerAnswers, realFalls, setSecondPlace } from './second-place.ts';
import { tabTo } from './tab-to.ts';

test.use({ now: '2027-03-02T09:41:00-05:00' });
test.setTimeout(60_000);

test.beforeEach(async ({ page }) => {
  await openDeskWith(page, realFalls);
  await goTo(page, '#/records/backup');
  await page.getByRole('heading', { name: 'What is left if this computer breaks?' }).waitFor();
});

test('a clerk chooses a second place, makes a backup, and Today shows its day', async ({ page, app, dir }) => {
  await expect(page.getByText('No backup is on record here since the office was begun or restored.')).toBeVisible();
  const stick = path.join(dir, 'stick');
  mkdirSync(stick);
  await pickerAnswers(app, stick);
  await tabTo(page, page.getByRole('button', { name: 'Choose a second place…' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(stick).first()).toBeVisible();
  await expect(page.getByText('This folder is on the same disk as the office')).toBeVisible();
  expect(backupsIn(stick)).toEqual([]);

  await tabTo(page, page.getByRole('button', { name: 'Make a backup now' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('The backup is there, and was compared.')).toBeVisible();
  expect(backupsIn(stick)).toEqual(['office-backup-2027-03-02-094100.sqlite']);
  await expect(page.getByText('Nothing was recorded since: it holds everything.')).toBeVisible();
  await expect(page.getByRole('list', { name: /^Backups in the second place/ })).toContainText('Tue Mar 2, 9:41');
  await page.getByText('Its file, and how to know it again').click();
  await expect(page.getByText(/^[0-9a-f]{64}$/)).toHaveCount(2); // its checksum, and the check code of the history
  expect((await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations).toEqual([]);
  for (const width of [1024, 512]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await goTo(page, '#/today');
  await expect(page.getByText(/Last one at 9:41.a\.m\. on Tuesday, March.2,.2027/)).toBeVisible();
  await expect(page.getByText('A backup is wanted.')).toHaveCount(0);
});

test('it is tried, not believed: the newest one restores into an empty folder', async ({ page, app, dir }) => {
  const stick = path.join(dir, 'stick');
  mkdirSync(stick);
  await setSecondPlace(app, page, stick);
  await backUpNow(page, stick);
  await page.reload();
  await tabTo(page, page.getByRole('button', { name: 'Try whether it can be restored' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('It can be restored.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(
    /was restored into an empty folder, opened and compared: \d+ records, all there\. The copy was deleted\./,
  );
  expect(readdirSync(stick)).toHaveLength(2); // the backup and its digest, nothing else
});

test('how many are kept and whether one is made on closing is set at once, and stays', async ({ page, app, dir }) => {
  const stick = path.join(dir, 'stick');
  mkdirSync(stick);
  await setSecondPlace(app, page, stick);
  await page.reload();
  await page.getByRole('combobox', { name: 'Keep there' }).selectOption('the last 20');
  await tabTo(page, page.getByRole('checkbox', { name: 'Make one by itself when I close the program' }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('status').filter({ hasText: 'A backup is made on closing.' })).toBeAttached();
  const settings = await callDesk(page, 'machine.settings', {});
  expect(settings.value).toMatchObject({ backup: { shown: stick, generations: 20, onClose: true } });
});

test('to another place this once: the second place stays what it is', async ({ page, app, dir }) => {
  const [stick, other] = [path.join(dir, 'stick'), path.join(dir, 'other')];
  mkdirSync(stick);
  mkdirSync(other);
  await setSecondPlace(app, page, stick);
  await page.reload();
  await pickerAnswers(app, other);
  await page.getByRole('button', { name: 'To another place this once…' }).click();
  await expect(page.getByText('The backup is there, and was compared.')).toBeVisible();
  expect(backupsIn(other)).toHaveLength(1);
  expect(backupsIn(stick)).toEqual([]);
  expect((await callDesk(page, 'machine.settings', {})).value).toMatchObject({ backup: { shown: stick } });
});

test('a picker that was closed, and a folder inside the office’s own, change nothing', async ({ page, app, dir }) => {
  await pickerAnswers(app, null);
  await page.getByRole('button', { name: 'Choose a second place…' }).click();
  await expect(page.getByText('None is chosen yet.')).toBeVisible();
  await pickerAnswers(app, path.join(dir, 'user-data', 'office'));
  await page.getByRole('button', { name: 'Choose a second place…' }).click();
  await expect(page.getByText('would be lost together with the office. Choose another place.')).toBeVisible();
  await expect(page.getByText('None is chosen yet.')).toBeVisible();
});
