// The calendar as a file for another program: asked where to, saved there, and said so.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import { fallsSteps } from '../support/example-steps.ts';
import { answer } from './answer-by-keyboard.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openDeskWith } from './open-desk-with.ts';
import { tabTo } from './tab-to.ts';

test.use({ now: '2027-01-04T09:41:00-05:00' });

const ics = 'A file for another calendar program (ICS)';
const csv = 'A table for a spreadsheet (CSV)';

/** What the picker answers; null is Cancel. */
const saveAs = (app: ElectronApplication, file: string | null): Promise<void> =>
  app.evaluate(({ dialog }, picked) => {
    dialog.showSaveDialog = async () => ({ canceled: picked === null, filePath: picked ?? '' });
  }, file);

async function save(page: Page, way: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: 'Paper or file…' }));
  await page.keyboard.press('Enter');
  await answer(page, 'As', way);
  await tabTo(page, page.getByRole('button', { name: 'Save it' }));
  await page.keyboard.press('Enter');
}

test.beforeEach(async ({ page }) => {
  await openDeskWith(page, fallsSteps.slice(0, 11));
  await goTo(page, '#/calendar');
  await page.getByRole('heading', { name: 'Every date of this election' }).waitFor();
});

test('for another calendar program: every date an entry of a whole day', async ({ app, page, dir }) => {
  const file = path.join(dir, 'village-dates.ics');
  await saveAs(app, file);
  await save(page, ics);
  await expect(page.getByRole('status').first()).toContainText('Saved as village-dates.ics.');
  await expect(page.getByRole('button', { name: 'Paper or file…' })).toBeFocused();
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(text).toContain('DTSTART;VALUE=DATE:20270316\r\n'); // the day people vote
});

test('for a spreadsheet: a table that keeps its signs', async ({ app, page, dir }) => {
  const file = path.join(dir, 'village-dates.csv');
  await saveAs(app, file);
  await save(page, csv);
  await expect(page.getByRole('status').first()).toContainText('Saved as village-dates.csv.');
  const text = readFileSync(file, 'utf8');
  expect(text.charCodeAt(0)).toBe(0xfeff);
  expect(text).toContain('2027-03-16');
});

test('Cancel saves nothing and says nothing; a place that cannot be written is said in the question', async ({
  app,
  page,
  dir,
}) => {
  await saveAs(app, null);
  await save(page, ics);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const nowhere = path.join(dir, 'not-there', 'village-dates.csv');
  await saveAs(app, nowhere);
  await save(page, csv);
  await expect(page.getByRole('dialog')).toContainText('village-dates.csv was not written');
  expect(existsSync(nowhere)).toBe(false);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
