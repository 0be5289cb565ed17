// Help: F1, the rule behind a date, the law behind a citation, the words, the find box.
import AxeBuilder from '@axe-core/playwright';
import { fallsSteps } from '../support/example-steps.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openDeskWith } from './open-desk-with.ts';

test.use({ now: '2027-03-02T09:41:00-05:00' });

test.beforeEach(async ({ page }) => openDeskWith(page, fallsSteps));

test('F1 opens the page of the screen, also of a form', async ({ page }) => {
  for (const [hash, title] of [
    ['#/today', 'Today'],
    ['#/calendar', 'Calendar'],
    ['#/mail-ballots/new', 'Taking in an application'],
    ['#/settings/clerk', 'Settings'],
  ] as const) {
    await goTo(page, hash);
    await page.locator('h1').waitFor();
    await page.keyboard.press('F1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
});

test('a rule says how it is counted, what it rests on, and both readings of what is open', async ({ page }) => {
  await goTo(page, '#/help/rule/election-notice-posted');
  const text = page.getByRole('main');
  // §15-104(4): at least one day before; six conspicuous public places and each polling place.
  await expect(text).toContainText('At the latest 1 day before the day from which the calendar is counted');
  await expect(text).toContainText('six conspicuous public places');
  await expect(text).toContainText('The safer reading');
  await expect(text).toContainText('The other reading');
  expect((await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations).toEqual([]);
  await page.getByRole('link', { name: 'Election Law §15-104(4)' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Election Law §15-104(4)');
  await expect(page.getByRole('link', { name: 'Where the notice of election hangs' })).toBeVisible();
});

test('no citation of any page leads to an empty page', async ({ page }) => {
  test.setTimeout(90_000);
  const cited = new Set<string>();
  for (const hash of ['#/today', '#/calendar/polling-resolution', '#/papers/notice-of-election', '#/mail-ballots/1']) {
    await goTo(page, hash);
    await page.locator('h1').waitFor();
    await page.waitForTimeout(200);
    for (const href of await page.locator('a.cite').evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? '')))
      cited.add(href);
  }
  expect(cited.size).toBeGreaterThan(0);
  for (const href of cited) {
    await goTo(page, href);
    await expect(page.locator('.resting li').first(), href).toBeVisible();
    await expect(page.getByText('No rule of this program'), href).toHaveCount(0);
  }
});

test('the list, the words and the card of keys are clean and fit a small window', async ({ page }) => {
  test.slow(); // four long pages, each looked at whole
  for (const hash of ['#/help', '#/help/words', '#/help/screen/keyboard', '#/help/rule/application-items']) {
    await goTo(page, hash);
    await page.locator('h1').waitFor();
    expect((await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations, hash).toEqual([]);
  }
  await page.setViewportSize({ width: 512, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(512);
});

test('Ctrl+K finds people, papers, dates and help, and Enter goes there', async ({ page }) => {
  await page.keyboard.press('Control+k');
  await page.keyboard.type('abern');
  await expect(page.getByRole('option', { name: /Abernathy/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/mail-ballots\/1$/);
  await expect(page.locator('.panel h2').first()).toBeFocused(); // reading has moved to the panel
  await page.keyboard.press('Control+k');
  await page.keyboard.type('conspicuous');
  await page.getByRole('option', { name: 'Conspicuous public place' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/help\/words\/conspicuous-public-place$/);
});
