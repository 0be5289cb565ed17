// Papers on their way: what is typed on a paper's page, the newspaper that did not run it, the copies on the walls, a
// correction, and what Today says meanwhile.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { fallsElection as election, fallsSteps } from '../support/example-steps.ts';
import { noticeToPrint } from '../support/notice-calls.ts';
import { colorJpeg } from '../support/seal-files.ts';
import { callDesk } from './call-desk.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openDeskWith } from './open-desk-with.ts';
import { pickerAnswers } from './second-place.ts';
import { tabTo } from './tab-to.ts';

const axe = async (page: Page) => (await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations;
const told = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words });

test.use({ now: '2027-03-05T09:41:00-05:00' });
test.beforeEach(async ({ page }) => {
  await openDeskWith(page, fallsSteps);
});

async function printed(page: Page): Promise<void> {
  const done = await callDesk(page, 'paper.print', { act: 'story-print', input: noticeToPrint(election) });
  expect(done.ok).toBe(true);
  await goTo(page, '#/papers/notice-of-election');
  await page.reload();
  await expect(page.getByText('Edition 1, Fri Mar')).toBeVisible();
}

test('every paper has a page that can be reached and that passes axe when it is filled in', async ({ page }) => {
  test.setTimeout(60_000); // three readings by axe of long pages
  await goTo(page, '#/papers');
  await expect(page.getByRole('link', { name: 'Resolution appointing inspectors of election' })).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await tabTo(page, page.getByRole('link', { name: 'Resolution appointing inspectors of election' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'What the inspectors are paid' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Pay of an inspector for the day, in dollars')).toBeFocused();
  await page.keyboard.type('two hundred');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Type an amount, such as 225 or 225.50.' })).toBeVisible();
  await page.getByLabel('Pay of an inspector for the day, in dollars').fill('225');
  await page.getByRole('button', { name: 'Add inspector' }).press('Enter');
  await page.getByRole('listitem', { name: 'inspector 1' }).getByLabel('Name').fill('Ana Petrosyan');
  await page.keyboard.press('Enter');
  await expect(told(page, 'It is on record. The paper shows it.')).toHaveCount(1);
  const paper = page.getByRole('figure', { name: /^Preview/ });
  await expect(paper).toContainText('each inspector shall be paid $225');
  await expect(paper).toContainText('Ana Petrosyan');
  expect(await axe(page)).toEqual([]);
  await page.setViewportSize({ width: 512, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(512);
});

test('the newspaper: sent, not run, sent again, printed; the calendar knows', async ({ page }) => {
  await printed(page);
  await page.getByRole('button', { name: 'I have sent the copy…' }).press('Enter');
  await page.getByLabel('Sent on').fill('3/1');
  await page.getByLabel('To be printed in the issue of').fill('3/4');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Copy sent Mon Mar.1/)).toBeVisible();
  await page.getByRole('button', { name: 'They did not run it…' }).press('Enter');
  await page.getByLabel('What they say').fill('no room');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/did not run it in the issue of Thursday, March.4/)).toBeVisible();
  // §15-104(3)(c): ten days before March 16 is March 6; the Courier's next issue is the 11th.
  await expect(page.getByText(/The next issue is Thursday, March.11, after the last day of the law/)).toBeVisible();
  await page.getByRole('button', { name: /I have sent it again/ }).press('Enter');
  await page.getByLabel('Newspaper', { exact: true }).fill('The Valley Daily');
  await page.getByLabel('Sent on').fill('3/4');
  await page.getByLabel('To be printed in the issue of').fill('3/5');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'It was printed…' }).press('Enter');
  await page.keyboard.press('Enter');
  await expect(told(page, /In time: Friday, March.5,.2027, 1 day before the last day/)).toHaveCount(1);
  await expect(page.getByText(/Published: Done Friday, March.5/)).toBeVisible();
  await expect(page.locator('.finding.danger')).not.toContainText('published');
  expect(await axe(page)).toEqual([]);
  // It was another village's notice: that line is taken back, with what it answered, and the order stands.
  await page.getByRole('button', { name: 'Take the newest line back: The Valley Daily, edition 1' }).press('Enter');
  const asked = page.getByRole('dialog', { name: 'Was this written down in error?' });
  await expect(asked).toContainText('Printed in The Valley Daily, issue of Friday, March');
  expect(await axe(page)).toEqual([]);
  await page.keyboard.type('It was the notice of another village.');
  await page.keyboard.press('Enter');
  await expect(asked).toBeHidden();
  await expect(page.getByText(/Published: Done/)).toBeHidden();
  await expect(page.getByText(/Copy sent Thu Mar.4/)).toBeVisible();
});

