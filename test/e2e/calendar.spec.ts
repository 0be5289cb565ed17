// The calendar as a list, the card of one date, the list on paper.
import AxeBuilder from '@axe-core/playwright';
import { bridgesSteps, fallsSteps } from '../support/example-steps.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openDeskWith } from './open-desk-with.ts';
import { tabTo } from './tab-to.ts';

test.describe('Example Falls, seen on March 2, 2027', () => {
  test.use({ now: '2027-03-02T09:41:00-05:00' });
  test.beforeEach(async ({ page }) => {
    await openDeskWith(page, fallsSteps);
    await goTo(page, '#/calendar');
  });

  test('every date stands under its stage; a stage that is over shows only what is asked about', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every date of this election');
    const stages = page.locator('tr.stage');
    await expect(stages).toHaveCount(5);
    await expect(stages.nth(0)).toContainText('6 dates, all over; 3 to answer');
    await expect(stages.nth(2)).toContainText('9 dates, all over');
    await expect(stages.nth(4)).toContainText('12 dates');
    // §15-104(3)(a): four months before March 16; §15-104(3)(b): sixty days; §15-116(1): forty days.
    const dates = page.locator('tbody tr:not(.stage):visible td:first-child');
    await expect(dates.nth(0)).toHaveText('Mon Nov 16');
    await expect(dates.nth(1)).toHaveText('Fri Jan 15');
    await expect(dates.nth(2)).toHaveText('Thu Feb 4');
    await expect(page.getByRole('row', { name: /Publish the notice of offices/ })).toContainText('Not on record');
    await expect(page.getByRole('row', { name: /People vote/ })).toContainText('noon to 9:00 p.m.');
    expect((await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations).toEqual([]);
  });

  test('a folded stage opens by keyboard, and its dates stand in their order', async ({ page }) => {
    const row = page.getByRole('row', { name: /Independent petitions: last day to file/ });
    await expect(row).toBeHidden();
    const stage = page.getByRole('button', { name: 'Independent nominations', exact: true });
    await tabTo(page, stage);
    await page.keyboard.press('Enter');
    await expect(stage).toHaveAttribute('aria-expanded', 'true');
    // §15-108(8)(a): thirty-five days before the election.
    await expect(row).toContainText('Tue Feb 9');
    await expect(row).toContainText('Passed');
  });

  test('chips show the dates of one who acts, with their count', async ({ page }) => {
    await tabTo(page, page.getByRole('radio', { name: /^Everyone/ }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    const yours = page.getByRole('radio', { name: /^You/ });
    await expect(yours).toBeChecked();
    const count = Number((await yours.locator('b').textContent()) ?? '');
    expect(count).toBeGreaterThan(8);
    await expect(page.locator('tbody tr:not(.stage)')).toHaveCount(count);
    await expect(page).toHaveURL(/who=village-clerk/);
    await expect(page.getByRole('cell', { name: 'Candidates' })).toHaveCount(0);
  });

  test('a card counts the days down to the day to act by, and Esc goes back to its row', async ({ page }) => {
    const row = page.getByRole('button', { name: 'Mail the ballots that were asked for by mail' });
    await tabTo(page, page.locator('.row-open:visible').first());
    for (let down = 0; down < 20; down++) {
      if (await row.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('ArrowDown');
    }
    await expect(row).toBeFocused();
    await page.keyboard.press('Enter');
    const card = page.getByRole('complementary', { name: 'Wednesday, March 10, 2027' });
    await expect(card.getByRole('heading', { level: 2 })).toBeFocused();
    await expect(card).toContainText('In 8 days');
    await expect(card.locator('.ladder > div').first()).toContainText('Counted from');
    await expect(card.locator('.ladder > div').first()).toContainText('Tue Mar 16');
    await expect(card.locator('.ladder > div').nth(6)).toContainText('Wed Mar 106');
    await expect(card.locator('.ladder .now')).toContainText('Act by');
    await expect(card.getByRole('link', { name: 'Election Law §15-120(6)' })).toHaveAttribute('href', /^#\/help\//);
    await expect(card).toContainText('If missed');
    expect((await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    await expect(row).toBeFocused();
  });

  test('a notice whose last day is a Saturday stays there, and its last issue stands beside it', async ({ page }) => {
    await goTo(page, '#/calendar/election-notice-published');
    const card = page.getByRole('complementary', { name: 'Saturday, March 6, 2027' });
    await expect(card.locator('.ladder .now')).toContainText('Saturday; it stays');
    // The Courier comes out on Thursdays and wants its copy two working days before, at noon.
    const issue = card.getByRole('region', { name: 'The last issue in time' });
    await expect(issue).toContainText('The last issue in time is Thursday, March 4');
    await expect(issue).toContainText('They need your copy by Tuesday, March 2, noon.');
  });

  test('in a small window the card is a page of its own with a way back', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 700 });
    await goTo(page, '#/calendar/mail-ballots-mailed');
    await expect(page.getByRole('table')).toBeHidden();
    await tabTo(page, page.getByRole('link', { name: 'All dates' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('table')).toBeVisible();
    await page.setViewportSize({ width: 512, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(512);
    const sheet = page.locator('.sheet');
    expect(await sheet.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });

  test('Ctrl+P prints the whole list, also what is folded, without the frame', async ({ page }) => {
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await page.keyboard.press('Control+p');
    await expect(page.locator('body')).toHaveAttribute('data-printed');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print this list' })).toBeHidden();
    await expect(page.getByText('Printed Tuesday, March 2, 2027')).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Who acts' })).toBeVisible();
    await expect(page.getByRole('row', { name: /Independent petitions: last day to file/ })).toBeVisible();
  });
});

test.describe('a March 17 year', () => {
  test.use({ now: '2026-03-02T10:15:00-05:00' });

  test('is counted from the 17th, keeps both readings behind “why”, and shows both stretches of the polls', async ({
    page,
  }) => {
    await openDeskWith(page, bridgesSteps);
    await goTo(page, '#/calendar');
    await expect(page.getByText('March 18 is still to be resolved.')).toBeVisible();
    await expect(page.getByRole('row', { name: /People vote/ })).toContainText(
      '6:00 a.m. to 9:00 a.m. and noon to 9:00 p.m.',
    );
    await goTo(page, '#/calendar/mail-ballot-application-in-person');
    const card = page.getByRole('complementary', { name: 'Monday, March 16, 2026' });
    await expect(card.locator('.ladder > div').first()).toContainText('Tue Mar 17');
    const why = card.locator('summary', { hasText: 'Why this date has two readings' });
    await tabTo(page, why);
    await page.keyboard.press('Enter');
    await expect(card).toContainText('The other reading is Tuesday, March 17, 2026');
  });
});

test.describe('an office without an election', () => {
  test('leads to calling one', async ({ page }) => {
    await openDeskWith(page, [['office.open', { kind: 'practice' }]]);
    await goTo(page, '#/calendar');
    await page.getByRole('link', { name: 'Call the election' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which election comes next?');
  });
});
