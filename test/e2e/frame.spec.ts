// What stands around every page: places with what waits there, the election, the days, taking back, and a broken start.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fallsSteps } from '../support/example-steps.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openDeskWith } from './open-desk-with.ts';

test.describe('two weeks before the election', () => {
  test.use({ now: '2027-03-02T09:41:00-05:00' });

  test.beforeEach(async ({ page }) => openDeskWith(page, fallsSteps));

  test('the frame says whose desk it is, how long there is, and what waits', async ({ page }) => {
    const top = page.locator('header.top');
    await expect(top).toContainText('Village of Example Falls');
    await expect(top).toContainText('14 days left');
    await expect(top).toContainText('Ruth Lindgren');
    const places = page.getByRole('navigation', { name: 'Places' });
    // Of three applications one is to be decided; one waits for the voter, one for ballots from the printer.
    await expect(places.getByRole('link', { name: 'Mail ballots 1 to decide, to mail or to hand over' })).toBeVisible();
    await expect(places.getByRole('link', { name: 'Papers 1 never printed' })).toBeVisible();
    await expect(places.getByRole('link', { name: /^Today/ })).not.toContainText('due');
    await expect(page.getByRole('button', { name: 'Lock' })).toBeVisible();
  });

  test('Ctrl+Z takes the last act back, with a reason', async ({ page }) => {
    await goTo(page, '#/settings');
    await page.locator('h1').waitFor();
    await page.keyboard.press('Control+z');
    const dialog = page.getByRole('dialog', { name: 'Take back what was done last?' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('Write down why');
    await page.keyboard.type('It was the wrong application');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    // The last act was a determination: that application is to be decided again.
    await goTo(page, '#/today');
    await expect(page.getByRole('link', { name: '2 applications to decide' })).toBeVisible();
  });

  test('the skip link and the places are the first things Tab comes to', async ({ page }) => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Go to the page' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });

  test('with forced colours the place she is at can still be told', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await goTo(page, '#/settings');
    await expect(page.getByRole('link', { name: 'Settings', exact: true })).toHaveAttribute('aria-current', 'page');
  });
});

test.describe('on the day of the election and after it', () => {
  test.use({ now: '2027-03-16T08:00:00-04:00' });

  test('the days are words', async ({ page }) => {
    await openDeskWith(page, fallsSteps.slice(0, 11));
    await expect(page.locator('header.top')).toContainText('Today people vote');
  });
});

test.describe('a folder with something else under our name', () => {
  test.use({ now: '2027-03-02T09:41:00-05:00', quietConsole: false });

  test('the start says what happened, what is safe, what to do, and tries again', async ({ page, dir }) => {
    const office = path.join(dir, 'user-data', 'office');
    await mkdir(office, { recursive: true });
    await writeFile(path.join(office, 'office.sqlite'), 'This is a letter, not a database. '.repeat(200));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'The file in the office’s folder is not an office.',
    );
    const words = page.getByRole('main');
    await expect(words).toContainText('is not an office of this program');
    await expect(words).toContainText('It was left exactly as it was.');
    await expect(words).toContainText('Choose another folder, or move that file away.');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'The file in the office’s folder is not an office.',
    );
    await rm(path.join(office, 'office.sqlite'));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who runs your village election?');
  });
});