test('the posting log: enough only with six public places and the polling place', async ({ page, app, dir }) => {
  const photo = path.join(dir, 'walls.jpg');
  writeFileSync(photo, Buffer.from(colorJpeg, 'base64'));
  await pickerAnswers(app, photo);
  await printed(page);
  await page.getByRole('button', { name: 'Write down what hangs…' }).press('Enter');
  await page.getByRole('checkbox', { name: 'Village Hall' }).press('Space');
  await page.getByRole('button', { name: 'Add a photo…' }).press('Enter');
  await expect(page.getByText('walls.jpg, kept with what is ticked above.')).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.getByLabel('Put up on').press('Enter');
  await expect(page.getByText('Still wanted: the polling place Village Hall.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'See the photo: Library' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Election Law §15-104(4)' }).last()).toBeVisible();
  await page.getByRole('button', { name: 'Write down what hangs…' }).press('Enter');
  await page.getByLabel('Put up on').press('Enter');
  await expect(page.getByText('It hangs in 6 public places and one polling place. That is enough.')).toBeVisible();
  await expect(page.getByText(/Posted: Done Friday, March.5/)).toBeVisible();
  await page.getByRole('button', { name: 'Take the newest line back: what hangs' }).press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Posted: Village Hall on Friday, March');
  await page.keyboard.type('Wrong door.');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Still wanted: the polling place Village Hall.')).toBeVisible();
  await page.getByRole('button', { name: 'Write down what hangs…' }).press('Enter');
  await page.getByLabel('Put up on').press('Enter');
  await expect(page.getByText(/Posted: Done Friday, March.5/)).toBeVisible();
  await goTo(page, '#/papers/affidavit-of-posting');
  await expect(page.getByRole('figure', { name: /^Preview/ })).toContainText('Village Hall');
  expect(await axe(page)).toEqual([]);
});

test('a correction names what changed and where the old one went; a duplicate says that it is one', async ({
  page,
}) => {
  await printed(page);
  const office = {
    title: 'Mayor',
    seats: 1,
    termYears: 4,
    unexpired: false,
    termEnds: null,
    incumbents: [],
    vacancy: null,
  };
  const changed = await callDesk(page, 'election.save-office', {
    act: 'four-years',
    input: { election, number: 1, office },
  });
  expect(changed.ok).toBe(true);
  await page.reload();
  await page.getByRole('button', { name: 'Print it as a correction…' }).press('Enter');
  await expect(page.getByLabel('What changed, one thing to a line')).toHaveValue(/four years.*before.*two years/);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Print the correction' }).press('Enter');
  await expect(page.getByText(/Edition 2, .*corrects edition 1/)).toBeVisible();
  await page.getByRole('button', { name: 'Print a duplicate: edition 2' }).press('Enter');
  await expect(told(page, 'A duplicate of edition 2 is open in the viewer.')).toHaveCount(1);
});

test.describe('six days after the last day for the newspaper', () => {
  test.use({ now: '2027-03-12T09:41:00-05:00' });

  test('Today says in red what is not on record, and leads to the memo', async ({ page }) => {
    await goTo(page, '#/today');
    const warning = page.locator('.finding.danger').filter({ hasText: 'A proposition is on the ballot.' });
    await expect(warning).toContainText('Under §15-104(5) the vote on this proposition is void');
    await expect(warning).toContainText('Whether this is enough is for the village attorney and, in the end, a court.');
    expect(await axe(page)).toEqual([]);
    await warning.getByRole('link', { name: 'Write a memo to the village attorney' }).press('Enter');
    await expect(page.getByRole('figure', { name: /^Preview/ })).toContainText('Whether this is enough is for you');
  });
});
