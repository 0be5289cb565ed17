// What is on record about a date: written down in its card, taken back, set by an order; dates that move and are seen.
import AxeBuilder from '@axe-core/playwright';
import { fallsElection, fallsSteps, type Step } from '../support/example-steps.ts';
import { callDesk } from './call-desk.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openDeskWith } from './open-desk-with.ts';
import { tabTo } from './tab-to.ts';

test.use({ now: '2027-01-04T09:41:00-05:00' });

const meetings: Step = [
  'office.set-meetings',
  {
    meetings: [
      { day: '2027-01-11', time: '19:00', kind: '' },
      { day: '2027-01-25', time: '19:00', kind: '' },
    ],
  },
];

test('a resolution shows the last meeting in time and the line for its agenda', async ({ page }) => {
  await openDeskWith(page, [...fallsSteps.slice(0, 11), meetings]);
  await goTo(page, '#/calendar/polling-resolution');
  const card = page.getByRole('complementary', { name: 'Friday, January 15, 2027' });
  const meeting = card.getByRole('region', { name: 'The last meeting in time' });
  await expect(meeting).toContainText('The board’s last meeting in time is Monday, January 11, 2027 at 7:00 p.m.');
  await expect(meeting.getByRole('textbox', { name: 'For the agenda' })).toHaveValue(/§15-104\(3\)\(b\)/);
  await tabTo(page, meeting.getByRole('button', { name: 'Copy the line' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').first()).toContainText(/copied|Ctrl C/);
  expect((await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations).toEqual([]);
});

test.describe('on March 2', () => {
  test.use({ now: '2027-03-02T09:41:00-05:00' });
  test.beforeEach(async ({ page }) => {
    await openDeskWith(page, fallsSteps);
  });

  test('the question stands in the card; what was recorded in error is taken back with a reason', async ({ page }) => {
    await goTo(page, '#/calendar/appoint-inspectors');
    const card = page.getByRole('complementary', { name: 'Thursday, February 4, 2027' });
    await tabTo(page, card.getByRole('textbox', { name: 'Adopted at the meeting of' }));
    await page.keyboard.type('1/25');
    await page.keyboard.press('Enter');
    await expect(card).toContainText('Done Monday, January 25');
    await expect(card).toContainText('In time: Monday, January 25, 2027, 10 days before the last day.');
    await expect(card).toContainText('by Ruth Lindgren');
    expect((await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations).toEqual([]);
    await tabTo(page, card.getByRole('button', { name: 'Recorded in error' }));
    await page.keyboard.press('Enter');
    await page.keyboard.type('wrong meeting');
    await page.keyboard.press('Enter');
    await expect(card.getByRole('heading', { name: 'Did you do this?' })).toBeVisible();
    await expect(card).toContainText('Not on record');
  });

  test('posting names each place, also where one was posted on another day', async ({ page }) => {
    await goTo(page, '#/calendar/election-notice-posted');
    const card = page.getByRole('complementary', { name: 'Monday, March 15, 2027' });
    await tabTo(page, card.getByRole('button', { name: 'Already done?' }));
    await page.keyboard.press('Enter');
    const day = card.getByRole('textbox', { name: 'Posted on' });
    await expect(day).toBeFocused();
    await page.keyboard.type('3/1');
    // Six public places and the polling place, all of them ticked.
    await expect(card.getByRole('checkbox', { checked: true })).toHaveCount(7);
    await tabTo(page, card.getByRole('checkbox', { name: 'Not all of them on the same day' }));
    await page.keyboard.press('Space');
    await tabTo(page, card.getByRole('textbox', { name: /^Posted at Library on/ }));
    await page.keyboard.type('3/2');
    await page.keyboard.press('Enter');
    await expect(card).toContainText('Done Tuesday, March 2');
    const kept = await callDesk(page, 'calendar.date', { election: fallsElection, id: 'election-notice-posted' });
    expect(kept.value).toMatchObject({ status: 'done', given: { on: '2027-03-02' } });
  });

  test('a date set by an order says so, keeps the rule’s own day, and goes back with a reason', async ({ page }) => {
    await goTo(page, '#/calendar/county-list-delivered');
    await tabTo(page, page.getByRole('button', { name: 'An order sets another day…' }));
    await page.keyboard.press('Enter');
    await page.keyboard.type('3/11');
    await expect(page.getByText('No other date would move.')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Executive Order 12.3');
    await page.keyboard.press('Tab');
    await page.keyboard.type('flood');
    await page.keyboard.press('Enter');
    const card = page.getByRole('complementary', { name: 'Thursday, March 11, 2027' });
    await expect(card).toContainText('Set by Executive Order 12.3.');
    await expect(card).toContainText('in place of Tuesday, March 9, 2027');
    await goTo(page, '#/today');
    await page.getByRole('link', { name: 'See what it was and what it is now' }).press('Enter');
    await expect(page.getByText('One date has moved.')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Thursday, March 11, 2027, in place of Tuesday, March 9, 2027');
    expect((await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations).toEqual([]);
    await tabTo(page, page.getByRole('button', { name: 'I have seen it' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('One date has moved.')).toHaveCount(0);
    await goTo(page, '#/calendar/county-list-delivered');
    await tabTo(page, page.getByRole('button', { name: 'Go back to the rule’s own day…' }));
    await page.keyboard.press('Enter');
    await page.keyboard.type('the order has expired');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('complementary', { name: 'Tuesday, March 9, 2027' })).toBeVisible();
  });

  test('the calendar is taken along on paper, from one question', async ({ page }) => {
    await goTo(page, '#/calendar');
    const dialog = page.getByRole('dialog', { name: 'How do you want to take the calendar with you?' });
    for (const way of ['The list with the law', 'Month by month']) {
      await tabTo(page, page.getByRole('button', { name: 'Paper or file…' }));
      await page.keyboard.press('Enter');
      expect((await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations).toEqual([]);
      await dialog.getByRole('radio', { name: new RegExp(`^${way}`) }).press('Space');
      await dialog.getByRole('button', { name: 'Print it' }).press('Enter');
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole('status').first()).toContainText('opened in the viewer');
    }
  });
});
