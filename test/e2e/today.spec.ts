// Today, as the clerk finds it in the morning.
import AxeBuilder from '@axe-core/playwright';
import { bridgesSteps, fallsSteps, type Step } from '../support/example-steps.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openDeskWith } from './open-desk-with.ts';
import { tabTo } from './tab-to.ts';

const opened: readonly Step[] = [['office.open', { kind: 'practice' }]];

test.describe('on Tuesday, March 2, 2027, two weeks before the election', () => {
  test.use({ now: '2027-03-02T09:41:00-05:00' });

  test('nothing is due; what is ahead of the clerk is short, and what others have to do is folded', async ({
    page,
  }) => {
    await openDeskWith(page, fallsSteps);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Nothing is due today. The next date is Saturday, March 6.',
    );
    const group = (name: string) => page.locator('.group').filter({ has: page.getByRole('heading', { name }) });
    // §15-104(3)(c): ten days before March 16; §15-120(6): six days before; §15-104(4): one day before.
    await expect(group('Next seven days')).toContainText('Publish the notice of election');
    await expect(group('Next seven days').locator('.when').last()).toHaveText('Sat Mar 6');
    await expect(group('Later').locator('.when').nth(0)).toHaveText('Wed Mar 10');
    await expect(group('Later').locator('.when').nth(1)).toHaveText('Mon Mar 15');
    await expect(page.getByText('5 past dates are not on record.')).toBeVisible();
    await expect(page.getByText('Did you already do', { exact: false }).first()).toBeVisible();
    const others = page.locator('summary', { hasText: 'dates of others, good to know' });
    await expect(page.getByRole('link', { name: /Applications asking for a mailed ballot/ })).toBeHidden();
    await tabTo(page, others);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: /Applications asking for a mailed ballot/ })).toBeVisible();
    await expect(
      page
        .getByRole('list', { name: /day by day/ })
        .getByRole('listitem')
        .last(),
    ).toContainText('Polls noon to 9:00 p.m.');
    await expect(page.getByRole('link', { name: '1 application to decide' })).toBeVisible();
    await expect(page.getByText('There is no passphrase yet')).toBeVisible();
  });

  test('a date leads to its rule, by keyboard alone', async ({ page }) => {
    await openDeskWith(page, fallsSteps);
    await tabTo(page, page.getByRole('link', { name: 'Publish the notice of election', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Saturday, March 6, 2027' })).toBeFocused();
  });

  test('it reads well for a screen reader, and fits a window at 200 %', async ({ page }) => {
    await openDeskWith(page, fallsSteps);
    expect((await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations).toEqual([]);
    await page.setViewportSize({ width: 512, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(512);
  });

  test('where the county board runs the election, one sentence says that most steps aside', async ({ page }) => {
    await openDeskWith(page, [...fallsSteps, ['office.set-conduct', { conductedBy: 'county-board' }]]);
    await expect(page.getByText('The county board of elections runs your election.')).toBeVisible();
    await expect(page.getByText('Mail the ballots')).toHaveCount(0);
  });
});

test.describe('on the last day to mail ballots', () => {
  test.use({ now: '2027-03-10T08:30:00-05:00' });

  test('two things are due, and the paper of the first is the main button', async ({ page }) => {
    await openDeskWith(page, fallsSteps);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Two things are due today. Everything else can wait.',
    );
    const due = page.locator('.group').filter({ has: page.getByRole('heading', { name: 'Today' }) });
    await expect(due).toContainText('Mail the ballots that were asked for by mail');
    await expect(due).toContainText('Only if ');
    await tabTo(page, due.getByRole('link', { name: 'Print envelopes' }).first());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/mail-ballots$/);
  });
});

test.describe('an office without an election', () => {
  test.use({ now: '2027-01-14T10:00:00-05:00' });

  test('starts by calling one, by keyboard alone', async ({ page }) => {
    await openDeskWith(page, opened);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which election comes next?');
    expect((await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations).toEqual([]);
    // The third Tuesday of March is offered, so that Enter is enough.
    await expect(page.getByRole('radio', { name: 'Tuesday, March 16, 2027' })).toBeChecked();
    await tabTo(page, page.getByRole('radio', { name: 'Tuesday, March 16, 2027' }));
    await page.keyboard.press('Enter');
    // §15-118(3): January 14 is the last day to resolve to do without a registration day, sixty-one days before.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^One thing is due today\./);
    await expect(page.getByText('General election, Tuesday, March 16, 2027')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Districts and polling places' })).toHaveAttribute(
      'href',
      '#/settings/polling',
    );
  });

  test('an unreal day is said beside its field and in the summary', async ({ page }) => {
    await openDeskWith(page, opened);
    await page.getByText('Special election').click();
    await page.getByLabel('Office that is vacant').fill('Trustee');
    await page.getByLabel('Day of the election').fill('2/30');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'One thing needs another look.' })).toBeFocused();
    await expect(page.getByLabel('Day of the election')).toHaveAccessibleDescription(/“2\/30” is not a day/);
    await page.getByLabel('Day of the election').fill('5/18');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Special election, Tuesday, May 18, 2027')).toBeVisible();
  });
});

test.describe('in a year in which March 17 is the third Tuesday', () => {
  test.use({ now: '2026-03-02T10:15:00-05:00' });

  test('the banner says what is missing for March 18, and March 17 is nowhere announced', async ({ page }) => {
    await openDeskWith(page, bridgesSteps);
    await expect(page.getByText('March 18 is still to be resolved.')).toBeVisible();
    await expect(page.getByText('General election, Wednesday, March 18, 2026')).toBeVisible();
    await expect(page.locator('body')).not.toContainText('March 17');
    await page.getByRole('link', { name: 'Put it on record' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'The move to March 18' })).toBeVisible();
    await goTo(page, '#/today');
  });
});
