// The calendar as a month, by keyboard; and the calendar as it stood on another day.
import AxeBuilder from '@axe-core/playwright';
import { fallsElection, fallsSteps, type Step } from '../support/example-steps.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openDeskWith } from './open-desk-with.ts';
import { tabTo } from './tab-to.ts';

test.use({ now: '2027-03-02T09:41:00-05:00' });

const noticeOfOffices: Step = [
  'calendar.answer-duty',
  {
    ...{ election: fallsElection, deadline: 'offices-notice', answer: 'done', on: null },
    proof: [{ kind: 'published', newspaper: 'Example Falls Courier', issueDay: '2026-11-12', affidavit: '2026-11-20' }],
  },
];
const meetings: Step = ['office.set-meetings', { meetings: [{ day: '2027-03-08', time: '19:00', kind: '' }] }];

test.beforeEach(async ({ page }) => {
  await openDeskWith(page, [...fallsSteps, meetings, noticeOfOffices]);
  await goTo(page, '#/calendar');
});

test('the arrows go from day to day, Enter opens the card, Esc goes back to the day', async ({ page }) => {
  await tabTo(page, page.getByRole('link', { name: 'As a month' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'March 2027' })).toBeVisible();
  const today = page.getByRole('button', { name: /^Tuesday, March 2:/ });
  await tabTo(page, today);
  await expect(today).toHaveAttribute('aria-current', 'date');
  await page.keyboard.press('ArrowDown'); // a week on
  await page.keyboard.press('ArrowRight');
  const tenth = page.getByRole('button', { name: /^Wednesday, March 10: Mail the ballots/ });
  await expect(tenth).toBeFocused();
  await page.keyboard.press('Enter'); // two lists of ballots are mailed by that day
  const day = page.getByRole('complementary', { name: 'Wednesday, March 10, 2027' });
  await expect(day.getByRole('link')).toHaveCount(2);
  await tabTo(page, day.getByRole('link', { name: 'Mail the ballots that were asked for by mail' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary')).toContainText('Election Law §15-120(6)');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await expect(tenth).toBeFocused();
});

test('a day with one date opens its card at once; Page Down turns the month', async ({ page }) => {
  await goTo(page, '#/calendar?as=month&day=2027-03-12');
  await tabTo(page, page.getByRole('button', { name: /^Friday, March 12: Village register complete/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: 'Friday, March 12, 2027' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('heading', { level: 2, name: 'April 2027' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Monday, April 12: Campaign/ })).toBeFocused();
});

test('it says when the board meets and which days are closed, and is clean in every window', async ({ page }) => {
  await goTo(page, '#/calendar?as=month');
  await expect(page.getByRole('button', { name: /^Monday, March 8: Board meets 7:00 p.m./ })).toBeVisible();
  expect((await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations).toEqual([]);
  for (const width of [1024, 512]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await goTo(page, '#/calendar?as=month&day=2027-02-15');
  // General Construction Law §24: the third Monday in February.
  await expect(page.getByRole('button', { name: /^Monday, February 15: Washington’s Birthday/ })).toBeVisible();
});

test('chips filter the month too', async ({ page }) => {
  await goTo(page, '#/calendar?as=month&who=board-of-trustees&day=2027-03-10');
  await expect(page.getByRole('button', { name: /^Wednesday, March 10: .*no date/ })).toBeVisible();
});

test('as it stood in December the polling resolution was still ahead', async ({ page }) => {
  await tabTo(page, page.getByRole('button', { name: 'As of another day…' }));
  await page.keyboard.press('Enter');
  await page.keyboard.type('12/7/2026');
  await page.keyboard.press('Enter');
  await expect(page.getByText('As it stood on Monday, December 7, 2026.')).toBeVisible();
  // §15-104(3)(b): by January 15, thirty-nine days later.
  await expect(page.getByRole('row', { name: /Board resolution on polling places/ })).toContainText('In 39 days');
  await expect(page.getByRole('row', { name: /Publish the notice of offices/ })).toContainText('Done');
  await page.getByRole('link', { name: 'Back to today' }).press('Enter');
  await expect(page.getByRole('row', { name: /Board resolution on polling places/ })).toContainText('Not on record');
});
