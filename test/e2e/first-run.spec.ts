// The first run: from an empty folder to the desk, without the mouse.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { callDesk } from './call-desk.ts';
import { expect, test } from './fixtures.ts';
import { tabTo } from './tab-to.ts';

test.use({ now: '2027-01-14T10:00:00-05:00' });

const question = (page: Page) => page.getByRole('heading', { level: 1 });
const answers = async (page: Page) => (await callDesk(page, 'office.answers', {})).value as Record<string, unknown>;
const clean = async (page: Page) =>
  expect((await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations).toEqual([]);

/** Fills the field of that name, come to by Tab. */
async function type(page: Page, label: string | RegExp, text: string, at = 0): Promise<void> {
  await tabTo(page, page.getByRole('textbox', { name: label }).nth(at));
  await page.keyboard.type(text);
}

async function answerFirst(page: Page): Promise<void> {
  await expect(question(page)).toHaveText('Who runs your village election?');
  await tabTo(page, page.getByRole('radio', { name: /I do, the village clerk/ }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(question(page)).toHaveText('Which village, in which county?');
}

test('seven questions by keyboard, the election called by the village’s rule, and the desk is open', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await clean(page);
  await answerFirst(page);
  await expect(question(page)).toBeFocused();
  await type(page, 'Village', 'Village of Example Falls');
  await type(page, 'County', 'Sample County');
  await page.keyboard.press('Enter');

  await expect(question(page)).toHaveText('On which day does your village elect?');
  await tabTo(page, page.getByRole('radio', { name: 'The third Tuesday of March' }));
  await page.keyboard.press('Enter');

  await expect(question(page)).toHaveText('Where, when and how do people vote?');
  await type(page, /^Polling place/, 'Village Hall');
  await type(page, 'Street and number', '1 Village Square');
  await type(page, 'City or village', 'Example Falls');
  await type(page, 'Open', 'noon');
  await type(page, 'Close', '9 pm');
  await tabTo(page, page.getByRole('radio', { name: 'On paper ballots' }));
  await page.keyboard.press('Space');
  await clean(page);
  await page.keyboard.press('Enter');

  await expect(question(page)).toHaveText('Where do you post notices?');
  for (const [at, name] of ['Post office', 'Library', 'Fire house', 'Depot', 'Park', 'Bridge'].entries()) {
    await type(page, `Place ${at + 1}`, name);
    await type(page, 'Street', 'Main Street', at);
  }
  await page.keyboard.press('Enter');

  await expect(question(page)).toHaveText('In which newspaper do you publish?');
  await type(page, 'Newspaper', 'Example Falls Courier');
  await tabTo(page, page.getByRole('checkbox', { name: 'Thursday' }));
  await page.keyboard.press('Space');
  await type(page, /^Copy is due/, '2');
  await page.keyboard.press('Enter');

  await expect(question(page)).toHaveText('Who are you, and where is your office?');
  await type(page, 'Your name', 'Ruth Lindgren');
  await type(page, 'Title', 'Village Clerk');
  await type(page, /^Office: street/, '1 Village Square');
  await type(page, 'City or village', 'Example Falls');
  await type(page, 'ZIP code', '12999');
  await page.keyboard.press('Enter');

  await expect(question(page)).toHaveText('A passphrase for this desk?');
  await tabTo(page, page.getByRole('button', { name: 'Without a passphrase for now' }));
  await page.keyboard.press('Enter');

  await expect(question(page)).toHaveText('Call your next election?');
  await expect(page.getByText('Your village elects on the third Tuesday of March.')).toBeVisible();
  // Election Law §15-104(1)(a): the third Tuesday in March, which in 2027 is the 16th.
  await expect(page.getByRole('radio', { name: 'Tuesday, March 16, 2027' })).toBeChecked();
  await expect(page.getByText('Left for later')).toHaveCount(0);
  await clean(page);
  await tabTo(page, page.getByRole('button', { name: 'Call the election' }));
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/#\/today$/);
  await expect(page.getByText('Village of Example Falls')).toBeVisible();
  await expect(page.getByText('General election, Tuesday, March 16, 2027')).toBeVisible();
  expect(await answers(page)).toMatchObject({
    kind: 'real',
    village: { name: 'Example Falls', county: 'Sample' },
    conductedBy: 'village-clerk',
    electionRule: { by: 'weekday', nth: 3, weekday: 2, month: 3 },
    hours: [{ open: '12:00', close: '21:00' }],
    votingMethod: { by: 'paper' },
    newspaper: { name: 'Example Falls Courier', issueDays: [4], copyDays: 2 },
    clerk: { name: 'Ruth Lindgren', address: { zip: '12999', state: 'NY' } },
    warnings: [],
  });
});

test('what is answered stays, what is half typed waits, and the program opens at the same question again', async ({
  page,
}) => {
  await answerFirst(page);
  await type(page, 'Village', 'Example Fa');
  await expect
    .poll(async () => JSON.stringify(await callDesk(page, 'draft.load', { key: 'first-run:village' })))
    .toContain('Example Fa');
  await page.evaluate(() => {
    window.location.hash = '';
  });
  await page.reload(); // as the program starts: on no page in particular
  await expect(question(page)).toHaveText('Which village, in which county?');
  await expect(page.getByRole('textbox', { name: 'Village' })).toHaveValue('Example Fa');
  expect(await answers(page)).toMatchObject({ conductedBy: 'village-clerk', village: null });
});

test('every answer can wait, and the last page says which ones do', async ({ page }) => {
  await expect(question(page)).toHaveText('Who runs your village election?');
  for (let at = 0; at < 7; at++) {
    const before = await question(page).textContent();
    await page.getByRole('button', { name: 'Answer later' }).click();
    await expect(question(page)).not.toHaveText(before ?? '');
  }
  // A passphrase belongs to a person, and nobody is named yet.
  await expect(question(page)).toHaveText('A passphrase for this desk?');
  await expect(page.getByRole('link', { name: 'Say who you are' })).toBeVisible();
  await clean(page);
  await page.getByRole('button', { name: 'Without a passphrase for now' }).click();
  await expect(question(page)).toHaveText('Call your next election?');
  await expect(page.getByText('Left for later')).toContainText('your newspaper, you.');
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page).toHaveURL(/#\/today$/);
});

test('an empty answer is asked for at its field, and “Back” leads back', async ({ page }) => {
  await answerFirst(page);
  await tabTo(page, page.getByRole('textbox', { name: 'Village' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: '2 things need another look.' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'County' })).toHaveAttribute('aria-invalid', 'true');
  await type(page, 'Village', 'x'.repeat(10_000).slice(0, 130));
  await type(page, 'County', 'Sample');
  await page.keyboard.press('Enter');
  await expect(page.getByText('is too long: at most 120 characters').first()).toBeVisible();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('radio', { name: /I do, the village clerk/ })).toBeChecked();
});

test('where the county board runs the election, it says plainly that most of the program steps aside', async ({
  page,
}) => {
  await tabTo(page, page.getByRole('radio', { name: /I do, the village clerk/ }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Most of this program then steps aside.')).toBeVisible();
  await clean(page);
});

test('Help is there before the office is, and Esc leads back to the question', async ({ page }) => {
  await question(page).waitFor();
  await page.keyboard.press('F1');
  await expect(question(page)).toHaveText('Setting up your office');
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveText('Who runs your village election?');
  await page.getByRole('link', { name: 'Election Law §15-104(1)(c)' }).click();
  await expect(page.getByRole('link', { name: 'Who runs the village’s elections' })).toBeVisible();
});

test('the practice village is one press away and looks like practice', async ({ page }) => {
  await page.getByRole('button', { name: /practice village/ }).click();
  await expect(page).toHaveURL(/#\/today$/);
  await expect(page.getByRole('region', { name: 'Practice office' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-office', 'practice');
});

test('in a small window nothing runs over the edge', async ({ page }) => {
  await page.setViewportSize({ width: 512, height: 700 });
  await answerFirst(page);
  for (const step of [
    'village',
    'election-day',
    'polling',
    'posting',
    'newspaper',
    'clerk',
    'passphrase',
    'election',
  ]) {
    await page.evaluate((name) => {
      window.location.hash = `/first-run/${name}`;
    }, step);
    await page.waitForTimeout(100);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), step).toBeLessThanOrEqual(512);
  }
});

test.describe('in a year in which March 17 is the third Tuesday', () => {
  test.use({ now: '2026-01-05T10:00:00-05:00' });

  test('the last page offers March 18 and says what it still needs', async ({ page }) => {
    await page.getByRole('button', { name: 'Answer later' }).click();
    await expect(question(page)).toHaveText('Which village, in which county?');
    await page.evaluate(() => {
      window.location.hash = '/first-run/election';
    });
    // §15-104(1)(b): the vote moves to the 18th when the 17th is the third Tuesday, if specifically published.
    await expect(page.getByRole('radio', { name: 'Wednesday, March 18, 2026' })).toBeChecked();
    await expect(page.getByText('effective only if specifically published')).toBeVisible();
  });
});
