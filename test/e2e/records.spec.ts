// Records: a clerk looks up what was done, takes something back, goes back to a day gone by, and checks the history.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { candidate, clerk, fallsElection as election, fallsSteps, taking } from '../support/example-steps.ts';
import { callDesk } from './call-desk.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openDeskWith } from './open-desk-with.ts';
import { tabTo } from './tab-to.ts';

const axe = async (page: Page) => (await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations;
const panel = (page: Page) => page.locator('aside.panel');
const rows = (page: Page) => page.locator('.history .row-open');
const chip = (page: Page, name: RegExp) => page.getByRole('radio', { name });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function act(page: Page, name: string, input: unknown, id: string) {
  const answer = await callDesk(page, name, { act: id, input });
  if (!answer.ok) throw new Error(`${name}: ${answer.refusal?.message}`);
  return answer.value;
}
const rename = (page: Page) => {
  const changed = { election, number: 1, office: 1, candidate: candidate('Héctor J. Rosario') };
  return act(page, 'nominations.save-candidate', changed, 'story-renamed');
};

test.use({ now: '2027-03-09T10:42:00-05:00' });
test.beforeEach(async ({ page }) => {
  await openDeskWith(page, fallsSteps);
});

test('from the keyboard: an application recorded in error is found, and taken back with a reason', async ({ page }) => {
  test.slow();
  await act(page, 'mail-ballot.record-application', taking('Tom', 'Fox'), 'story-fox');
  await tabTo(page, page.getByRole('link', { name: 'Records', exact: true }));
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Who did what, and when?');
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press('/');
  await page.keyboard.type('tom fox');
  await expect(rows(page)).toHaveCount(1);
  await tabTo(page, rows(page).first());
  await page.keyboard.press('Enter');

  await expect(panel(page).getByRole('heading', { level: 2 })).toBeFocused();
  await expect(panel(page)).toContainText(/Happened\s*10:00\sa\.m\. on Monday, March\s1,\s2027/);
  await expect(panel(page)).toContainText(/Recorded\s*10:42\sa\.m\. on Tuesday, March\s9,\s2027/);
  await tabTo(page, panel(page).getByRole('button', { name: 'Recorded in error…' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Was this recorded in error?' });
  await expect(dialog).toContainText('absentee application 4 of Tom Fox');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Why')).toHaveAccessibleDescription('Write down why, in a few words.');
  await page.keyboard.type('He lives in the next village');
  await page.keyboard.press('Enter');

  await expect(panel(page)).toContainText('It was taken back.');
  await expect(panel(page)).toContainText('Reason: “He lives in the next village”');
  await expect(rows(page)).toHaveCount(2);
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(chip(page, /^Taken back/)).toContainText('2');
});

test('a change shows before and after, and leads to everything about that candidate', async ({ page }) => {
  await rename(page);
  await goTo(page, '#/records');
  await rows(page).first().click();
  await expect(panel(page).getByRole('row', { name: /Name on the ballot/ })).toHaveText(
    /Name on the ballot\s*Héctor Rosario\s*Héctor J\. Rosario/,
  );
  await expect(panel(page).getByRole('button', { name: 'Take it back…' })).toBeVisible();
  await panel(page).getByRole('link', { name: 'Candidate Héctor J. Rosario' }).click();
  await expect(page.getByText('Only what is about Candidate Héctor J. Rosario')).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show everything' }).click();
  expect(await rows(page).count()).toBeGreaterThan(20);
});

test('why an entry stays: what rests on it is one press away', async ({ page }) => {
  await goTo(page, '#/records/history/story-0011'); // the office of Mayor
  await expect(panel(page)).toContainText('Later entries rest on it. Take these back first:');
  await panel(page).getByRole('link', { name: 'Added: candidate Héctor Rosario.' }).click();
  await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText('Added: candidate Héctor Rosario.');
  await expect(panel(page).getByRole('button', { name: 'Take it back…' })).toBeVisible();
});

test('Ctrl+Z asks and says the same as the history', async ({ page }) => {
  await rename(page);
  await goTo(page, '#/today');
  await heading(page).waitFor();
  await page.keyboard.press('Control+z');
  const dialog = page.getByRole('dialog', { name: 'Take back what was done last?' });
  const words = 'Changed: candidate Héctor Rosario is now written Héctor J. Rosario.';
  await expect(dialog).toContainText(words);
  await page.keyboard.type('The paper has no J');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Taken back: ${words}`)).toHaveCount(1);
  await goTo(page, '#/records');
  await expect(rows(page).first()).toHaveText(new RegExp(`^Taken back: ${words} Reason: The paper has no J\\.`));
});

test('narrowed by person', async ({ page }) => {
  const { person } = (await act(page, 'people.add', { name: 'Pat Quill', role: 'deputy' }, 'story-pat')) as {
    person: string;
  };
  await callDesk(page, 'desk.choose-person', { person });
  await act(page, 'office.name-clerk', { ...clerk, phone: '518-555-0199' }, 'story-by-pat');
  await goTo(page, '#/records');
  await page.getByLabel('By').selectOption('Pat Quill');
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole('row', { name: /Pat Quill/ })).toContainText('Ruth Lindgren, Village Clerk');
});

test('as it stood on a day: the list, the answers, the register; one key leads back', async ({ page }) => {
  await goTo(page, '#/records');
  await page.getByLabel('As it stood on').fill('3/9');
  await page.keyboard.press('Enter');
  const banner = page.getByRole('region', { name: 'A day gone by' });
  await expect(banner).toContainText('As it stood at the end of Tuesday, March 9, 2027.');
  await banner.getByRole('link', { name: 'The office’s answers' }).click();
  await expect(page.getByText('Example Falls Courier')).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await banner.getByRole('link', { name: 'The election and its register' }).click();
  await expect(page.getByRole('row', { name: /Zimmerman, Eva/ })).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(banner).toHaveCount(0);
  await page.getByLabel('As it stood on').fill('3/8');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nothing was recorded by then.')).toBeVisible();
});

test('the check: a wrong code, half a code, and the right one in groups', async ({ page }) => {
  await goTo(page, '#/records/check');
  const code = page.getByRole('textbox', { name: /^Check code from paper/ });
  const finding = page.getByRole('status').filter({ hasText: /hold|not in this history/ });
  await page.getByRole('button', { name: 'Check the history' }).click();
  await expect(finding).toContainText(/All \d+ records hold\./);
  const head = (await page.locator('.check-code').textContent()) ?? '';
  expect(head).toMatch(/^([0-9a-f]{8} ){7}[0-9a-f]{8}$/);

  await code.fill('0f9e 8d7c');
  await page.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription(
    'A check code has 64 letters and digits; this has 8. Compare it with the slip again.',
  );
  await code.fill('ab'.repeat(32));
  await page.keyboard.press('Enter');
  await expect(finding).toContainText('The check code you gave is not in this history.');
  expect(await axe(page)).toEqual([]);
  await act(page, 'office.set-certificate', { required: false }, 'story-later');
  await code.fill(head.toUpperCase());
  await page.keyboard.press('Enter');
  await expect(finding).toContainText('The check code you gave is among them: nothing from before it is missing');
  expect(await axe(page)).toEqual([]);
});

test('the page for the deputy says what is missing on it, and prints', async ({ page }) => {
  await goTo(page, '#/records/start-here');
  await expect(page.getByRole('figure', { name: /^Preview: Start here/ })).toContainText('It opens at once');
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Print “Start here”' }).click();
  await expect(page.getByText('The page is printed to a file and opened in the viewer.')).toHaveCount(1);
  await expect(page.getByText('No backup is on record yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Your office hours' }).click();
  await expect(page.getByLabel('Office hours')).toBeVisible();
});

test('fits small windows, with and without an entry beside the list', async ({ page }) => {
  for (const hash of ['#/records', '#/records/history/story-0010', '#/records/check', '#/records/start-here'])
    for (const width of [1024, 512]) {
      await page.setViewportSize({ width, height: 700 });
      await goTo(page, hash);
      await heading(page).waitFor();
      await page.waitForTimeout(200);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${hash} ${width}`).toBeLessThanOrEqual(
        width,
      );
    }
});

test('pages of a hundred, and the way back to the newest', async ({ page }) => {
  for (let n = 0; n < 100; n += 1)
    await act(page, 'office.set-certificate', { required: n % 2 === 0 }, `story-again-${n}`);
  await goTo(page, '#/records');
  await expect(page.getByText('1 to 100 of 121', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Older' }).click();
  await expect(page.getByText('101 to 121 of 121', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Older' })).toBeDisabled();
  await page.getByRole('button', { name: 'Newer' }).click();
  await expect(page.getByText('1 to 100 of 121', { exact: true })).toBeVisible();
});

test.describe('on a computer set to Pacific time', () => {
  test.use({ zone: 'America/Los_Angeles' });
  test('every page says so, and the times stay New York’s', async ({ page }) => {
    await goTo(page, '#/records');
    await expect(page.getByRole('region', { name: 'The computer’s clock' })).toContainText(
      'This computer is not on Eastern time: it is set to Pacific time.',
    );
    await expect(rows(page).first()).toBeVisible();
    await expect(page.getByRole('row', { name: /10:42 a\.m\./ }).first()).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await goTo(page, '#/today');
    await expect(page.getByRole('region', { name: 'The computer’s clock' })).toBeVisible();
  });
});
